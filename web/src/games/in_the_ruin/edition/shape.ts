// A shape's spaces as they are toggled by hand.

/** Rows of # and dots with an empty ring around them, so that a shape can grow to every side. */
export function ringed(cells: readonly string[]): boolean[][] {
  const width = Math.max(0, ...cells.map((row) => row.length));
  const rows = cells.map((row) => [false, ...Array.from({ length: width }, (_, at) => row[at] === "#"), false]);
  const empty = () => Array.from({ length: width + 2 }, () => false);
  return [empty(), ...rows, empty()];
}

/** The rows as the edition's file has them, cut to what is filled. */
export function trimmed(grid: readonly (readonly boolean[])[]): string[] {
  const rows = grid.flatMap((row, at) => (row.includes(true) ? [at] : []));
  const columns = (grid[0] ?? []).flatMap((_, at) => (grid.some((row) => row[at]) ? [at] : []));
  const [left, right] = [Math.min(...columns), Math.max(...columns)];
  return grid.slice(rows[0], (rows.at(-1) ?? -1) + 1).map((row) =>
    row
      .slice(left, right + 1)
      .map((filled) => (filled ? "#" : "."))
      .join(""),
  );
}

/** The shape with one space of the ringed grid toggled. */
export const toggled = (cells: readonly string[], row: number, column: number): string[] =>
  trimmed(ringed(cells).map((line, y) => line.map((filled, x) => (y === row && x === column ? !filled : filled))));
