// The people at a table besides the match itself: chat, reactions, and playing again.

import type { Reacted } from "../generated/protocol";
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

export class Company {
  readonly reactions = new Reactions();
  readonly #table: TablePage;
  readonly #read: Unread;

  constructor(table: TablePage) {
    this.#table = table;
    this.#read = new Unread(table.id);
  }

  /** Who would like to play again and has not been answered, in words. */
  readonly invitation = $derived.by(() => {
    const { info, store, name } = this.#table;
    if (!info?.rematch || store.mine.some((seat) => info.again.includes(seat))) return null;
    return say("rematch-invites", { names: listed(info.again.map(name)), count: info.again.length });
  });

  readonly unread = $derived.by(() => {
    const { chat, info, mine } = this.#table.store;
    return this.#read.count(chat, info, mine);
  });

  /** Announce an invitation when it comes. Called once, by the page. */
  follow(): void {
    $effect(() => {
      if (!this.invitation) return;
      announce(this.invitation);
      if (prefs.sounds) play("turn");
    });
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
    this.reactions.show(reacted);
    const who = reacted.seat === null ? reacted.name || say("spectator") : this.#table.name(reacted.seat);
    announce(`${who}: ${say(`react-${reacted.reaction}`)}`);
  }

  /** Invite the others to play again, or join them; spectators follow. */
  rematch = (): Promise<void> =>
    this.#table.change(async () => {
      const { store, info, id } = this.#table;
      const next = store.mine.length ? (await api.rematch(id)).id : info?.rematch;
      if (next && !this.#table.left) go(`/t/${next}`);
    });
}
