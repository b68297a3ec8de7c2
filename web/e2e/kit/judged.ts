// Made-up analyses of real records, for tests that are about the page and not about the judge.

import type { Page } from "playwright-core";
import type { Analysis, JudgedEntry } from "../../src/generated/protocol.ts";
import { entriesOf } from "./records.ts";

type About = Partial<JudgedEntry>;

/** An analysis of a record that says of some entries, by their plies, what a test needs; all others are about equal. */
export function madeUp(record: string, about: Record<number, About>, unit: "points" | "chance" = "points"): Analysis {
  const seats = Number(/^seats (\d)/m.exec(record)?.[1]);
  const lines = entriesOf(record);
  const entries = lines.map((line, index): JudgedEntry => {
    const [who = "", action = ""] = line.split(/: (.*)/);
    const chance = who === "chance";
    const zeros = chance ? Array<number>(seats).fill(0) : [];
    return {
      ply: index + 1,
      seat: chance ? -1 : Number(who),
      action,
      turn: index + 1,
      standing: lines[index + 1]?.startsWith(who) ? [] : Array.from({ length: seats }, (_, seat) => 20 + 5 * seat),
      ...{ mark: "", cost: 0, error: 0, worth: 0 },
      ...{ better: [], instead: [], reasons: [], against: [] },
      luck: zeros,
      luck_error: zeros,
      ...about[index + 1],
    };
  });
  return { entries, last: entries.length, scale: { unit, inaccuracy: 1, mistake: 3, blunder: 6 } };
}

const ANALYSIS = /\/analysis\?start=/;

/** Let the page have this analysis instead of the server's. */
export async function tellAnalysis(page: Page, analysis: Analysis): Promise<void> {
  await page.route(ANALYSIS, (route) => route.fulfill({ json: analysis }));
}

/** Collects the analysis that the server sends a page; `hold` may delay everything after the first part. */
export class Judgments {
  readonly parts: Analysis[] = [];

  async listen(page: Page, limit: { timeout: number }, hold: Promise<void> = Promise.resolve()): Promise<void> {
    await page.route(ANALYSIS, async (route) => {
      if (this.parts.length) await hold;
      const answer = await route.fetch(limit);
      this.parts.push((await answer.json()) as Analysis);
      await route.fulfill({ response: answer });
    });
  }

  get entries(): JudgedEntry[] {
    return this.parts.flatMap(({ entries }) => entries);
  }
}
