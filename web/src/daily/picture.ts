// The picture of a day to share: how it went, and nothing of how it is done.

import { FACE_MARKS } from "../art/marks";
import { RUIN } from "../art/ruin";
import { DISC } from "./marks";
import type { State } from "./saying";

export interface Drawn {
  title: string;
  day: string;
  lines: readonly { game: string; name: string; state: State; told: string; level: number }[];
  streak: string;
  /** Where others find the same puzzles; empty if they could not. */
  link: string;
  dark: boolean;
  /** What it says first, for those who do not see it. */
  summary: string;
}

interface Inks {
  ground: string;
  paper: string;
  line: string;
  ink: string;
  quiet: string;
  good: string;
  some: string;
  games: Readonly<Record<string, string>>;
}

// The colours of styles/tokens.css, which an image by itself cannot read.
const DAY: Inks = {
  ...{ ground: "#f3e9da", paper: "#fbf6ec", line: "#dccbb3", ink: "#2b2320", quiet: "#6b5d52" },
  ...{ good: "#3b6147", some: "#7d5206" },
  games: { shifting_stones: "#a23d22", in_the_ruin: "#34437a", sonora: "#7d5206" },
};
const NIGHT: Inks = {
  ...{ ground: "#141726", paper: "#1d2135", line: "#383e5c", ink: "#f2e8da", quiet: "#b8ad9f" },
  ...{ good: "#a4d2af", some: "#f4c768" },
  games: { shifting_stones: "#f09a79", in_the_ruin: "#a9b7ef", sonora: "#f4c768" },
};
const MARKS: Readonly<Record<string, string>> = {
  shifting_stones: FACE_MARKS.horse,
  in_the_ruin: RUIN.gate,
  sonora: DISC,
};
const FONT = "ui-sans-serif, Ubuntu, Calibri, 'DejaVu Sans', system-ui, sans-serif";
const STAR = "M12 1.6l3.1 6.7 7.3.8-5.4 5 1.5 7.2L12 17.7l-6.5 3.6L7 14.1l-5.4-5 7.3-.8z";
const PIES: Partial<Record<State, string>> = {
  far: "M12 12V4a8 8 0 0 1 8 8z",
  fair: "M12 4a8 8 0 0 1 0 16z",
  close: "M12 12V4a8 8 0 1 1-8 8z",
};
const WIDTH = 600;
const ROW = 84;

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const text = (x: number, y: number, size: number, fill: string, words: string, more = ""): string =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" ${more}>${escaped(words)}</text>`;

/** How a puzzle stands, in a square of 24, by the shapes of Sign.svelte. */
function sign(state: State, { good, some, quiet, paper }: Inks): string {
  if (state === "beaten") return `<path fill="${good}" d="${STAR}"/>`;
  if (state === "best")
    return (
      `<circle cx="12" cy="12" r="10" fill="${good}"/>` +
      `<path d="M7 12.5l3.6 3.7L17 8.6" fill="none" stroke="${paper}" stroke-width="2.6" stroke-linecap="round"/>`
    );
  const colour = PIES[state] ? some : quiet;
  const bar = state === "given_up" ? `<path d="M7.5 12h9" stroke="${colour}" stroke-width="2.2"/>` : "";
  const pie = PIES[state] ? `<path d="${PIES[state]}" fill="${colour}"/>` : "";
  return `<circle cx="12" cy="12" r="9.5" fill="none" stroke="${colour}" stroke-width="2.2"/>${bar}${pie}`;
}

const stars = (level: number, inks: Inks): string =>
  Array.from({ length: 5 }, (_, at) => {
    const fill = at < level ? inks.some : "none";
    return `<path transform="translate(${at * 17}) scale(.65)" d="${STAR}" fill="${fill}" stroke="${inks.some}" stroke-width="1.6"/>`;
  }).join("");

/** The day as an SVG. */
export function drawDay({ title, day, lines, streak, link, dark, summary }: Drawn): string {
  const inks = dark ? NIGHT : DAY;
  const rows = lines.map(({ game, name, state, told, level }, at) => {
    const top = 112 + at * ROW;
    return (
      `<rect x="28" y="${top}" width="${WIDTH - 56}" height="${ROW - 12}" rx="11" fill="${inks.paper}" stroke="${inks.line}" stroke-width="2"/>` +
      `<path transform="translate(44 ${top + 14}) scale(.69)" fill-rule="evenodd" fill="${inks.games[game] ?? inks.ink}" d="${MARKS[game] ?? ""}"/>` +
      text(106, top + 32, 20, inks.ink, name, 'font-weight="700"') +
      `<g transform="translate(106 ${top + 42})">${level ? stars(level, inks) : ""}</g>` +
      text(WIDTH - 92, top + 43, 17, inks.ink, told, 'text-anchor="end"') +
      `<g transform="translate(${WIDTH - 80} ${top + 18}) scale(1.5)">${sign(state, inks)}</g>`
    );
  });
  const foot = 112 + lines.length * ROW;
  const height = foot + (streak || link ? 52 : 20);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" font-family="${FONT}">` +
    `<title>${escaped(summary)}</title><rect width="${WIDTH}" height="${height}" fill="${inks.ground}"/>` +
    text(28, 56, 30, inks.ink, title, 'font-weight="800"') +
    text(28, 88, 17, inks.quiet, day) +
    rows.join("") +
    (streak ? text(28, foot + 28, 17, inks.ink, streak, 'font-weight="700"') : "") +
    (link ? text(WIDTH - 28, foot + 28, 15, inks.quiet, link, 'text-anchor="end"') : "") +
    `</svg>`
  );
}
