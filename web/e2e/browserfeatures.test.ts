import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { BOT, ME, createTable } from "./kit/api.ts";
import { person, type Person } from "./kit/people.ts";
import { actAndWait, waitForTurn } from "./kit/waiting.ts";

declare global {
  interface Window {
    notifications: [title: string, body: string][];
    shared: string[];
    tones: number;
    away: boolean;
  }
}

/** Replaces browser features that do nothing in a headless browser, and records how the page uses them. */
const STUBS = `
  window.notifications = []; window.shared = []; window.tones = 0; window.away = false;
  window.Notification = class {
    static permission = "granted";
    static requestPermission = async () => "granted";
    constructor(title, { body }) { window.notifications.push([title, body]); }
  };
  Object.defineProperty(document, "hidden", { get: () => window.away });
  Object.defineProperty(navigator, "share", { value: async (what) => void window.shared.push(what.url) });
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...when) { window.tones += 1; return start.apply(this, when); };
`;

async function personWithStubs(): Promise<Person> {
  const one = await person({ name: "Ana" });
  await one.context.addInitScript(STUBS);
  return one;
}

const turnOn = async (page: Page, label: string) => {
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel(label).check();
  await page.getByRole("button", { name: "Close" }).click();
};

test("a player looking at another page is notified that it is their turn, if they asked for it", async () => {
  const { page, complaints, close } = await personWithStubs();
  const table = await createTable(page, [ME, BOT], { options: { first_player: "0" } });
  const turn = async () => {
    await actAndWait(page, () => page.getByRole("button", { name: "End turn" }).click());
    assert.ok(await waitForTurn(page));
  };
  await page.goto(`/t/${table}`);
  assert.ok(await waitForTurn(page));
  await page.evaluate(() => (window.away = true));
  await turn();
  assert.deepEqual(await page.evaluate(() => window.notifications), [], "notifications are off");

  await turnOn(page, "Tell me when it is my turn");
  await turn();
  assert.deepEqual(await page.evaluate(() => window.notifications), [["Your turn", "Shifting Stones"]]);
  await page.evaluate(() => (window.away = false));
  await turn();
  assert.equal(await page.evaluate(() => window.notifications.length), 1, "no notification while the table is visible");
  // Chromium has no push service for the private windows in which tests run, and says so.
  const others = complaints.filter((text) => !text.includes("Push API in incognito mode"));
  assert.deepEqual(others, []);
  await close();
});

test("sounds are off until they are turned on", async () => {
  const { page, close } = await personWithStubs();
  const table = await createTable(page, [ME, BOT], { options: { first_player: "0" } });
  await page.goto(`/t/${table}`);
  assert.ok(await waitForTurn(page));
  await actAndWait(page, () => page.getByRole("button", { name: "End turn" }).click());
  assert.ok(await waitForTurn(page));
  assert.equal(await page.evaluate(() => window.tones), 0);
  await turnOn(page, "Small sounds");
  assert.ok((await page.evaluate(() => window.tones)) > 0, "a sample is heard at once");
  await close();
});

test("a table's address can be copied and shared", async () => {
  const { context, page, close } = await personWithStubs();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/");
  await page.locator("article").first().getByRole("button", { name: "With friends" }).click();
  await page.getByRole("button", { name: "Set the table" }).click();
  const address = await page.getByLabel("Address of this table").inputValue();
  await page.getByRole("button", { name: "Copy" }).click();
  await page.getByRole("button", { name: "Copied" }).waitFor();
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), address);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  assert.deepEqual(await page.evaluate(() => window.shared), [address]);
  await close();
});
