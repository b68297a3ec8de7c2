// What has just been earned, and where on the sheet: read from the events, shown one after another.

import type { SonoraEvent, SonoraSheetData } from "../../../generated/protocol";
import type { SonoraMark } from "../marks";
import type { SectionName } from "../model";
import { surrounded } from "./offers";
import { cellOf, MUD, SIDE, type Print } from "./print";

export interface Pop {
  key: string;
  section: SectionName;
  x: number;
  y: number;
  /** A bonus, or otherwise the points. */
  mark?: SonoraMark;
  text?: string;
  /** Whether nothing was gained: every icon of the bonus is circled already. */
  lost: boolean;
  /** Which of the bonuses that the moment reached it is; -1 if it is none. */
  bonus: number;
  /** Its position among the pops of one moment. */
  order: number;
}

type Found = Omit<Pop, "key" | "order" | "lost" | "bonus">;

const columnX = (print: Print["mud"], column: number) => ((column + 0.5) * MUD.width) / print.columns.length;

/** Events arrive after the fact: the sheet already shows their result. */
export function popsOf(
  events: readonly SonoraEvent[],
  seat: number,
  print: Print,
  sheet: SonoraSheetData,
  stamp: string,
): Pop[] {
  const own = events.filter((event) => !("seat" in event) || event.seat === seat);
  const outcomes = own.filter(isBonus);
  const taken = new Set<number>();
  const outcomeOf = (mark: string | undefined) => {
    const at = outcomes.findIndex(({ bonus }, n) => bonus === mark && !taken.has(n));
    taken.add(at);
    return at;
  };
  return own
    .flatMap((event) => found(event, print, sheet))
    .map((pop, order) => {
      const bonus = outcomeOf(pop.mark);
      return { ...pop, order, key: `${stamp} ${order}`, bonus, lost: outcomes[bonus]?.kind === "not_gained" };
    });
}

type Bonus = Extract<SonoraEvent, { kind: "earned" | "not_gained" }>;

/** Whether a bonus was reached, gained or not. */
export const isBonus = (event: SonoraEvent): event is Bonus => event.kind === "earned" || event.kind === "not_gained";

function found(event: SonoraEvent, print: Print, sheet: SonoraSheetData): Found[] {
  switch (event.kind) {
    case "drew":
      return event.cells.flatMap((name): Found[] => {
        const cell = cellOf(name, print.canyon.columns);
        const square = print.canyon.squares[cell];
        const mark = square?.cactus ?? square?.bonus;
        return mark
          ? [
              {
                section: "canyon",
                x: (cell % print.canyon.columns) * SIDE + SIDE / 2,
                y: Math.floor(cell / print.canyon.columns) * SIDE + SIDE / 2,
                mark,
              },
            ]
          : [];
      });
    case "walked": {
      const space = print.creek.spaces[event.end];
      if (!space) return [];
      return [
        {
          section: "creek",
          x: space.x,
          y: space.y,
          ...(space.bonus ? { mark: space.bonus } : { text: String(space.points) }),
        },
      ];
    }
    case "marked_node":
      return surrounded(print.mud, new Set(sheet.mudcracks.marked))
        .map((index) => print.mud.triangles[index])
        .filter((triangle) => triangle?.nodes.includes(event.node))
        .flatMap((triangle): Found[] =>
          triangle
            ? [
                {
                  section: "mudcracks",
                  x: triangle.x,
                  y: triangle.y,
                  ...(triangle.bonus ? { mark: triangle.bonus } : { text: String(triangle.points) }),
                },
              ]
            : [],
        );
    case "boxed": {
      const column = print.mud.columns[event.column - 1];
      const full = column && sheet.mudcracks.boxes[event.column - 1] === column.boxes;
      return full
        ? [{ section: "mudcracks", x: columnX(print.mud, event.column - 1), y: MUD.columns + 30, mark: column.bonus }]
        : [];
    }
    case "completed": {
      const building = print.ruins.buildings.find(({ name }) => name === event.building);
      if (!building) return [];
      const at = { section: "ruins" as const, x: building.box.x + building.box.width / 2, y: building.box.y - 18 };
      return [{ ...at, text: String(event.points) }, ...(event.first ? [{ ...at, mark: building.bonus }] : [])];
    }
    default:
      return [];
  }
}
