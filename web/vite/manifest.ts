import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** Which page is installed: the server's, the device's copy at a server (in `offline/`), or the device's as a site of
 * its own. */
export type Installed = "server" | "offline" | "site";

interface Icon {
  src: string;
  sizes: string;
  type: string;
  purpose: "any" | "maskable" | "monochrome";
}

export interface Manifest {
  name: string;
  short_name: string;
  description: string;
  lang: string;
  categories: string[];
  id?: string;
  start_url: string;
  scope: string;
  display: string;
  display_override: string[];
  background_color: string;
  theme_color: string;
  icons: Icon[];
  shortcuts: { name: string; url: string }[];
  launch_handler: { client_mode: string[] };
  share_target?: object;
  file_handlers?: object[];
}

/** The file of each manifest in what is built for a server. */
export const MANIFESTS = { server: "manifest.webmanifest", offline: "offline/manifest.webmanifest" } as const;

/** The games that a long press on the icon offers, in the order of the home page. */
const GAMES = ["shifting_stones", "in_the_ruin", "sonora"];
const GROUND = "#f3e9da";
/** What a record may be called and be declared as. */
const RECORDS = { "text/plain": [".txt", ".meseta"], "application/x-meseta": [".meseta"] };

const catalogue = (game: string) => new URL(`../../src/meseta/i18n/en/${game}.ftl`, import.meta.url);

function nameOf(game: string): string {
  const name = /^name = (.+)$/m.exec(readFileSync(catalogue(game), "utf-8"))?.[1];
  if (!name) throw new Error(`${fileURLToPath(catalogue(game))} does not say what its game is called (name)`);
  return name;
}

function icons(root: string): Icon[] {
  const png = (name: string, side: number, purpose: Icon["purpose"]): Icon => ({
    src: `${root}icons/${name}-${side}.png`,
    sizes: `${side}x${side}`,
    type: "image/png",
    purpose,
  });
  return [
    { src: `${root}icon.svg`, sizes: "any", type: "image/svg+xml", purpose: "any" },
    ...[192, 512].map((side) => png("icon", side, "any")),
    ...[192, 512].map((side) => png("maskable", side, "maskable")),
    png("monochrome", 512, "monochrome"),
  ];
}

/** What an installed page on the device does with the records that other programs hand to it. */
const HANDED: Pick<Manifest, "share_target" | "file_handlers"> = {
  share_target: {
    action: "./",
    method: "POST",
    enctype: "multipart/form-data",
    params: {
      files: [{ name: "record", accept: [...Object.keys(RECORDS), ...new Set(Object.values(RECORDS).flat())] }],
    },
  },
  file_handlers: [{ action: "./", accept: RECORDS }],
};

/** The manifest of one page. Its addresses are relative, so that it holds under any address. */
export function manifest(installed: Installed): Manifest {
  const device = installed !== "server";
  return {
    name: "Meseta",
    short_name: "Meseta",
    description: "A table for three board games.",
    lang: "en",
    categories: ["games"],
    // The device's has none, because an id names a path from the origin on; without one, `start_url` identifies it.
    ...(device ? {} : { id: "/" }),
    start_url: "./",
    scope: "./",
    display: "standalone",
    display_override: ["standalone", "minimal-ui"],
    background_color: GROUND,
    theme_color: GROUND,
    icons: icons(installed === "offline" ? "../" : "./"),
    shortcuts: GAMES.map((game) => ({ name: nameOf(game), url: device ? `./?/&new=${game}` : `./?new=${game}` })),
    // One window: the device's games can be open only once.
    launch_handler: { client_mode: ["navigate-existing", "auto"] },
    ...(device ? HANDED : {}),
  };
}

export const written = (installed: Installed): string => JSON.stringify(manifest(installed));

/** Writes both manifests, and serves them during development. */
export const manifests: Plugin = {
  name: "manifests",
  configureServer(server) {
    for (const [installed, file] of Object.entries(MANIFESTS) as [keyof typeof MANIFESTS, string][])
      server.middlewares.use(`/${file}`, (_, response) => {
        response.setHeader("content-type", "application/manifest+json");
        response.end(written(installed));
      });
  },
  generateBundle() {
    for (const [installed, fileName] of Object.entries(MANIFESTS) as [keyof typeof MANIFESTS, string][])
      this.emitFile({ type: "asset", fileName, source: written(installed) });
  },
};
