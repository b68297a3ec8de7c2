// As much Markdown as the rule books use: paragraphs, lists, rulings of ours as quotations, fenced text,
// emphasis, inline code, clause references.

export type Inline = { kind: "text" | "code" | "strong" | "clause" | "em"; text: string };
export type Block =
  | { kind: "paragraph"; inlines: Inline[] }
  | { kind: "ruling"; inlines: Inline[] }
  | { kind: "list"; items: Inline[][] }
  | { kind: "fence"; text: string };

const INLINE = /`([^`]+)`|\*\*([^*]+)\*\*|\[([A-Z]{2}-[A-Z]?\d+)\]|\*([^*\s][^*]*)\*/g;

/** An item of a list; where it has a number, other pages refer to it by that number. */
const ITEM = /^([-*]|(\d+)\.) (.*)$/;

/** The parts of a line of text. */
export function inlines(text: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const found of text.matchAll(INLINE)) {
    if (found.index > end) parts.push({ kind: "text", text: text.slice(end, found.index) });
    if (found[1]) parts.push({ kind: "code", text: found[1] });
    else if (found[2]) parts.push(...emphasised("strong", found[2]));
    else if (found[3]) parts.push({ kind: "clause", text: found[3] });
    else if (found[4]) parts.push(...emphasised("em", found[4]));
    end = found.index + found[0].length;
  }
  if (end < text.length) parts.push({ kind: "text", text: text.slice(end) });
  return parts;
}

/** Emphasised text, in which clauses and code are still themselves. */
const emphasised = (kind: "strong" | "em", text: string): Inline[] =>
  inlines(text).map((part) => (part.kind === "text" ? { ...part, kind } : part));

/** A page as blocks, without headings, which the book itself supplies. */
export function blocks(page: string): Block[] {
  const found: Block[] = [];
  const lines = page.split("\n");
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!;
    const last = found.at(-1);
    if (line.startsWith("```")) {
      const close = lines.findIndex((other, index) => index > at && other.startsWith("```"));
      const stop = close < 0 ? lines.length : close;
      found.push({ kind: "fence", text: lines.slice(at + 1, stop).join("\n") });
      at = stop;
    } else if (ITEM.test(line)) {
      const [, sign = "", number, text = ""] = ITEM.exec(line)!;
      const item = [...(number ? [{ kind: "strong", text: `${sign} ` } as const] : []), ...inlines(text)];
      if (last?.kind === "list" && lines[at - 1] !== "") last.items.push(item);
      else found.push({ kind: "list", items: [item] });
    } else if (line.startsWith(">")) {
      const text = line.slice(1).trim();
      if (last?.kind === "ruling" && lines[at - 1]?.startsWith(">")) last.inlines.push(...inlines(` ${text}`));
      else found.push({ kind: "ruling", inlines: inlines(text) });
    } else if (line.trim() && !line.startsWith("#")) {
      if (last?.kind === "paragraph" && lines[at - 1]?.trim() && !lines[at - 1]!.startsWith("#")) {
        last.inlines.push(...inlines(` ${line.trim()}`));
      } else found.push({ kind: "paragraph", inlines: inlines(line.trim()) });
    }
  }
  return found;
}

/** The marks that letters wear, but not those that make other letters of kana (か and が). */
const ACCENTS = /(?![\u3099\u309a])\p{M}/gu;
/** Letters that are two on a keyboard without them; and the German ones that are spelt out there. */
const TWOFOLD: Readonly<Record<string, string>> = { ß: "ss", œ: "oe", æ: "ae" };
const UMLAUTS: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue" };
const FROM_KATAKANA_TO_HIRAGANA = 0x60;

/** The text to search: words only, without accents or case; either kana are the same. */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(ACCENTS, "")
    .normalize("NFC")
    .toLowerCase()
    .replace(/[ßœæ]/g, (letter) => TWOFOLD[letter]!)
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - FROM_KATAKANA_TO_HIRAGANA));
}

/** The same with umlauts spelt out: “fuer” finds “für”, as “fur” does. */
const speltOut = (text: string): string =>
  plain(text.normalize("NFC").replace(/[äöü]/gi, (letter) => UMLAUTS[letter.toLowerCase()]!));

/** The words that are sought; an input method may have written them in full-width letters. */
export const soughtWords = (sought: string): string[] => plain(sought.normalize("NFKC")).split(/\s+/).filter(Boolean);

/** Whether the text says every one of these words. */
export function says(text: string, words: readonly string[]): boolean {
  const said = [plain(text), speltOut(text)];
  return words.every((word) => said.some((one) => one.includes(word)));
}

/** A text in pieces: which of them are sought, whatever their accents and case. */
export function pieces(text: string, words: readonly string[]): { text: string; hit: boolean }[] {
  const letters = [...text];
  const hits = new Set([plain, speltOut].flatMap((spell) => lettersSaying(letters.map(spell), words)));
  const found: { text: string; hit: boolean }[] = [];
  letters.forEach((letter, at) => {
    const last = found.at(-1);
    if (last && last.hit === hits.has(at)) last.text += letter;
    else found.push({ text: letter, hit: hits.has(at) });
  });
  return found;
}

/** The places of the letters that belong to one of the words. */
function lettersSaying(letters: readonly string[], words: readonly string[]): number[] {
  const text = letters.join("");
  const owners = letters.flatMap((letter, place) => Array<number>(letter.length).fill(place));
  return words.flatMap((word) => {
    const hits: number[] = [];
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
      hits.push(...owners.slice(at, at + word.length));
    return hits;
  });
}

/** A few words of a page around the first that is sought; empty if the page does not say it. */
export function excerpt(page: string, words: readonly string[]): string {
  const text = blocks(page)
    .flatMap((block) => ("inlines" in block ? block.inlines : block.kind === "list" ? block.items.flat() : []))
    .map((part) => part.text)
    .join("");
  const parts = pieces(text, words);
  const hit = parts.findIndex((part) => part.hit);
  if (hit < 0) return "";
  const first = parts.slice(0, hit).reduce((length, part) => length + part.text.length, 0);
  const start = gap(text, Math.max(0, first - BEFORE), -1);
  const end = gap(text, Math.min(text.length, first + AFTER), 1);
  return `${start ? "… " : ""}${text.slice(start, end).trim()}${end < text.length ? " …" : ""}`;
}

/** How many letters an excerpt has before what is sought, and from there on. */
const [BEFORE, AFTER] = [30, 60];
/** What stands between words, or in Japanese between clauses. */
const GAP = /[\s、。]/;

/** The nearest place from here, in this direction, where words are apart; here if that is far. */
function gap(text: string, from: number, step: -1 | 1): number {
  for (let at = from; Math.abs(at - from) < BEFORE; at += step) {
    if (at <= 0 || at >= text.length || GAP.test(text[step < 0 ? at - 1 : at]!)) return at;
  }
  return from;
}
