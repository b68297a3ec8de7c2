import { describe, expect, test } from "vitest";
import lock from "../../package-lock.json?raw";
import { LANGUAGES, loadCatalogues, type Language } from "./catalogues";
import { left, untilStandIn, written } from "./clock";
import { nextViewer } from "./viewer";
import { blocks, inlines, plain } from "./markdown";
import { Words } from "./words";

describe("words", () => {
  const speak = async (language: Language) =>
    new Words(language, await loadCatalogues(language, ["shifting_stones"]), "shifting_stones").speaker(
      (seat) => ["Ana", ""][seat],
    );

  test("name seats, faces and lists as the server does", async () => {
    const say = await speak("en");
    expect(say("event-flipped", { seat: 0, card: 9, cell: "a1", face: "moon" })).toBe(
      "Ana spends card 9 and flips a1 to the moon.",
    );
    expect(say("event-drew", { seat: 1, count: 2, cards: [4, 17] })).toBe("Player 2 draws 4, 17.");
    expect(say("event-drew", { seat: 1, count: 1, cards: [] })).toBe("Player 2 draws 1 card.");
  });

  test("of a game that is not loaded are its name, its blurb and its options", async () => {
    for (const language of LANGUAGES) {
      const [cover, all] = [await loadCatalogues(language, []), await loadCatalogues(language, ["sonora"])];
      const [some, every] = [new Words(language, cover, "sonora"), new Words(language, all, "sonora")];
      for (const code of ["name", "blurb", "choice-steady", "page-option-rounds", "page-option-hand_0"]) {
        expect(every.has(code), code).toBe(true);
        expect(some.speaker()(code)).toBe(every.speaker()(code));
      }
      expect([some.has("event-rested"), every.has("event-rested")]).toEqual([false, true]);
    }
  });

  test("list players as a sentence does", async () => {
    const found = async (language: Language, seats: number[]) =>
      new Words(language, await loadCatalogues(language, ["in_the_ruin"]), "in_the_ruin").speaker(
        (seat) => ["Ana", "Bea", "Ida"][seat],
      )("event-found", { seats, letter: "A", clause: "RU-22" });
    expect(await found("en", [0, 1])).toMatch(/^Ana and Bea stand on A/);
    expect(await found("es", [0, 1, 2])).toContain("Ana, Bea e Ida");
  });

  test("speak Spanish", async () => {
    const say = await speak("es");
    expect(say("player", { number: 2 })).toBe("Jugador 2");
  });

  test("write decimals with the mark of the language, as the server does", async () => {
    for (const [language, seconds] of [
      ["en", "1.0 s"],
      ["es", "1,0 s"],
    ] as const) {
      const say = new Words(language, await loadCatalogues(language, ["sonora"]), "sonora").speaker();
      expect(say("event-moved", { disc: "a4", seconds: "1.0" })).toContain(seconds);
    }
  });

  test("address a player without a name as “you”, and name the others", async () => {
    const told = async (language: Language, you: string) => {
      const say = new Words(language, await loadCatalogues(language, ["in_the_ruin"]), "in_the_ruin").speaker(
        (seat) => [you, "Ana"][seat],
      );
      return [0, 1].flatMap((seat) => [
        say("event-dealt", { seat, count: 2, cards: ["C", "F"], clause: "RU-05" }),
        say("event-confirmed", { seat, clause: "RU-13" }),
        say("event-found", { seats: [seat], letter: "A", clause: "RU-22" }),
      ]);
    };
    expect(await told("en", "You")).toEqual([
      "You are dealt the explore cards C, F. (RU-05)",
      "You confirm. (RU-13)",
      "You stand on A and find it: 1 gem. (RU-22)",
      "Ana is dealt the explore cards C, F. (RU-05)",
      "Ana confirms. (RU-13)",
      "Ana stands on A and finds it: 1 gem. (RU-22)",
    ]);
    expect((await told("es", "Tú")).slice(0, 3)).toEqual([
      "Recibes las cartas de exploración C, F. (RU-05)",
      "Confirmas. (RU-13)",
      "Estás en A y la encuentras: 1 gema. (RU-22)",
    ]);
  });

  test("let every verb of a sentence agree with whom it is about", async () => {
    const told = async (language: Language, you: string) => {
      const say = new Words(language, await loadCatalogues(language, ["sonora"]), "sonora").speaker(
        (seat) => [you, "Ana"][seat],
      );
      return [0, 1].map((seat) => say("event-marked_node", { seat, node: 7, cost: 3, points: 2 }));
    };
    expect(await told("en", "You")).toEqual([
      "You mark node 7 for 3 and surround 2 points.",
      "Ana marks node 7 for 3 and surrounds 2 points.",
    ]);
    expect(await told("es", "Tú")).toEqual([
      "Marcas el nodo 7 por 3 y rodeas 2 puntos.",
      "Ana marca el nodo 7 por 3 y rodea 2 puntos.",
    ]);
  });

  test("return a code that has no sentence unchanged", async () => {
    expect((await speak("en"))("no-such-code")).toBe("no-such-code");
  });

  test("have every sentence of the shell in every language", async () => {
    const codes = async (language: Language) =>
      (await loadCatalogues(language, [])).web!.split("\n").flatMap((line) => /^([a-z][\w-]*) =/.exec(line)?.[1] ?? []);
    for (const language of LANGUAGES) expect(await codes(language), language).toEqual(await codes("en"));
  });

  test("have a sentence for every code the shell uses", async () => {
    const sources = import.meta.glob<string>(
      ["../{pages,shell}/*.svelte", "./*.ts", "../App.svelte", "!./*.test.ts", "!../pages/Edition.svelte"],
      {
        query: "?raw",
        import: "default",
        eager: true,
      },
    );
    const words = new Words("en", await loadCatalogues("en", ["shifting_stones"]), "shifting_stones");
    const apart = import.meta.glob<typeof import("../yours/sentences")>("../*/sentences.ts", { eager: true });
    const loaded = await Promise.all(Object.values(apart).map(({ loadSentences }) => loadSentences?.("en")));
    const later = loaded.map((catalogues) => new Words("en", catalogues ?? {}, "shifting_stones"));
    const said = Object.values(sources).flatMap((text) =>
      [...text.matchAll(/\bs(?:ay|peak)\("([a-z_-]+)"/g)].map((found) => found[1]!),
    );
    // Sentences for the device come with it, and have a test of their own.
    const missing = [...new Set(said)].filter(
      (code) => !code.startsWith("device-") && ![words, ...later].some((some) => some.has(code)),
    );
    expect(missing).toEqual([]);
  });
});

describe("whose view is displayed", () => {
  test("a spectator's, without a seat", () => expect(nextViewer([null], [0], null)).toBe(null));
  test("the player's own, with one seat", () => expect(nextViewer([1], [0], 1)).toBe(1));
  test("that of the seat to act", () => expect(nextViewer([0, 1], [1], 0)).toBe(1));
  test("the same, while that seat still has to act", () => expect(nextViewer([0, 1, 2], [0, 1], 1)).toBe(1));
  test("the next in order, if several seats have to act", () => expect(nextViewer([0, 1, 2], [0, 2], 1)).toBe(2));
  test("the same, while a bot thinks", () => expect(nextViewer([0, 1], [2], 1)).toBe(1));
});

describe("rule book pages", () => {
  test("hold paragraphs, lists and fenced text", () => {
    expect(blocks("# T\n\nA b\nc.\n\n- one\n- two\n\n```text\na1 b1\n```").map((block) => block.kind)).toEqual([
      "paragraph",
      "list",
      "fence",
    ]);
  });
  test("keep the numbers of numbered steps", () => {
    expect(blocks("In order:\n\n1. One.\n2. Two.")[1]).toEqual({
      kind: "list",
      items: [
        [
          { kind: "strong", text: "1. " },
          { kind: "text", text: "One." },
        ],
        [
          { kind: "strong", text: "2. " },
          { kind: "text", text: "Two." },
        ],
      ],
    });
  });
  test("quote our rulings, each as one block", () => {
    expect(blocks("A.\n\n> **Ours.** One\n> line.\n\n> Another.")).toEqual([
      { kind: "paragraph", inlines: [{ kind: "text", text: "A." }] },
      {
        kind: "ruling",
        inlines: [
          { kind: "strong", text: "Ours." },
          { kind: "text", text: " One" },
          { kind: "text", text: " line." },
        ],
      },
      { kind: "ruling", inlines: [{ kind: "text", text: "Another." }] },
    ]);
  });
  test("stress single words", () => {
    expect(inlines("a *route* and 3 * 4 * 5").map(({ kind, text }) => [kind, text])).toEqual([
      ["text", "a "],
      ["em", "route"],
      ["text", " and 3 * 4 * 5"],
    ]);
  });
  test("refer to clauses", () => {
    expect(inlines("see [ST-08] and `end`")).toEqual([
      { kind: "text", text: "see " },
      { kind: "clause", text: "ST-08" },
      { kind: "text", text: " and " },
      { kind: "code", text: "end" },
    ]);
  });
  test("are searched without accents", () => expect(plain("Cañón")).toBe("canon"));
});

describe("stand-ins", () => {
  const face = (now: number, from: number | null) => ({ now, due: [], left: [], stand_in: [null, from], remind: [] });

  test("may be called from the time that was told last", () => {
    expect(untilStandIn([face(1000, 61_000), face(900, null)], 1, 1000)).toBe(60_000);
    expect(untilStandIn([face(1000, 61_000), face(2000, null)], 1, 2000)).toBe(null);
    expect(untilStandIn([face(1000, 61_000)], 1, 70_000)).toBe(0);
    expect(untilStandIn([face(1000, 61_000)], 0, 1000)).toBe(null);
  });
});

describe("clocks", () => {
  const face = { now: 0, due: [61_000, null], left: [], stand_in: [null, null], remind: [] };
  test("run down to what is due", () => expect(left({ kind: "move", seconds: 60 }, face, 0, 1000)).toBe(60_000));
  test("are stopped when nothing is due", () => expect(left({ kind: "move", seconds: 60 }, face, 1, 1000)).toBe(null));
  test("are written as people read them", () => {
    expect(written(75_000)).toBe("1:15");
    expect(written(7_200_000)).toBe("2:00:00");
    expect(written(3 * 86_400_000)).toBe("3 d");
  });
});

describe("the lock file", () => {
  test("names no host", () => expect(lock).not.toMatch(/https?:/));
});
