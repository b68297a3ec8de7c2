// What the page for making an edition knows: the game, the draft and its calibration, and the ways in and out by file.

import type { GameCard } from "../generated/protocol";
import { api } from "../lib/api";
import { saveFile } from "../lib/download";
import { failureText } from "../lib/failures";
import type { GameModule, WorkbenchProps } from "../lib/game";
import { loadGame } from "../lib/games";
import { notify } from "../lib/notices.svelte";
import { go } from "../lib/router.svelte";
import { comeIn } from "../lib/session";
import { say, useMore } from "../lib/speech.svelte";
import { Calibration } from "./calibration.svelte";
import { Draft, type Kept } from "./draft.svelte";
import { requests } from "./requests";
import { loadSentences } from "./sentences";

/** Longer files are no editions; the server would refuse them. */
const LONGEST = 120_000;

/** Where a draft of this game is kept. */
export const draftKey = (game: string): string => `meseta-edition-${game}`;

export class Workshop {
  card = $state.raw<GameCard | null>(null);
  module = $state.raw<GameModule | null>(null);
  draft = $state.raw<Draft | null>(null);
  missing = $state(false);
  unreachable = $state(false);
  readonly calibration = new Calibration(async (wanted, signal) => {
    if (!wanted.start) await comeIn();
    return requests.try(wanted, signal);
  });

  constructor(readonly game: string) {}

  async load(): Promise<void> {
    try {
      const [cards, module, house] = await Promise.all([
        api.games(),
        loadGame(this.game),
        api.edition(this.game),
        useMore(loadSentences),
      ]);
      this.card = cards.find(({ key }) => key === this.game) ?? null;
      this.missing = !this.card?.editable;
      if (this.missing) return;
      this.module = module;
      const check = (text: string, signal: AbortSignal) => requests.check({ text, game: this.game }, signal);
      this.draft = new Draft(house.text, check, storage(), draftKey(this.game));
    } catch {
      this.unreachable = true;
    }
  }

  /** The page is being left: nothing goes on for it. */
  leave(): void {
    this.draft?.leave();
    this.calibration.stop();
  }

  /** What the picture is given. */
  get bench(): Omit<WorkbenchProps, "say"> {
    const draft = this.draft!;
    return {
      components: draft.data,
      wrong: (...path) => draft.at(path)[0]?.problem.message ?? "",
      set: (path, value) => draft.set(path, value),
      add: (path, entries) => draft.add(path, entries),
      remove: (path) => draft.remove(path),
      together: (name, changes) => draft.together(name, changes),
    };
  }

  get fileName(): string {
    const name = this.draft?.report?.edition?.name ?? "edition";
    return `${this.game}-${name}.toml`;
  }

  /** Go on with the text of a file; that of another game opens that game's page. */
  async open(file: File | undefined): Promise<void> {
    if (!file) return;
    if (file.size > LONGEST) return notify(say("edition-too-long"));
    const text = await file.text();
    try {
      const { game } = await requests.check({ text });
      if (game && game !== this.game) return this.passOn(game, text);
    } catch (error) {
      return notify(failureText(error));
    }
    this.draft?.begin(text);
  }

  save(): void {
    saveFile(this.blob(), this.fileName);
  }

  /** Hand the file to another program or person; where that is not possible, save it. */
  async share(): Promise<void> {
    const file = new File([this.blob()], `${this.fileName}.txt`, { type: "text/plain" });
    if (!navigator.canShare?.({ files: [file] })) return this.save();
    await navigator.share({ files: [file], title: this.fileName }).catch(() => {});
  }

  private blob(): Blob {
    return new Blob([this.draft?.text ?? ""], { type: "text/plain" });
  }

  private passOn(game: string, text: string): void {
    storage()?.setItem(draftKey(game), text);
    go(`/editions/${game}`);
  }
}

function storage(): Kept | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
