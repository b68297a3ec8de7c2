import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** The catalogues that every page needs, whatever its game. */
const SHARED = ["core", "web"];
/** What the home page says of a game: its name, its blurb, its options and its bots. */
const COVER = /^(name|blurb|(page-)?option-|choice-|bot-)/;

/** What can go wrong only in a terminal, or is told in answer to a request that names the page's language: there the
 * page shows the server's own sentence. */
const TOLD = [
  ...["bad_arena", "bad_limits", "bot_broken", "bot_illegal", "bot_no_", "bot_raised", "bots_needed", "cannot_listen"],
  ...[
    "disc",
    "edition_",
    "endless_game",
    "file_",
    "game_failed",
    "no_such_corner",
    "not_a_number",
    "not_whole",
    "numba",
  ],
  ...[
    "bad_link",
    "option_form",
    "pair_form",
    "pdf_",
    "picture_",
    "png_",
    "plugin_",
    "print_",
    "record_after",
    "record_count",
    "record_cut",
  ],
  ...["record_diverges", "record_entry", "record_format", "record_line", "record_no", "record_other", "record_seat"],
  ...[
    "record_too",
    "remote_",
    "resume_alone",
    "solo_is_alone",
    "solo_terms",
    "start_",
    "state_",
    "too_many_discs",
    "unknown_clause",
  ],
  ...[
    "unlistable",
    "link_invalid",
    "nothing_to_animate",
    "seat_not_yours",
    "replays_spent",
    "storage_",
    "table_gone",
    "trials_spent",
    "pass_invalid",
    "no_such_device",
    "device_too_new",
  ],
  ...["calendar_broken", "daily_", "day_to_come", "no_daily", "no_such_day", "no_such_month"],
  // What only whoever runs a server is told.
  ...["admin_", "backup_", "bad_address", "host_unknown", "limit_too", "port_", "unheard_limit", "unknown_limit"],
  ...["store_address", "store_damaged", "store_folder", "store_full", "store_in_use", "store_missing", "store_newer"],
  ...["store_no_driver", "store_not_ours", "store_unopened", "store_unreachable", "store_vanished"],
  // What only those are told who measure, train or learn.
  ...["bad_env_", "cluster_", "company_form", "envs_", "game_without_", "nothing_to_train", "number_means", "results_"],
  ...["strategy_", "training_", "worker_", "workers_"],
];
/** What stands on the printed sheets only. */
const PRINTED = [
  "sheet-(title|board|name|ai|falls|steps|gems|penalties|points|routes|escape)",
  "sheet-(rectangle|road|wall|gate|exit|discs|first|later|use)",
  "paper-(page|tile|scale|explore|route|cards|backs|stones|aid)",
].join("|");
/** What the terminal asks, explains and reads out, and what stands on pictures of matches. */
const TYPED =
  "(asked|clause|do|drawn|ending|forms|help|look|prompt|worded)-|letter-(fox|owl|rabbit|reflick|swap|discovery)";
/** What no page says: chance answers by itself. */
export const TERMINAL = new RegExp(
  `^(cli-|law-|notation-|${TYPED}|${PRINTED}|fault-settle_|error-(${TOLD.join("|")}))`,
);
/** What only one part of the client says, and loads with itself: `core.ftl?making`, and so on. */
const PURPOSES: Readonly<Record<string, RegExp>> = {
  making: /^(edition-(?!link|own)|trial-|page-(edit|mean)-)/,
  companion: /^companion-(?!link)/,
  picture: /^picture-/,
  yours: /^(yours-(?!link)|figure-)/,
  device: /^device-/,
  daily: /^daily-/,
};
/** What no page says at once. */
const APART = [TERMINAL, ...Object.values(PURPOSES)];
/** What the terminal says of a table; a page borrows some of it. */
const OF_TABLES = /^table-[\w-]+/;
const SOURCES = fileURLToPath(new URL("../src", import.meta.url));

/** The messages about tables that some page names, whole or by how they begin (`table-rectangle-`). */
function borrowed(): string[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" }).filter((file) =>
    /\.(ts|svelte)$/.test(file),
  );
  const texts = files.map((file) => readFileSync(join(SOURCES, file), "utf-8"));
  return texts.flatMap((text) => [...text.matchAll(/["'`](table-[\w-]+)/g)].map(([, name]) => name ?? ""));
}

/** Whether a page can say the message that begins on this line. */
function spoken(line: string, borrows: readonly string[]): boolean {
  const [table] = OF_TABLES.exec(line) ?? [];
  if (table === undefined) return !APART.some((others) => others.test(line));
  return borrows.some((name) => (name.endsWith("-") ? table.startsWith(name) : table === name));
}

/** The messages of a catalogue whose names pass, without comments and with no more indentation than Fluent needs. */
function messages(text: string, passes: (line: string) => boolean): string {
  let kept = false;
  return text
    .split("\n")
    .filter((line) => {
      if (/^[^\s}]/.test(line)) kept = !line.startsWith("#") && passes(line);
      return kept && line !== "";
    })
    .map((line) => line.replace(/^ +/, " "))
    .join("\n");
}

/** The messages of a catalogue that belong to a game's cover; of an option, the page's own words where it has them. */
export const cover = (text: string): string =>
  messages(text, (line) => COVER.test(line) && !text.includes(`\npage-${/^option-\S+ /.exec(line)?.[0]}`));

/** The messages that a game's own pages need besides. */
export function rest(text: string): string {
  const borrows = borrowed();
  return messages(text, (line) => !COVER.test(line) && spoken(line, borrows));
}

/** The messages that only one part of the client needs. */
export function only(purpose: string, text: string): string {
  const its = PURPOSES[purpose];
  return its ? messages(text, (line) => its.test(line)) : "";
}

/** What a language calls itself in its `core.ftl`, and whether a native speaker has reviewed its words. */
export function calling(text: string): { name: string; reviewed: boolean } | null {
  const found = /^language-name = (.+)(\n +\.unreviewed =)?/m.exec(text);
  return found && { name: found[1] ?? "", reviewed: !found[2] };
}

/** A language is a folder of catalogues, found by its `core.ftl`:
 *
 * - `core.ftl?shell` is what the shell needs of it, in one piece: all that is shared, and the cover of every game;
 * - `sonora.ftl?rest` is what the game's own pages need besides;
 * - `core.ftl?making`, `core.ftl?companion` and so on are what one part of the client says (`PURPOSES`), of all
 *   catalogues;
 * - `core.ftl?name` is what the language calls itself, and whether a native speaker has reviewed its words. */
export const catalogues: Plugin = {
  name: "catalogues",
  enforce: "pre",
  load(id) {
    const [core = "", query = ""] = id.split("?");
    if (query === "rest") return `export default ${JSON.stringify(rest(readFileSync(core, "utf-8")))}`;
    if (basename(core) !== "core.ftl") return null;
    if (query === "name") {
      const named = calling(readFileSync(core, "utf-8"));
      if (!named) this.error(`${core} does not say what its language is called (language-name)`);
      return `export default ${JSON.stringify(named)}`;
    }
    if (query !== "shell" && !(query in PURPOSES)) return null;
    const files = readdirSync(dirname(core)).filter((file) => file.endsWith(".ftl"));
    const borrows = borrowed();
    const texts = files.sort().map((file) => {
      const path = join(dirname(core), file);
      this.addWatchFile(path);
      const [name, text] = [basename(file, ".ftl"), readFileSync(path, "utf-8")];
      if (query in PURPOSES) return [name, only(query, text)];
      return [name, SHARED.includes(name) ? messages(text, (line) => spoken(line, borrows)) : cover(text)];
    });
    return `export default ${JSON.stringify(Object.fromEntries(texts))}`;
  },
};
