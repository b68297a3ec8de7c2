import assert from "node:assert/strict";
import { test } from "node:test";
import { ME } from "./kit/api.ts";
import { person } from "./kit/people.ts";
import { visit } from "./kit/visiting.ts";
import { actAndWait } from "./kit/waiting.ts";
import { discPlaces } from "./players/flights.ts";
import { distance, median, readPreview, setAim } from "./players/preview.ts";
import { listen, LONG_TEST, perform, PHASE, sonoraTable, waitUntilAsked, waitUntilAtRest } from "./players/sonora.ts";

/** How many flicks are compared: `FLICKS=200 npm run e2e -- sonoraspread`. */
const FLICKS = Number(process.env.FLICKS ?? 30);
/** The board's side with its frame, in millimetres. */
const SIDE = 478;
const IN_HOLE = 3;
const ON_FLOOR = 2;

test("discs rest as far from the middle of the preview as its cloud says", LONG_TEST, async (context) => {
  const { page, complaints, close } = await person();
  const listener = listen(page);
  const newTable = async () => visit(page, `/t/${await sonoraTable(page, [ME], {})}`);
  await newTable();
  const compared: { off: number; cloud: number; rank: number }[] = [];
  for (let turn = 0; compared.length < FLICKS; turn++) {
    await waitUntilAsked(page, listener);
    if (listener.view.position.phase >= PHASE.colours) {
      await newTable();
      continue;
    }
    if (!(await page.locator(".stage.live").count())) {
      await perform(page, listener, turn);
      continue;
    }
    const name = (await page.locator("[data-start]").getAttribute("data-start")) ?? "";
    await setAim(page, ((turn * 17) % 41) - 20, 22 + ((turn * 7) % 19));
    const { centre, cloud } = await readPreview(page);
    await actAndWait(page, () => page.locator(".stage").press("Enter"));
    await waitUntilAtRest(page, listener);
    const [where] = listener.view.position.discs["abc".indexOf(name.charAt(0)) * 5 + Number(name.charAt(1)) - 1] ?? [];
    if (where !== ON_FLOOR && where !== IN_HOLE) continue;
    const [x, y] = where === ON_FLOOR ? ((await discPlaces(page))[name] ?? [NaN, NaN]) : [0.5, 0.5];
    const off = distance([(x - 0.5) * SIDE, (y - 0.5) * SIDE], centre);
    const spread = cloud.map((spot) => distance(spot, centre));
    const nearer = spread.filter((one) => one < off).length;
    compared.push({ off, cloud: median(spread), rank: nearer / spread.length });
  }
  const [off, cloud] = [median(compared.map((one) => one.off)), median(compared.map((one) => one.cloud))];
  const rank = median(compared.map((one) => one.rank));
  context.diagnostic(
    `${compared.length} flicks: half rest within ${off.toFixed(0)} mm of the middle of the preview, ` +
      `half of a cloud lies within ${cloud.toFixed(0)} mm; ` +
      `the median flick is further off than ${(100 * rank).toFixed(0)} % of its cloud`,
  );
  assert.ok(rank > 0.2 && rank < 0.8, "real flicks lie where the cloud does, neither nearer nor further");
  assert.deepEqual(complaints, []);
  await close();
});
