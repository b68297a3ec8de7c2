// The ruin in the style of the other prints: silhouettes in a square of 64, filled even-odd, and the textures of
// stone and sand, which vary a little from space to space.

export const RUIN = {
  pawn:
    "M23.2 7.4l17-1.1 4.4 11.5 11.8 3.6-0.9 4.6-46.6 1.2-1.1-4.8 11.2-4z" +
    "M24.2 29.6l15.9-0.6 0.9 7.2-4.9 5.1-7.3 0.2-5-4.6zM22.3 43.2l19.8-0.5 11.2 17.6-42.8 0.9z" +
    "M31.2 47l-2.8 11.2 2.2 0.1 2.3-11.2zM38.3 47.2l3.9 10.4 2.3-0.2-4.1-10.3z",
  gate:
    "M5.2 60.4l0.9-31.2 4.4-12.4 9-8.2 12.3-3.4 12.6 3.1 9 8.1 4.6 12.3 0.9 31.5-12.1 " +
    "0.3-0.3-29.6-3.5-7.2-5.3-3.3-6.1-0.9-5.9 1.2-5.1 3.4-3.1 6.9-0.2 29.5z" +
    "M30.3 8.9l-0.1 6.2 3.4-0.1-0.2-6.2zM14.6 17.1l4.4 5 2.3-2.1-4.5-4.8zM47.1 15.6l-4.2 4.9 2.3 2 4.4-4.8z" +
    "M8.9 34.1l0.1 2.4 6.6-0.3-0.1-2.3zM48.6 34l0.1 2.4 6.5 0.1-0.1-2.6z",
  stairs:
    "M4.4 59.6l0.4-12.9 13.3-0.5 0.3-12.8 13.2-0.3 0.5-12.7 13.2-0.4 0.3-12.9 14.1-0.5 0.6 52.6z" +
    "M8.8 51.2l0.2 2.5 13.4-0.3 0.1-2.4zM22.6 38.3l0.1 2.4 13.6-0.2 0-2.5zM36.1 25.6l0.1 2.4 13.2-0.3 0-2.4z" +
    "M49.4 12.4l0.1 2.5 6.2-0.2 0-2.4z",
  gem:
    "M17.8 8.2l28.6-0.9 13.2 17.3-27.2 33.8-27.8-33.1zM19.6 13.1l-8.3 9.6 10.2-0.2 6.1-10.1z" +
    "M33.6 12.2l-7.4 10.1 14.4-0.3zM39.8 12l5.6 9.8 7.6 0.1-8.8-10.1zM12.8 26.8l14.8 18-6.8-18.2z" +
    "M25.9 26.5l6.7 21.3 5.9-21.6zM43.6 26l-6.3 17.9 14.6-18.1z",
} as const;

export type RuinMark = keyof typeof RUIN;

/** The side of a space in a drawing of the sheet. */
export const UNIT = 40;

/** A number between −1 and 1 that is always the same for the same space and purpose. */
function jitter(cell: number, salt: number): number {
  const wave = Math.sin(cell * 127.1 + salt * 311.7) * 43758.5453;
  return (wave - Math.floor(wave)) * 2 - 1;
}

const place = (x: number, y: number) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** A block of stone on the space whose top left is at x, y, with slightly irregular corners. */
export function stone(cell: number, x: number, y: number, side = UNIT): string {
  const inset = side * 0.045;
  const off = (salt: number) => jitter(cell, salt) * side * 0.035;
  const corners = [
    [x + inset + off(1), y + inset + off(2)],
    [x + side / 2 + off(9), y + inset + off(10)],
    [x + side - inset + off(3), y + inset + off(4)],
    [x + side - inset + off(5), y + side - inset + off(6)],
    [x + inset + off(7), y + side - inset + off(8)],
  ] as const;
  return `M${corners.map(([a, b]) => place(a, b)).join("L")}z`;
}

/** The joints of the masonry, as strokes. */
export function joints(cell: number, x: number, y: number, side = UNIT): string {
  const at = (share: number, salt: number) => side * share + jitter(cell, salt) * side * 0.05;
  const [one, two] = [at(0.34, 11), at(0.67, 12)];
  const high = at(cell % 2 ? 0.36 : 0.62, 13);
  const middle = at(cell % 2 ? 0.64 : 0.36, 14);
  const low = at(cell % 2 ? 0.34 : 0.6, 15);
  return [
    `M${place(x + at(0.1, 16), y + one)}L${place(x + at(0.9, 17), y + one + jitter(cell, 18) * 1.5)}`,
    `M${place(x + at(0.1, 19), y + two)}L${place(x + at(0.9, 20), y + two + jitter(cell, 21) * 1.5)}`,
    `M${place(x + high, y + side * 0.1)}V${Math.round((y + one) * 10) / 10}`,
    `M${place(x + middle, y + one)}V${Math.round((y + two) * 10) / 10}`,
    `M${place(x + low, y + two)}V${Math.round((y + side * 0.9) * 10) / 10}`,
  ].join("");
}

/** Pebbles and furrows of a worn path. */
export function gravel(cell: number, x: number, y: number, side = UNIT): string {
  return [1, 2, 3]
    .map((n) => {
      const cx = x + side * (0.5 + jitter(cell, 30 + n) * 0.27);
      const cy = y + side * (0.5 + jitter(cell, 40 + n) * 0.27);
      const long = side * (0.05 + Math.abs(jitter(cell, 50 + n)) * 0.07);
      return `M${place(cx, cy)}l${place(long, jitter(cell, 60 + n) * 1.6)}`;
    })
    .join("");
}
