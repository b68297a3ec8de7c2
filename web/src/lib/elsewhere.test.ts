import { afterEach, expect, test, vi } from "vitest";
import type { TableLine } from "../generated/protocol";
import { begun, callFromElsewhere, keepLooking, mayCall } from "./elsewhere";
import { prefs } from "./prefs.svelte";

const line = (id: string, my_turn: boolean, status = "playing") => ({ id, my_turn, status }) as TableLine;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  prefs.notify = false;
});

const hide = (hidden: boolean) => vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);

test("a turn has begun at a table where it was not ours before, also if the table is new", () => {
  const before = [line("a", false), line("b", true)];
  const now = [line("a", true), line("b", true), line("c", true), line("d", false)];
  expect(begun(before, now).map(({ id }) => id)).toEqual(["a", "c"]);
});

test("others can make it our turn only where they are to move", () => {
  expect(mayCall([line("a", true), line("b", false, "waiting")])).toBe(false);
  expect(mayCall([line("a", false)])).toBe(true);
});

test("a page that is seen looks often; one that is not looks rarely, and only if it is worth it", () => {
  vi.useFakeTimers();
  const look = vi.fn();
  let worth = true;
  const hidden = hide(false);
  const stop = keepLooking(look, () => worth);
  vi.advanceTimersByTime(60_000);
  expect(look).toHaveBeenCalledTimes(4);
  hidden.mockReturnValue(true);
  vi.advanceTimersByTime(120_000);
  expect(look).toHaveBeenCalledTimes(6);
  worth = false;
  vi.advanceTimersByTime(600_000);
  expect(look).toHaveBeenCalledTimes(6);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(look).toHaveBeenCalledTimes(7); // at once when somebody comes back
  stop();
  vi.advanceTimersByTime(60_000);
  expect(look).toHaveBeenCalledTimes(7);
});

test("only somebody who wants it and looks elsewhere is called, and a click brings them there", () => {
  const shown: { what: string; onclick?: () => void }[] = [];
  vi.stubGlobal(
    "Notification",
    class {
      static permission = "granted";
      onclick?: () => void;
      constructor(readonly what: string) {
        shown.push(this);
      }
    },
  );
  const there = vi.fn();
  const call = () => callFromElsewhere("Your turn", "Sonora", "t", there);
  const hidden = hide(true);
  call();
  expect(shown).toEqual([]);
  prefs.notify = true;
  call();
  hidden.mockReturnValue(false);
  call();
  expect(shown.map(({ what }) => what)).toEqual(["Your turn"]);
  shown[0]!.onclick!();
  expect(there).toHaveBeenCalledOnce();
});
