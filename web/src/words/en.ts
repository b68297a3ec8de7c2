// All catalogues of this language, in one chunk.
import type { Catalogues } from "../lib/words";

const files = import.meta.glob<string>("@words/en/*.ftl", { query: "?raw", import: "default", eager: true });

export default Object.fromEntries(
  Object.entries(files).map(([path, text]) => [path.replace(/^.*\/|\.ftl$/g, ""), text]),
) as Catalogues;
