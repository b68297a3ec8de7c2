// What the shell says in this language, and of every game what the home page says of it.
import { byName } from "../lib/words";

export default byName({
  ...import.meta.glob<string>("@words/en/{core,web}.ftl", { query: "?raw", import: "default", eager: true }),
  ...import.meta.glob<string>(["@words/en/*.ftl", "!@words/en/{core,web}.ftl"], {
    query: "?cover",
    import: "default",
    eager: true,
  }),
});
