import { describe, expect, it } from "vitest";
import { loadCatalogues } from "../../lib/catalogues";
import { Words } from "../../lib/words";
import { callingDiscs } from "./calling";
import { hint } from "./hints";

const speaker = async (language: string, seats: number) => {
  const words = new Words(language, await loadCatalogues(language, ["sonora"]), "sonora");
  const you = words.speaker()("you-name");
  return callingDiscs(
    words.speaker((seat) => (seat ? "Celia" : you)),
    seats,
  );
};

describe("discs on the page", () => {
  it("are called by their owner and number, in the log as in prompts", async () => {
    const say = await speaker("en", 2);
    expect(say("event-flicked", { seat: 0, disc: "a3" })).toBe("You flick your 3.");
    expect(say("event-flicked", { seat: 1, disc: "b3" })).toBe("Celia flicks disc 3.");
    expect(say("event-rested", { disc: "b3", section: "creek", doubled: 0 })).toBe(
      "Celia's 3 stops and counts for the Creek Bed.",
    );
    expect(say("event-fell_in", { disc: "a5" })).toBe("Your 5 falls into the hole.");
    expect(say("floor-ear-meets", { disc: "b1" })).toBe("hits Celia's 1 first");
    expect(say("fault-disc_flicked", { disc: "a3" })).toBe("Your 3 has been flicked already this round.");
    expect(hint("stone", "swap a3 a5", [], say).text).toBe("Swap your 3 and your 5.");
  });

  it("have the same names in Spanish", async () => {
    const say = await speaker("es", 2);
    expect(say("event-went_off", { disc: "b2" })).toBe("El 2 de Celia sale del tablero.");
    expect(say("event-swapped", { seat: 1, a: "b2", b: "b4" })).toBe("Celia intercambia el disco 2 y el disco 4.");
  });

  it("are told apart by their patterns where one player has them all", async () => {
    const say = await speaker("en", 1);
    expect(say("event-flicked", { seat: 0, disc: "b2" })).toBe("You flick the striped 2.");
    expect(say("floor-flick", { disc: "b2" })).toBe("Flick your 2");
    expect(say("event-chose_colours", { mine: "b", theirs: "a" })).toBe("You play stripes; the AI plays dots.");
  });

  it("leave marks without numbers that are printed nowhere: what is printed there is said", async () => {
    const say = await speaker("en", 2);
    const walked = { seat: 1, end: 16, length: 2, points: 4 };
    expect(say("event-walked", walked)).toBe("Celia walks 2 spaces and circles a 4.");
    expect(say("event-walked", { ...walked, points: 0 })).toBe("Celia walks 2 spaces to a bonus.");
    expect(say("event-marked_node", { seat: 0, node: 21, cost: 3, points: 4 })).toBe(
      "You mark a node for 3 and surround 4 points.",
    );
    const drew = { seat: 1, number: 3, cells: ["e9", "e10"], cacti: 1 };
    expect(say("event-drew", drew)).toBe("Celia draws a shape of number 3 with 1 cactus.");
    const spanish = await speaker("es", 2);
    expect(spanish("event-walked", walked)).toBe("Celia traza un ramal de 2 casillas y rodea un 4.");
  });

  it("lie still before anything is said about their way", async () => {
    const say = await speaker("en", 2);
    expect(say("event-moved", { disc: "a3", seconds: "1.2" })).toBe("");
  });
});
