// Files that other programs hand to the page: opened with it, or shared with it.

import { takeShared } from "../../sw/share";

interface Launch {
  files?: readonly { getFile(): Promise<File> }[];
}

declare global {
  interface Window {
    /** What the page was opened with; only in Chromium. */
    launchQueue?: { setConsumer(consume: (launch: Launch) => void): void };
  }
}

/** Open every file that is handed to the page, now and later. */
export async function openHanded(open: (file: Blob) => void, root: string | null): Promise<void> {
  window.launchQueue?.setConsumer(({ files = [] }) => {
    for (const file of files) void file.getFile().then(open);
  });
  if (!root || !new URLSearchParams(location.search).has("shared")) return;
  const shared = await takeShared(root, caches);
  if (shared !== null) open(shared);
}
