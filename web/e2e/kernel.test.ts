import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { VERSION } from "../src/generated/discs.ts";
import { kernelScript } from "./kit/kernel.ts";
import { person } from "./kit/people.ts";

const digests = readFileSync(new URL("../../tests/discs/digest.py", import.meta.url), "utf-8");

test("in the browser, ten thousand stored flicks come out as in Python, to the last bit", async () => {
  const { page, complaints, close } = await person();
  await page.goto("/");
  await page.evaluate(await kernelScript());
  const found = await page.evaluate(() => window.discs.digest(10_000, 6));
  assert.equal(found, new RegExp(`\\b${VERSION}: "([0-9a-f]{64})"`).exec(digests)?.[1]);
  assert.deepEqual(complaints, []);
  await close();
});
