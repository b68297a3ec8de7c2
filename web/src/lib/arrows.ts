// The arrow keys as directions.

export interface Direction {
  down: number;
  right: number;
}

const ARROWS: ReadonlyMap<string, Direction> = new Map([
  ["ArrowUp", { down: -1, right: 0 }],
  ["ArrowDown", { down: 1, right: 0 }],
  ["ArrowLeft", { down: 0, right: -1 }],
  ["ArrowRight", { down: 0, right: 1 }],
]);

/** Where an arrow key points; null for any other key. */
export const arrowOf = (key: string): Direction | null => ARROWS.get(key) ?? null;
