// @vitest-environment node
import { expect, it } from "vitest";
import { MemoryCaches } from "./caches.fixture";
import { keepShared, takeShared } from "./share";

const SCOPE = "https://host.example/some/where/";

it("hands a shared record to the page, once", async () => {
  const caches = new MemoryCaches();
  const form = new FormData();
  form.set("record", new File(["meseta record 1\n"], "game.txt", { type: "text/plain" }));
  expect(await keepShared(form, SCOPE, caches)).toBe(true);
  expect(await (await takeShared(SCOPE, caches))?.text()).toBe("meseta record 1\n");
  expect(await takeShared(SCOPE, caches)).toBeNull();
});

it("keeps nothing of a form without a record", async () => {
  const caches = new MemoryCaches();
  expect(await keepShared(new FormData(), SCOPE, caches)).toBe(false);
  expect(caches.addresses).toEqual([]);
});
