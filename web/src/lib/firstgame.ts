// A first game: against one gentle bot, with a line that states the goal.

import { api } from "./api";
import { go } from "./router.svelte";
import { comeIn } from "./session";
import { prefs } from "./prefs.svelte";

/** The level for somebody's first games: the weakest that does not play at random. */
export const gentle = (bots: readonly string[]): string => bots.find((bot) => bot !== "random") ?? bots[0] ?? "random";

/** Set a table for two with a gentle bot, and sit down at it. */
export async function playFirstGame(game: string): Promise<void> {
  const card = (await api.games()).find(({ key }) => key === game);
  if (!card) return;
  await comeIn();
  const bot = gentle(card.bots);
  const table = await api.set({
    game,
    seats: card.seats.includes(2) ? 2 : Math.max(...card.seats),
    chairs: [
      { kind: "me", name: prefs.name },
      { kind: "bot", bot },
    ],
    start: true,
    hints: true,
  });
  go(`/t/${table.id}?first`);
}
