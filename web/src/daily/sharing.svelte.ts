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
import { drawDay } from "./picture";
import { requests } from "./requests";
import { fullDay, stateName } from "./saying";

const PNG = "image/png";
const systemIsDark = (): boolean => matchMedia("(prefers-color-scheme: dark)").matches;

/** Where others find the same puzzles; empty if they could not open it. */
export function linkTo(day: string): string {
  const link = fullAddress(`/daily/${day}`);
  return host.others && !isLocalAddress(link) ? link : "";
}

/** The text with the link at its end, unless it has it already. */
export const withLink = (text: string, link: string): string =>
  !link || text.includes(link) ? text : `${text.trimEnd()}\n${link}`;

export class Sharing {
  /** The text; empty until the host has written it. */
  text = $state("");
  failed = $state.raw<unknown>(null);
  copied = $state<"text" | "picture" | null>(null);
  dark = $state(prefs.theme === "dark" || (prefs.theme === "system" && systemIsDark()));
  readonly link: string;
  /** The picture in pixels, begun early: browsers share only at once after a click. */
  #png: Promise<Blob> | null = null;

  constructor(
    readonly book: Book,
    readonly today: string,
  ) {
    this.link = linkTo(book.day);
  }

  readonly svg = $derived.by(() => {
    const { day, games, found } = this.book;
    const streak = diary.streak(this.today).current;
    const lines = games.map((game) => {
      const state = diary.state(day, game);
      const level = found?.puzzles.find((line) => line.game === game)?.level ?? 0;
      return { game, name: titleOf(game), state, told: stateName(state), level };
    });
    return drawDay({
      ...{ title: say("daily-title"), day: fullDay(day), lines, dark: this.dark },
      streak: streak ? say("daily-streak", { count: streak }) : "",
      link: this.link.replace(/^https?:\/\//, ""),
      summary: this.summary,
    });
  });

  /** What the picture shows, in words. */
  get summary(): string {
    const { day, games } = this.book;
    const told = games.map((game) => `${titleOf(game)}: ${stateName(diary.state(day, game))}`);
    return `${say("daily-title-of", { day: fullDay(day) })}. ${told.join("; ")}.`;
  }

  /** Fetch the text, and paint the picture whenever it changes. Called once, by the dialog. */
  follow(): void {
    requests.share(this.book.day).then(
      ({ text }) => (this.text = withLink(text, this.link)),
      (error: unknown) => (this.failed = error),
    );
    $effect(() => {
      this.#png = pixelsOf(this.svg);
      this.#png.catch(() => undefined); // said when it is wanted
    });
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
