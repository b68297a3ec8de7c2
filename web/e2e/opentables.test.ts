import assert from "node:assert/strict";
import { test } from "node:test";
import type { NewTable } from "../src/generated/protocol.ts";
import { createTable, ME } from "./kit/api.ts";
import { horizontalOverflow } from "./kit/audits.ts";
import { person } from "./kit/people.ts";

const FREE = { kind: "nobody" } as const;
const OPEN: Partial<NewTable> = { open: true, start: false };

test("open tables say what is agreed, and can be chosen by their game", async () => {
  const ana = await person();
  await createTable(ana.page, [ME, FREE, { kind: "bot", bot: "expert" }], {
    ...OPEN,
    ...{ game: "sonora", clock: { kind: "move", seconds: 86_400 }, experience: "new", chat: false },
  });
  await createTable(ana.page, [ME, FREE], { ...OPEN, options: { first_player: "1" } });
  const eva = await person({ locale: "es-ES", size: "phone", scheme: "dark" });
  const { page } = eva;
  await page.goto("/");
  const open = page.locator("section[aria-labelledby=open]");
  const lines = open.locator("li");
  const sonora = lines.filter({ hasText: "1 día por jugada" }).first();
  for (const words of ["Ana", "muy difícil", "Gente que empieza", "English", "sin charla"])
    await sonora.getByText(words).waitFor();

  const stones = open.getByRole("button", { name: "Shifting Stones" });
  await stones.focus();
  await page.keyboard.press("Enter");
  assert.equal(await stones.getAttribute("aria-pressed"), "true");
  assert.equal(await sonora.count(), 0);
  await lines.getByText("Jugador 2").first().waitFor();
  await open.getByRole("button", { name: "Todos los juegos" }).click();
  await sonora.waitFor();
  await open.getByRole("combobox").selectOption("fastest");
  await lines.first().getByText("por jugada").waitFor();
  assert.deepEqual(await horizontalOverflow(page, "home"), []);
  assert.deepEqual([...ana.complaints, ...eva.complaints], []);
  await Promise.all([ana.close(), eva.close()]);
});

test("a table without chat says so in the lobby", async () => {
  const { page, complaints, close } = await person();
  await page.goto("/");
  await page.getByRole("button", { name: "With friends" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("More settings").click();
  await dialog.getByRole("checkbox", { name: "Chat is allowed" }).uncheck();
  await dialog.getByRole("checkbox", { name: "List it as an open table" }).check();
  await dialog.getByRole("combobox", { name: "With whom" }).selectOption("much");
  await dialog.getByRole("button", { name: "Set the table" }).click();
  const agreed = page.locator("section", { hasText: "Agreed for this table" });
  await agreed.getByText("Off; you can still react.").waitFor();
  await agreed.getByText("Experienced").waitFor();
  assert.deepEqual(complaints, []);
  await close();
});
