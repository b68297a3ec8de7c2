// @vitest-environment node
import { expect, it } from "vitest";
import { pageAt, pageInRoot } from "./pages";

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

it("finds them in its own folder on a static site", () => {
  const page = pageInRoot(pageAt(BUILT, { root: "../", device: true }));
  expect(page.replace(' data-host="device"', "")).toBe(BUILT.replace('"/manifest', '"./manifest'));
});
