import type { Plugin } from "vite";

/** Where a page lies, and what answers it. */
interface Where {
  /** The way from the page to the client's files: `/`, `../` or `./`. */
  root: string;
  /** Whether the device itself answers, instead of a server. */
  device: boolean;
}

/** The file of a page, from one that finds everything in its own folder (`./assets/…`). */
export function pageAt(html: string, { root, device }: Where): string {
  const moved = html.replace(/ (href|src)="\.\//g, ` $1="${root}`);
  // The page for the device is an application of its own, with its own manifest beside it.
  const own = (text: string) => text.replace('"/manifest', '"./manifest').replace("<html", '<html data-host="device"');
  return device ? own(moved) : moved;
}

/** The device's page for the folder of its files, from the one below it. */
export const pageInRoot = (html: string): string => html.replace(/ (href|src)="\.\.\//g, ' $1="./');

/** Writes the two pages: `index.html` for all addresses of a server, and `offline/index.html` for the device. */
export const pages: Plugin = {
  name: "pages",
  apply: "build",
  enforce: "post",
  generateBundle(_, bundle) {
    const index = bundle["index.html"];
    if (index?.type !== "asset") this.error("there is no page");
    const html = String(index.source);
    index.source = pageAt(html, { root: "/", device: false });
    this.emitFile({
      type: "asset",
      fileName: "offline/index.html",
      source: pageAt(html, { root: "../", device: true }),
    });
  },
};
