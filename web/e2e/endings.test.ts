import assert from "node:assert/strict";
import { buffer } from "node:stream/consumers";
import { test } from "node:test";
import type { Page } from "playwright-core";
import type { Me, Nobody } from "../src/generated/protocol.ts";
import { concede, createTable, forkRecord, ME, uploadRecord } from "./kit/api.ts";
import { axeViolations, horizontalOverflow } from "./kit/audits.ts";
import { person } from "./kit/people.ts";
import { entriesOf, golden } from "./kit/records.ts";

const NAMES = ["Ana", "Bea", "Eva", "Ida", "Max"];

/** Play the last action of a record at a table of one's own, and return the table. */
async function finish(page: Page, record: string): Promise<string> {
  const entries = entriesOf(record);
  const last = entries.findLastIndex((entry) => !entry.startsWith("chance"));
  const [seat, action] = (entries[last] ?? assert.fail("nobody did anything")).split(": ");
  const seats = Number(/^seats (\d)$/m.exec(record)?.[1]);
  const chairs = NAMES.slice(0, seats).map((name): Me => ({ kind: "me", name }));
  const table = await forkRecord(page, record, last, chairs);
  await page.goto("/"); // a socket belongs to a page
  await page.evaluate(
    ([table, seat, action]) =>
      new Promise<void>((done, failed) => {
        const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/tables/${table}/socket`);
        socket.onopen = () => socket.send(JSON.stringify({ type: "hello" }));
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(String(data)) as { type: string; viewer?: number; step?: object; result?: object };
          if (message.type === "refused") failed(new Error(String(data)));
          else if (message.result) done();
          else if (message.type === "update" && message.viewer === seat)
            socket.send(JSON.stringify({ type: "submit", id: "last", seat, step: message.step, action }));
        };
      }),
    [table, Number(seat), action] as const,
  );
  return table;
}

const end = (page: Page) => page.getByRole("dialog");

for (const [game, record] of [
  ["shifting_stones", "shared-win"],
  ["in_the_ruin", "left-behind"],
  ["sonora", "two-bots"],
] as const)
  test(`${game} ends with its scores, everyone's sheets and a picture to share`, async () => {
    const { page, complaints, close } = await person({ scheme: game === "sonora" ? "dark" : "light" });
    await page.goto(`/t/${await finish(page, golden(record, game))}`);
    await end(page).locator(".total").first().waitFor();
    const seats = await end(page).locator(".total").count();
    // It is said once all points are counted.
    await end(page)
      .locator(".why")
      .getByText(/By \d+ points?|Tied at \d+ points/)
      .waitFor();

    await end(page).getByRole("tab").last().click();
    await end(page).locator("figure svg:not(figcaption svg)").first().waitFor();
    assert.equal(await end(page).locator("figure").count(), seats);

    await end(page).getByRole("button", { name: "Share a picture" }).click();
    for (const colours of ["light", "dark"]) await savesBoth(page, colours, 1200);
    assert.deepEqual(await axeViolations(page, "the picture"), []);
    assert.deepEqual(complaints, []);
    await close();
  });

test("a moment of a replay becomes a picture through any seat's eyes, with the moment in its name", async () => {
  const { page, complaints, close } = await person({ screen: { width: 360, height: 640, touch: true } });
  const id = await uploadRecord(page, golden("left-behind", "in_the_ruin"));
  await page.goto(`/r/${id}?ply=40&as=1`);
  await page.getByRole("button", { name: "Log and tools" }).click();
  await page.getByRole("button", { name: "Share a picture" }).click();
  await savesBoth(page, "dark", 1200, "-40");
  assert.deepEqual(await horizontalOverflow(page, "the picture of a moment"), []);
  const drawn = page.waitForResponse(
    (response) => response.url().includes("/picture?") && response.url().includes("as=0"),
  );
  await picture(page).getByLabel("Seen by").selectOption("0");
  assert.match(await (await drawn).text(), /seen by/);
  await picture(page).getByLabel("It shows").selectOption("result");
  await savesBoth(page, "light", 1200);
  assert.deepEqual(complaints, []);
  await close();
});

const picture = (page: Page) => page.getByRole("dialog", { name: "A picture to share" });

/** Save the picture in these colours, as SVG and as PNG of which the SVG tells how large it is. */
async function savesBoth(page: Page, colours: string, width: number, name = ""): Promise<void> {
  await picture(page).getByLabel("Colours").selectOption(colours);
  const ground = colours === "dark" ? "#141726" : "#F3E9DA";
  await picture(page)
    .locator(`img[src*="fill%3D%22${encodeURIComponent(ground)}"]`)
    .waitFor();
  const svg = (await saved(page, "SVG", name)).toString();
  assert.match(svg, new RegExp(`^<svg [^>]*width="${width}"`));
  const png = await saved(page, "PNG", name);
  assert.deepEqual(await coloursOf(page, png), { width: 2 * width, colourful: true });
}

async function saved(page: Page, form: string, name: string): Promise<Buffer> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    picture(page)
      .getByRole("button", { name: `Save as ${form}` })
      .click(),
  ]);
  assert.ok(download.suggestedFilename().endsWith(`${name}.${form.toLowerCase()}`), download.suggestedFilename());
  return buffer(await download.createReadStream());
}

/** How wide a picture is, and whether it shows more than a few colours. */
const coloursOf = (page: Page, png: Buffer): Promise<{ width: number; colourful: boolean }> =>
  page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width: image.width, height: image.height });
    const context = canvas.getContext("2d")!;
    context.drawImage(image, 0, 0);
    const pixels = new Uint32Array(context.getImageData(0, 0, image.width, image.height).data.buffer);
    return { width: image.width, colourful: new Set(pixels.filter((_, at) => at % 97 === 0)).size > 50 };
  }, png.toString("base64"));

test("five players' end fits every screen, with what to do next in sight", async () => {
  const { page, close } = await person();
  const chairs = NAMES.map((name): Me => ({ kind: "me", name }));
  const table = await createTable(page, chairs);
  for (let seat = 1; seat < 5; seat++) await concede(page, table, seat);
  await page.goto(`/t/${table}`);
  for (const [width, height] of [
    [1024, 768],
    [360, 640],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await end(page).locator(".total").nth(4).waitFor();
    const again = await end(page).getByRole("button", { name: "Play again" }).boundingBox();
    assert.ok(again && again.y >= 0 && again.y + again.height <= height, `play again at ${width}×${height}`);
    assert.equal(await end(page).locator("h2:focus").count(), 1, "the verdict has the focus, not the cross");
    const box = (await end(page).boundingBox()) ?? assert.fail("the dialog is not shown");
    assert.ok(box.y >= 0 && box.y + box.height <= height, `the dialog at ${width}×${height}`);
    assert.deepEqual(await horizontalOverflow(page, `the end at ${width}×${height}`), []);
  }
  await close();
});

test("play again: an invitation that is seen at once, a spectator who follows, and a chat that goes on", async () => {
  const [ana, bea, ida] = [await person({ name: "Ana" }), await person({ name: "Bea" }), await person({ name: "Ida" })];
  const free: Nobody = { kind: "nobody" };
  const table = await createTable(ana.page, [ME, free], { start: false });
  await ana.page.goto(`/t/${table}`);
  await bea.page.goto(`/t/${table}`);
  await bea.page.getByRole("button", { name: "Sit here" }).click();
  await ana.page.getByText("Everyone is here.").waitFor();
  await ana.page.getByRole("button", { name: "Begin" }).click();
  await ida.page.goto(`/t/${table}`);
  await ana.page.getByText("1 watching").waitFor();

  // Reactions reach everyone and need no typing; whoever wrote something has nothing to read.
  await ida.page.locator(".below").getByRole("button", { name: "Well played" }).click();
  await ana.page.locator("main > ul").getByText("Ida").waitFor();
  await bea.page.getByRole("tab", { name: "Chat", exact: true }).click();
  await bea.page.getByLabel("Say something").fill("once more?");
  await bea.page.keyboard.press("Enter");
  await ana.page.getByRole("tab", { name: /Chat\s*1/ }).waitFor();
  await bea.page.reload();
  await bea.page.getByRole("tab", { name: "Chat", exact: true }).waitFor();

  await concede(ana.page, table);
  await end(ana.page).getByRole("button", { name: "Play again" }).click();
  await ana.page.getByText("Invited: Bea.").waitFor();
  await end(bea.page).getByText("Ana would like to play again.").waitFor();
  await ida.page.keyboard.press("Escape");
  await ida.page.locator(".below").getByRole("button", { name: "Follow them" }).click();
  await end(bea.page).getByRole("button", { name: "Join" }).click();
  for (const { page } of [ana, bea, ida]) {
    await page.waitForURL(({ pathname }) => pathname !== `/t/${table}`);
    await page.locator("main [data-moment]").waitFor();
    await page.getByRole("tab", { name: "Chat", exact: true }).click();
    await page.getByRole("tabpanel").getByText("once more?").waitFor();
  }
  assert.equal(await ida.page.locator("header").getByText("You are watching").count(), 1);
  for (const one of [ana, bea, ida]) {
    assert.deepEqual(one.complaints, []);
    await one.close();
  }
});
