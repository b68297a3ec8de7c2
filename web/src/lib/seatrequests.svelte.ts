// Dialogs about a seat: its private link, whether to give up, who stands in for an absent player.

import type { ChairInfo, TableInfo } from "../generated/protocol";
import { api } from "./api";
import { fullAddress } from "./router.svelte";

/** The table concerned, and how a failure is reported. */
interface At {
  readonly id: string;
  readonly info: TableInfo | null;
  change(what: () => Promise<unknown>): Promise<void>;
}

export class SeatRequests {
  link = $state<string | null>(null);
  conceding = $state.raw<ChairInfo | null>(null);
  standIn = $state.raw<ChairInfo | null>(null);
  readonly #at: At;

  constructor(at: At) {
    this.#at = at;
  }

  /** Close dialogs whose action is no longer possible. Called once, by the page. */
  follow(): void {
    $effect(() => {
      if (this.#at.info?.status === "playing") return;
      this.conceding = null;
      this.standIn = null;
    });
  }

  showLink = (chair: ChairInfo): Promise<void> =>
    this.#at.change(async () => {
      const { path } = await api.link(this.#at.id, chair.seat);
      this.link = fullAddress(path);
    });

  askStandIn = (chair: ChairInfo): void => {
    this.standIn = chair;
  };

  comeBack = (chair: ChairInfo): Promise<void> => this.#at.change(() => api.comeBack(this.#at.id, chair.seat));

  concede({ seat }: ChairInfo): void {
    this.conceding = null;
    void this.#at.change(() => api.concede(this.#at.id, seat));
  }

  /** Call the bot that was agreed as the stand-in. */
  letPlay({ seat }: ChairInfo): void {
    this.standIn = null;
    void this.#at.change(() => api.standIn(this.#at.id, seat));
  }
}
