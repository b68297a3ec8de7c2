import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { BOT, ME, setTable } from "./kit/api.ts";
import { person, type Person } from "./kit/people.ts";
import { acting, myTurn } from "./kit/waiting.ts";

declare global {
  interface Window {
    notes: [title: string, body: string][];
    shared: string[];
    tones: number;
    away: boolean;
  }
}

/** Stands in for what a headless browser has no use for, and writes down what the page asks of it. */
const EARS = `
  window.notes = []; window.shared = []; window.tones = 0; window.away = false;
  window.Notification = class {
    static permission = "granted";
    static requestPermission = async () => "granted";
    constructor(title, { body }) { window.notes.push([title, body]); }
  };
  Object.defineProperty(document, "hidden", { get: () => window.away });
  Object.defineProperty(navigator, "share", { value: async (what) => void window.shared.push(what.url) });
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) { window.tones += 1; return start.apply(this, when); };
`;

async function listener(): Promise<Person> {
  const one = await person({ name: "Ana" });
  await one.context.addInitScript(EARS);
  return one;
}

const wish = async (page: Page, words: string) => {
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel(words).check();
  await page.getByRole("button", { name: "Close" }).click();
};

test("whoever looks elsewhere is told that it is their turn, if they asked for it", async () => {
  const { page, complaints, close } = await listener();
  const table = await setTable(page, [ME, BOT], { options: { first_player: "0" } });
  const turn = async () => {
    await acting(page, () => page.getByRole("button", { name: "End turn" }).click());
    assert.ok(await myTurn(page));
  };
  await page.goto(`/t/${table}`);
  assert.ok(await myTurn(page));
  await page.evaluate(() => (window.away = true));
  await turn();
  assert.deepEqual(await page.evaluate(() => window.notes), [], "nobody asked");

  await wish(page, "Tell me when it is my turn");
  await turn();
  assert.deepEqual(await page.evaluate(() => window.notes), [["Your turn", "Shifting Stones"]]);
  await page.evaluate(() => (window.away = false));
  await turn();
  assert.equal(await page.evaluate(() => window.notes.length), 1, "whoever looks at the table sees it");
  assert.deepEqual(complaints, []);
  await close();
});

test("sounds are off until they are asked for", async () => {
  const { page, close } = await listener();
  const table = await setTable(page, [ME, BOT], { options: { first_player: "0" } });
  await page.goto(`/t/${table}`);
  assert.ok(await myTurn(page));
  await acting(page, () => page.getByRole("button", { name: "End turn" }).click());
  assert.ok(await myTurn(page));
  assert.equal(await page.evaluate(() => window.tones), 0);
  await wish(page, "Small sounds");
  assert.ok((await page.evaluate(() => window.tones)) > 0, "one hears at once what was chosen");
  await close();
});

test("a table's address is copied and shared", async () => {
  const { context, page, close } = await listener();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/");
  await page.locator("article").first().getByRole("button", { name: "With friends" }).click();
  await page.getByRole("button", { name: "Set the table" }).click();
  const address = await page.getByLabel("Address of this table").inputValue();
  await page.getByRole("button", { name: "Copy" }).click();
  await page.getByText("Copied").waitFor();
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), address);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  assert.deepEqual(await page.evaluate(() => window.shared), [address]);
  await close();
});
