import { describe, expect, it } from "vitest";
import type { SonoraEvent } from "../../generated/protocol";
import type { Moment } from "../../lib/director/scenes";
import samples from "./floor/samples.json";
import type { View } from "./model";
import { scenes, writtenIn } from "./scenes";

const two = { position: { players: [{}, {}] } };
const seenBy = (viewer: number, ...events: unknown[]) =>
  scenes({ n: 1, seat: 1, events, before: two, after: two, viewer } as unknown as Moment<View, SonoraEvent>);
const of = (...events: unknown[]) => seenBy(1, ...events);

describe("Sonora's scenes", () => {
  it("give a flick its own time at every pace, then tell what became of all its discs at once", () => {
    const moved = { kind: "moved", disc: "a5", seconds: "1.2", discs: ["a5"], trace: samples[0]!.trace };
    const rested = { kind: "rested", disc: "a5", section: "creek", doubled: 0 };
    const off = { kind: "went_off", disc: "b1" };
    const [flight, fates, ...rest] = of(moved, rested, off);
    expect(flight).toMatchObject({ events: [moved], steady: true });
    expect(flight!.ms).toBeGreaterThan(280);
    expect(flight!.line!((code, values) => `${code} ${JSON.stringify(values)}`)).toBe('floor-slides {"disc":"a5"}');
    expect(fates).toMatchObject({ events: [rested, off] });
    expect(rest).toEqual([]);
    expect(seenBy(0, moved, rested, off)).toMatchObject([{ events: [moved, rested, off], ms: flight!.ms }]);
  });

  it("show a mark and each bonus of its chain one after another, one that is not gained for longer", () => {
    const walked = { kind: "walked", seat: 1, end: 4, length: 3, points: 2 };
    const earned = { kind: "earned", seat: 1, bonus: "swap" };
    const lost = { kind: "not_gained", seat: 1, bonus: "reflick" };
    const found = of(walked, earned, lost);
    expect(found.map(({ events }) => events)).toEqual([[walked], [earned], [lost]]);
    expect(found[2]!.ms).toBeGreaterThan(found[1]!.ms);
  });

  it("know whose sheet is written on, and where", () => {
    const drew = { kind: "drew", seat: 2, number: 3, cells: ["a1"], cacti: 0 } as unknown as SonoraEvent;
    const earned = { kind: "earned", seat: 2, bonus: "swap" } as SonoraEvent;
    const kept = { kind: "kept", seat: 2 } as SonoraEvent;
    expect(writtenIn([drew])).toEqual({ seat: 2, section: "canyon" });
    expect(writtenIn([earned])).toEqual({ seat: 2, section: null });
    expect(writtenIn([kept])).toBeNull();
  });
});
