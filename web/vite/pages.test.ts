// @vitest-environment node
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { pageAt } from "./pages";

const BUILT = `<!doctype html>
<html lang="en">
  <head>
    <link rel="icon" href="./icon.svg" />
    <link rel="manifest" href="/manifest.webmanifest" />
    <script type="module" src="./assets/index-1a2b.js"></script>
    <link rel="stylesheet" href="./assets/index-3c4d.css">
  </head>
  <body><img src="./icon.svg" alt="" /></body>
</html>`;
const links = (html: string) => [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, link]) => link);

it("finds its files from every address of a server", () => {
  const page = pageAt(BUILT, { root: "/", device: false });
  expect(links(page)).toEqual([
    "/icon.svg",
    "/manifest.webmanifest",
    "/assets/index-1a2b.js",
    "/assets/index-3c4d.css",
    "/icon.svg",
  ]);
  expect(page).toContain('<html lang="en">');
});

it("finds them from its own folder on the device, but for the manifest beside it", () => {
  const page = pageAt(BUILT, { root: "../", device: true });
  expect(links(page)).toEqual([
    "../icon.svg",
    "./manifest.webmanifest",
    "../assets/index-1a2b.js",
    "../assets/index-3c4d.css",
    "../icon.svg",
  ]);
  expect(page).toContain('<html data-host="device" lang="en">');
});

it("finds them in the same folder on a static site", () => {
  const page = pageAt(BUILT, { root: "./", device: true });
  expect(page.replace(' data-host="device"', "")).toBe(BUILT);
});

it("has a manifest for either page, whose files are found from there", () => {
  const manifest = (path: string) =>
    JSON.parse(readFileSync(new URL(`../public/${path}manifest.webmanifest`, import.meta.url), "utf-8")) as {
      start_url: string;
      icons: { src: string }[];
    };
  const resolved = (path: string) => {
    const { start_url: start, icons } = manifest(path);
    return [start, ...icons.map(({ src }) => src)].map((url) => new URL(url, `http://host/${path}`).pathname);
  };
  expect(resolved("")).toEqual(["/", "/icon.svg"]);
  expect(resolved("offline/")).toEqual(["/offline/", "/icon.svg"]);
});
