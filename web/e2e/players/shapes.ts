// Turning and flipping a shape of In the Ruin in one's head, as a person does before touching it.

type Cell = [x: number, y: number];
type Step = "turn" | "flip";

const cellOf = (name: string): Cell => [name.charCodeAt(0), Number(name.slice(1))];
const turned = (cells: Cell[]): Cell[] => cells.map(([x, y]) => [-y, x]);
const flipped = (cells: Cell[]): Cell[] => cells.map(([x, y]) => [-x, y]);

/** The same text for the same shape, wherever it lies. */
function outline(cells: Cell[]): string {
  const [left, top] = [Math.min(...cells.map(([x]) => x)), Math.min(...cells.map(([, y]) => y))];
  return cells
    .map(([x, y]) => `${x - left} ${y - top}`)
    .sort()
    .join(", ");
}

/** What brings a shape that covers these spaces into the pose in which it could cover the others; undefined if nothing
 * does. */
export function stepsTowards(from: string[], to: string[]): Step[] | undefined {
  const [shape, wanted] = [from.map(cellOf), outline(to.map(cellOf))];
  for (const [cells, first] of [
    [shape, []],
    [flipped(shape), ["flip"]],
  ] as [Cell[], Step[]][]) {
    let pose = cells;
    for (const steps = [...first]; steps.length < first.length + 4; steps.push("turn"), pose = turned(pose))
      if (outline(pose) === wanted) return steps;
  }
  return undefined;
}
