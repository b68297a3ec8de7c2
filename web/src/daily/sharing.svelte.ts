// What one may tell others about a day: as a text and as a picture, neither of which gives anything away.

import { saveFile } from "../lib/download";
import { host } from "../lib/host";
import { announce } from "../lib/notices.svelte";
import { prefs } from "../lib/prefs.svelte";
import { fullAddress } from "../lib/router.svelte";
import { say, titleOf } from "../lib/speech.svelte";
import { pixelsOf } from "../picture/pixels";
import { isLocalAddress } from "../shell/localaddress";
import type { Book } from "./book.svelte";
import { diary } from "./diary.svelte";
import { requests } from "./requests";
import { fullDay, stateName } from "./saying";

const PNG = "image/png";
const systemIsDark = (): boolean => matchMedia("(prefers-color-scheme: dark)").matches;

/** Where others find the same puzzles; empty if they could not open it. */
export function linkTo(day: string): string {
  const link = fullAddress(`/daily/${day}`);
  return host.others && !isLocalAddress(link) ? link : "";
}

export class Sharing {
  /** The text; empty until the host has written it. */
  text = $state("");
  /** The picture as it is; null until the host has drawn it. */
  svg = $state.raw<string | null>(null);
  failed = $state.raw<unknown>(null);
  copied = $state<"text" | "picture" | null>(null);
  dark = $state(prefs.theme === "dark" || (prefs.theme === "system" && systemIsDark()));
  readonly link: string;
  /** The picture in pixels, begun early: browsers share only at once after a click. */
  #png: Promise<Blob> | null = null;
  #wish = 0;

  constructor(readonly book: Book) {
    this.link = linkTo(book.day);
  }

  /** What the picture shows, in words. */
  get summary(): string {
    const { day, games } = this.book;
    const told = games.map((game) => `${titleOf(game)}: ${stateName(diary.state(day, game))}`);
    return `${say("daily-title-of", { day: fullDay(day) })}. ${told.join("; ")}.`;
  }

  /** Fetch the text, and the picture whenever its colours are chosen. Called once, by the dialog. */
  follow(): void {
    requests.share(this.book.day, this.link).then(
      ({ text }) => (this.text = text),
      (error: unknown) => (this.failed = error),
    );
    $effect(() => void this.#draw(this.dark));
  }

  async #draw(dark: boolean): Promise<void> {
    const mine = ++this.#wish;
    try {
      const svg = await requests.picture(this.book.day, this.link, dark);
      if (mine !== this.#wish) return;
      this.svg = svg;
      this.#png = pixelsOf(svg);
      this.#png.catch(() => undefined); // said when it is wanted
    } catch (error) {
      if (mine === this.#wish) this.failed = error;
    }
  }

  copyText = async (): Promise<void> => {
    await navigator.clipboard.writeText(this.text);
    this.copied = "text";
    announce(say("copied"));
  };

  /** Hand it to another app; whoever changes their mind meanwhile has not failed. */
  shareText = async (): Promise<void> => {
    await navigator.share({ text: this.text }).catch(() => undefined);
  };

  copyPicture = async (): Promise<void> => {
    if (!this.#png) return;
    await navigator.clipboard.write([new ClipboardItem({ [PNG]: this.#png })]);
    this.copied = "picture";
    announce(say("copied"));
  };

  savePicture = async (): Promise<void> => {
    if (this.#png) saveFile(await this.#png, this.#name);
  };

  sharePicture = async (): Promise<void> => {
    if (!this.#png) return;
    const file = new File([await this.#png], this.#name, { type: PNG });
    await navigator.share({ files: [file], text: this.text }).catch(() => undefined);
  };

  get #name(): string {
    return `meseta-${this.book.day}.png`;
  }

  readonly canShare = typeof navigator.share === "function";
  readonly canCopyPicture = typeof ClipboardItem !== "undefined" && "clipboard" in navigator;
  readonly canSharePicture = navigator.canShare?.({ files: [new File([], "picture.png", { type: PNG })] }) ?? false;
}
