import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Plugin } from "vite";

/** The catalogues that every page needs, whatever its game. */
const SHARED = ["core", "web"];
/** What the home page says of a game: its name, its blurb, its options and its bots. */
const COVER = /^(name|blurb|(page-)?option-|choice-|bot-)/;

/** What only the terminal says. */
export const TERMINAL = /^(cli-|notation-|table-(asked|legend|where))/;

/** The messages of a catalogue whose names pass, without comments. */
function messages(text: string, passes: (line: string) => boolean): string {
  let kept = false;
  return text
    .split("\n")
    .filter((line) => {
      if (/^[^\s}]/.test(line)) kept = !line.startsWith("#") && passes(line);
      return kept && line !== "";
    })
    .join("\n");
}

/** The messages of a catalogue that belong to a game's cover; of an option, the page's own words where it has them. */
export const cover = (text: string): string =>
  messages(text, (line) => COVER.test(line) && !text.includes(`\npage-${/^option-\S+ /.exec(line)?.[0]}`));

/** The messages that a game's own pages need besides. */
export const rest = (text: string): string => messages(text, (line) => !COVER.test(line) && !TERMINAL.test(line));

/** A language is a folder of catalogues, found by its `core.ftl`:
 *
 * - `core.ftl?shell` is what the shell needs of it, in one piece: all that is shared, and the cover of every game;
 * - `sonora.ftl?rest` is what the game's own pages need besides;
 * - `core.ftl?name` is what the language calls itself. */
export const catalogues: Plugin = {
  name: "catalogues",
  enforce: "pre",
  load(id) {
    const [core = "", query = ""] = id.split("?");
    if (query === "rest") return `export default ${JSON.stringify(rest(readFileSync(core, "utf-8")))}`;
    if (basename(core) !== "core.ftl") return null;
    if (query === "name") {
      const name = /^language-name = (.+)$/m.exec(readFileSync(core, "utf-8"))?.[1];
      if (!name) this.error(`${core} does not say what its language is called (language-name)`);
      return `export default ${JSON.stringify(name)}`;
    }
    if (query !== "shell") return null;
    const files = readdirSync(dirname(core)).filter((file) => file.endsWith(".ftl"));
    const texts = files.sort().map((file) => {
      const path = join(dirname(core), file);
      this.addWatchFile(path);
      const [name, text] = [basename(file, ".ftl"), readFileSync(path, "utf-8")];
      return [name, SHARED.includes(name) ? messages(text, (line) => !TERMINAL.test(line)) : cover(text)];
    });
    return `export default ${JSON.stringify(Object.fromEntries(texts))}`;
  },
};
