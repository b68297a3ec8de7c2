// A picture of a match that is being chosen: what it shows, in which colours, and what becomes of it.

import type { TableInfo } from "../generated/protocol";
import { api } from "../lib/api";
import { saveFile } from "../lib/download";
import { failureText } from "../lib/failures";
import { host } from "../lib/host";
import { announce } from "../lib/notices.svelte";
import { prefs } from "../lib/prefs.svelte";
import { fullAddress } from "../lib/router.svelte";
import { say } from "../lib/speech.svelte";
import { isLocalAddress } from "../shell/localaddress";
import { pixelsOf } from "./pixels";

/** The moment of a replay that is displayed. */
export interface Shown {
  n: number;
  viewer: number | null;
  /** Whether the whole record is open, so that others can go to the very same moment. */
  open: boolean;
  /** Whose eyes can be chosen. */
  choices: readonly number[];
}

const PNG = "image/png";
const systemIsDark = (): boolean => matchMedia("(prefers-color-scheme: dark)").matches;

/** The address at which others can watch what a picture shows; empty if they could not open it. */
export function linkTo(id: string, moment: Shown | null, viewer: number | null): string {
  const as = viewer === null ? "" : `&as=${viewer}`;
  const link = fullAddress(moment?.open ? `/r/${id}?ply=${moment.n}${as}` : `/r/${id}`);
  return host.others && !isLocalAddress(link) ? link : "";
}

export class Picturing {
  /** Whether it shows the result rather than a moment. */
  result = $state(false);
  dark = $state(prefs.theme === "dark" || (prefs.theme === "system" && systemIsDark()));
  viewer = $state<number | null>(null);
  /** The picture as it is; null while it is being drawn. */
  svg = $state.raw<string | null>(null);
  /** Why there is none. */
  failed = $state("");
  /** The same in pixels, begun early: browsers share only at once after a click. */
  #png: Promise<Blob> | null = null;
  #wish = 0;

  constructor(
    readonly info: TableInfo,
    readonly moment: Shown | null,
  ) {
    this.result = moment === null;
    this.viewer = moment?.viewer ?? null;
  }

  /** Whether there is a result to show. */
  readonly finished = $derived.by(() => this.info.result !== null);
  readonly link = $derived.by(() => linkTo(this.info.id, this.result ? null : this.moment, this.viewer));

  /** Draw it anew whenever something else is chosen. Called once, by the dialog. */
  follow(): void {
    $effect(() => {
      const wanted = { at: this.result ? null : (this.moment?.n ?? 0), viewer: this.viewer, dark: this.dark };
      void this.#draw({ ...wanted, viewer: this.result ? null : wanted.viewer, link: this.link });
    });
  }

  async #draw(wanted: Parameters<typeof api.picture>[1]): Promise<void> {
    const mine = ++this.#wish;
    this.failed = "";
    try {
      const svg = await api.picture(this.info.id, wanted);
      if (mine !== this.#wish) return;
      this.svg = svg;
      this.#png = pixelsOf(svg);
      this.#png.catch(() => undefined); // said when it is wanted
    } catch (error) {
      if (mine === this.#wish) [this.svg, this.failed] = [null, failureText(error, this.info.game)];
    }
  }

  /** What the picture says first, for those who do not see it. */
  get title(): string {
    const drawn = new DOMParser().parseFromString(this.svg ?? "", "image/svg+xml");
    return drawn.querySelector("title")?.textContent ?? "";
  }

  #name(ending: string): string {
    const moment = this.result ? "" : `-${this.moment?.n ?? 0}`;
    return `${this.info.game}-${this.info.id.slice(0, 6)}${moment}.${ending}`;
  }

  saveSvg = (): void => saveFile(new Blob([this.svg ?? ""], { type: "image/svg+xml" }), this.#name("svg"));

  savePng = async (): Promise<void> => {
    if (this.#png) saveFile(await this.#png, this.#name("png"));
  };

  copy = async (): Promise<void> => {
    if (!this.#png) return;
    await navigator.clipboard.write([new ClipboardItem({ [PNG]: this.#png })]);
    announce(say("copied"));
  };

  /** Hand it to another app; whoever changes their mind meanwhile has not failed. */
  share = async (): Promise<void> => {
    if (!this.#png) return;
    const file = new File([await this.#png], this.#name("png"), { type: PNG });
    await navigator.share({ files: [file], title: this.title }).catch(() => undefined);
  };

  readonly canCopy = typeof ClipboardItem !== "undefined" && "clipboard" in navigator;
  readonly canShare = navigator.canShare?.({ files: [new File([], "picture.png", { type: PNG })] }) ?? false;
}
