// Finishes a folder once everything is in it:
// `node --import ts-blank-space/register vite/finish.ts server|site FOLDER`

import { join } from "node:path";
import { compressFile } from "./compress.ts";
import { written } from "./manifest.ts";
import { replaceFile, WORKER, writePrecache } from "./precache.ts";

const [layout, folder] = process.argv.slice(2);
if ((layout !== "server" && layout !== "site") || !folder) {
  console.error("finish.ts server|site FOLDER");
  process.exit(2);
}
if (layout === "site") replaceFile(join(folder, "manifest.webmanifest"), written("site"));
const { files } = await writePrecache(folder, layout);
if (layout === "server") compressFile(join(folder, WORKER)); // any other host compresses for itself
const sizes = Object.values(files).map(([, size]) => size);
const megabytes = sizes.reduce((sum, size) => sum + size, 0) / 1e6;
console.log(`${folder}: ${sizes.length} files, ${megabytes.toFixed(1)} MB on a device`);
