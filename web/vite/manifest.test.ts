// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { manifest, type Installed } from "./manifest";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf-8");
const addresses = (installed: Installed, at: string) =>
  manifest(installed).icons.map(({ src }) => new URL(src, new URL(at, "https://host.example/some/where/")).pathname);

it("finds its icons wherever the page is", () => {
  const files = [
    "icon.svg",
    ...readdirSync(new URL("../public/icons", import.meta.url)).map((name) => `icons/${name}`),
  ];
  const wanted = files.filter((name) => !name.includes("apple-touch")).map((name) => `/some/where/${name}`);
  expect(addresses("server", "manifest.webmanifest").sort()).toEqual(wanted.sort());
  expect(addresses("site", "manifest.webmanifest").sort()).toEqual(wanted.sort());
  expect(addresses("offline", "offline/manifest.webmanifest").sort()).toEqual(wanted.sort());
});

it("opens a new game of each kind, by path at a server and by query on the device", () => {
  expect(manifest("server").shortcuts).toEqual([
    { name: "Shifting Stones", url: "./?new=shifting_stones" },
    { name: "In the Ruin", url: "./?new=in_the_ruin" },
    { name: "Sonora", url: "./?new=sonora" },
  ]);
  expect(manifest("site").shortcuts.map(({ url }) => url)).toContain("./?/&new=sonora");
});

it("takes records only where they stay on the device", () => {
  for (const installed of ["offline", "site"] as const)
    expect(manifest(installed)).toMatchObject({
      share_target: { action: "./", params: { files: [{ name: "record" }] } },
      file_handlers: [{ action: "./", accept: { "text/plain": [".txt", ".meseta"] } }],
    });
  expect(manifest("server")).not.toHaveProperty("share_target");
  expect(manifest("server")).not.toHaveProperty("file_handlers");
});

it("says the same as the page: its description and its ground", () => {
  const page = read("../index.html");
  expect(page).toContain(`content="${manifest("server").description}"`);
  expect(page).toContain(`content="${manifest("server").theme_color}"`);
});
