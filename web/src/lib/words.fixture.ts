// Sentences as the page says them, for `tests/i18n/test_numbers.py`, which compares them with the server's.

import { Words } from "./words.ts";

interface Asked {
  language: string;
  game: string;
  catalogues: Record<string, string>;
  sentences: [string, Record<string, unknown>][];
}

const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
const asked = JSON.parse(Buffer.concat(chunks).toString()) as Asked[];
const said = asked.map(({ language, game, catalogues, sentences }) => {
  const say = new Words(language, catalogues, game).speaker();
  return sentences.map(([code, values]) => say(code, values));
});
process.stdout.write(JSON.stringify(said));
