// The people at a table besides the match itself: chat, reactions, and playing again.

import { untrack } from "svelte";
import type { ChatLine, Reacted } from "../generated/protocol";
import { api } from "./api";
import { showFailure } from "./failures";
import { announce, notify } from "./notices.svelte";
import { prefs } from "./prefs.svelte";
import { Reactions, type Reaction } from "./reactions.svelte";
import { go } from "./router.svelte";
import { comeIn } from "./session";
import type { Answer } from "./socket";
import { play } from "./sound";
import { listed, reasonOf, say } from "./speech.svelte";
import type { TablePage } from "./tablepage.svelte";
import { Unread } from "./unread.svelte";

/** Somebody at the table whom one may mute or report. */
export interface Somebody {
  who: string;
  name: string;
  /** The line of chat that it is about. */
  line: ChatLine | null;
}

export class Company {
  readonly reactions = new Reactions();
  readonly #table: TablePage;
  readonly #read: Unread;
  /** Whether one does not want to play again. */
  #declined = $state(false);

  constructor(table: TablePage) {
    this.#table = table;
    this.#read = new Unread(table.id);
  }

  /** Who would like to play again and has not been answered, in words. */
  readonly invitation = $derived.by(() => {
    const { info, store, name } = this.#table;
    if (!info?.rematch || this.#declined || store.mine.some((seat) => info.again.includes(seat))) return null;
    return say("rematch-invites", { names: listed(info.again.map(name)), count: info.again.length });
  });

  /** What is said at the table, but by those of whom one wants to see nothing. */
  readonly chatLines = $derived.by(() => {
    const { chat, muted } = this.#table.store;
    return muted.length ? chat.filter((line) => !this.mutes(line.who)) : chat;
  });

  readonly unread = $derived.by(() => {
    const { info, mine } = this.#table.store;
    return this.#read.count(this.chatLines, info, mine);
  });

  /** Who is asked about: somebody at the table whom one may mute or report. */
  about = $state.raw<Somebody | null>(null);

  /** Whether one wants to see nothing of whoever this is. */
  mutes = (who: string | null): boolean => who !== null && this.#table.store.muted.includes(who);

  /** Everybody muted who has a seat here or has said something, with what they are called. */
  readonly mutedHere = $derived.by((): Somebody[] => {
    const { chat, muted } = this.#table.store;
    const found = new Map<string, Somebody>();
    for (const { who, name, seat } of chat)
      if (who && muted.includes(who)) found.set(who, this.somebody(who, seat, name));
    for (const { who, seat, name } of this.#table.info?.chairs ?? [])
      if (who && muted.includes(who)) found.set(who, this.somebody(who, seat, name));
    return [...found.values()];
  });

  /** Whether one has said it oneself. */
  isOwn = ({ seat, who }: ChatLine): boolean => {
    const own = this.#table.info?.chairs.find(({ mine }) => mine)?.who;
    return (seat !== null && this.#table.store.mine.includes(seat)) || (who !== null && who === own);
  };

  /** Somebody at the table, and the line of chat they are asked about for. */
  somebody(who: string, seat: number | null, name: string, line: ChatLine | null = null): Somebody {
    const called = seat === null ? name || say("spectator") : name || this.#table.name(seat);
    return { who, name: called, line };
  }

  /** Announce an invitation when it comes, wherever on the page one is. Called once, by the page. */
  follow(): void {
    $effect(() => {
      if (this.invitation) untrack(() => this.#call());
    });
  }

  #call(): void {
    const invitation = this.invitation ?? "";
    announce(invitation);
    if (prefs.sounds) play("turn");
    // The line below the board says it as well, unless it tells of the past or of what is being counted.
    if (this.#table.line !== invitation) notify(invitation);
    this.#table.callFromElsewhere(invitation);
  }

  /** Read out a line of chat. */
  hear(line: ChatLine): void {
    if (!this.mutes(line.who)) announce(`${line.name}: ${line.text}`);
  }

  /** Everything said so far has been read. */
  haveRead = (): void => this.#read.readTo(this.#table.store.chat.at(-1)?.n ?? 0);

  /** Send a chat message; returns whether it was sent. */
  chat = (text: string): Promise<boolean> => this.#send(() => this.#table.store.say(text));

  react = (reaction: Reaction): Promise<boolean> => this.#send(() => this.#table.store.react(reaction));

  /** Send something that spectators may send too, once they have a session; returns whether it was sent. */
  async #send(send: () => Promise<Answer>): Promise<boolean> {
    const { game, speak, store } = this.#table;
    try {
      if (!store.mine.length) await comeIn();
    } catch (error) {
      showFailure(error, game, speak);
      return false;
    }
    let answer = await send();
    if (!answer.ok && answer.refusal?.code === "not_signed_in") {
      store.reconnect(); // the session was opened after the socket
      answer = await send();
    }
    if (!answer.ok && answer.refusal) notify(reasonOf(answer.refusal, game, speak));
    return answer.ok;
  }

  see(reacted: Reacted): void {
    if (this.mutes(reacted.who)) return;
    this.reactions.show(reacted);
    const who = reacted.seat === null ? reacted.name || say("spectator") : this.#table.name(reacted.seat);
    announce(`${who}: ${say(`react-${reacted.reaction}`)}`);
  }

  /** Whether somebody waits for an answer of ours. */
  readonly invited = $derived.by(() => this.invitation !== null && this.#table.store.mine.length > 0);

  /** Not to play again: our seats at the next table are free for others, and whoever invited us sees that. */
  decline = (): Promise<void> =>
    this.#table.change(async () => {
      const { info, store } = this.#table;
      for (const seat of store.mine) if (info?.rematch) await api.leave(info.rematch, seat);
      this.#declined = true;
    });

  /** Invite the others to play again, or join them; spectators follow. */
  rematch = (): Promise<void> =>
    this.#table.change(async () => {
      const { store, info, id } = this.#table;
      const next = store.mine.length ? (await api.rematch(id)).id : info?.rematch;
      if (next && !this.#table.left) go(`/t/${next}`);
    });
}
