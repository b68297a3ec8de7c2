// What a viewer sees between two events of one moment: the position before it with what has been told since.
// Every event says what it changes, so nothing here knows why; the server's own position follows at the end.

import { cellOf, LETTERS, type Letter, type Sheet, type View } from "./model";
import type { RuinEvent } from "./scenes";

const letterOf = (name: string): Letter => LETTERS.indexOf(name);
const without = (list: readonly number[], one: number) => list.filter((other) => other !== one);
const bumped = (list: readonly number[], seats: readonly number[], by: number) =>
  list.map((value, seat) => (seats.includes(seat) ? value + by : value));
const put = (list: readonly number[], seats: readonly number[], value: number) =>
  list.map((old, seat) => (seats.includes(seat) ? value : old));

/** The view with the viewer's own sheet changed, if it is there. */
function onSheet(view: View, seat: number, change: (sheet: Sheet) => Partial<Sheet>): View {
  const sheets = view.sheets.map((sheet, at) => (sheet && at === seat ? { ...sheet, ...change(sheet) } : sheet));
  return { ...view, sheets };
}

/** A card leaves the line or the deck. */
function taken(view: View, letter: Letter, source: string): View {
  const discard = [...view.discard, letter];
  if (source === "deck") return { ...view, discard, deck_size: view.deck_size - 1 };
  return { ...view, discard, line: without(view.line, letter) };
}

/** The view after one more event; `after` is where the moment leads. */
export function unfold(view: View, event: RuinEvent, after: View): View {
  switch (event.kind) {
    case "announced": {
      const letters = event.letters.map(letterOf);
      return { ...view, active: [...view.active, ...letters], discard: [...view.discard, ...letters] };
    }
    case "card_used":
      return { ...taken(view, letterOf(event.letter), "line"), known_at: view.known_at.map(() => -1), waiting: [] };
    case "route_spent":
      return { ...view, hand_sizes: bumped(view.hand_sizes, [event.seat], -1) };
    case "route_drawn":
      return onSheet({ ...view, hand_sizes: bumped(view.hand_sizes, [event.seat], 1) }, event.seat, () => {
        const { routes, joined } = after.sheets[event.seat] ?? { routes: [], joined: [] };
        return { routes, joined };
      });
    case "escaped":
      return onSheet({ ...view, escaped: put(view.escaped, [event.seat], view.round) }, event.seat, () => ({
        pawn: -1,
      }));
    case "found":
    case "found_at_once": {
      const letter = letterOf(event.letter);
      const gems = bumped(view.gems, event.seats, 1);
      const found = { ...view, gems, known_at: put(view.known_at, event.seats, letter) };
      const mine = event.seats.find((seat) => view.sheets[seat]);
      return mine === undefined
        ? found
        : onSheet(found, mine, (sheet) => ({ points: after.sheets[mine]?.points ?? sheet.points }));
    }
    case "used_up": {
      const letter = letterOf(event.letter);
      return { ...view, active: without(view.active, letter), used: [...view.used, letter] };
    }
    case "became_gate":
      return onSheet(view, event.seat, ({ gates }) => ({ gates: [...gates, cellOf(event.cell)] }));
    case "became_wall":
      return onSheet(view, event.seat, ({ walls }) => ({ walls: [...walls, cellOf(event.cell)] }));
    case "removed":
    case "collapsed":
      return taken(view, letterOf(event.letter), event.source);
    case "activated":
      return { ...view, active: [...view.active, letterOf(event.letter)] };
    case "laid":
      return { ...view, line: [...view.line, letterOf(event.letter)], deck_size: view.deck_size - 1 };
    case "measured":
      return onSheet(view, event.seat, () => ({ rectangle: [cellOf(event.first), cellOf(event.last)] }));
    case "all_shuffled":
      return { ...view, deck_size: event.count, discard: [] };
    default:
      return view;
  }
}
