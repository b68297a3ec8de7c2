// Made by `python -m meseta.discs.typescript` from discs/arena.py and discs/kernel.py, line by line.
// Do not edit: a test keeps it in step.

/** Lists of objects, arrays of numbers: the Python source has no type for them either. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Data = any;

const min = (a: number, b: number): number => (b < a ? b : a);
const max = (a: number, b: number): number => (b > a ? b : a);

function truth(value: boolean): boolean {
  if (value !== true && value !== false) throw new TypeError("neither true nor false");
  return value;
}
export const CORNERS = [[-1, -1], [1, -1], [1, 1], [-1, 1]];
export const SLACK = 2;
export const GRAVITY = 9806650;

/** A board and its discs. The defaults are Meseta's own board; docs/discs.md explains the figures. */
export interface Arena {
  readonly half_width: number;
  readonly corner_leg: number;
  readonly hole_radius: number;
  readonly disc_radius: number;
  readonly disc_mass: number;
  readonly friction: number;
  readonly disc_restitution: number;
  readonly disc_grip: number;
  readonly wall_restitution: number;
  readonly wall_grip: number;
  readonly jump_speed: number;
  readonly plunge_speed: number;
  readonly top_speed: number;
}

/** The raised corners begin where ``|x| + |y|`` is more than this. */
export function edge_of(self: Data): number {
  return ((2 * self.half_width) - self.corner_leg);
}

/** What friction takes from a sliding disc's speed, in µm/s². */
export function deceleration_of(self: Data): number {
  return ((self.friction * GRAVITY) / 1000);
}

/** An arena as the kernel reads it, in this order. */
export interface Figures {
  readonly drag: number;
  readonly radius: number;
  readonly hole: number;
  readonly plunge: number;
  readonly disc_restitution: number;
  readonly disc_grip: number;
  readonly wall_restitution: number;
  readonly wall_grip: number;
  readonly jump: number;
}

/** The arena's figures as the kernel reads them. */
export function figures(arena: Data): Data {
  return [deceleration_of(arena), arena.disc_radius, arena.hole_radius, arena.plunge_speed, (arena.disc_restitution / 1000), (arena.disc_grip / 1000), (arena.wall_restitution / 1000), (arena.wall_grip / 1000), arena.jump_speed];
}

/** A wall as the kernel reads it: its normal, and how far along it a disc's centre can go. */
export interface Wall {
  readonly nx: number;
  readonly ny: number;
  readonly limit: number;
}

/** The eight walls: the frame's left, top, right and bottom side, then the edges of corners 0 to 3. */
export function walls(arena: Data): Data {
  let half: Data, side: Data, cut: Data;
  half = Math.sqrt(0.5);
  side = (arena.half_width - arena.disc_radius);
  cut = ((edge_of(arena) * half) - arena.disc_radius);
  return [{ nx: -1.0, ny: 0.0, limit: side }, { nx: 0.0, ny: -1.0, limit: side }, { nx: 1.0, ny: 0.0, limit: side }, { nx: 0.0, ny: 1.0, limit: side }, { nx: (-half), ny: (-half), limit: cut }, { nx: half, ny: (-half), limit: cut }, { nx: half, ny: half, limit: cut }, { nx: (-half), ny: half, limit: cut }];
}
export const VERSION = 2;
export const REST = 0;
export const HIT = 1;
export const WALL = 2;
export const FALL = 3;
export const EDGE = 4;
export const LEAVE = 5;
export const START = 6;
export const RIM = 7;
export const JOIN = 8;
export const ON_FLOOR = 0;
export const IN_HOLE = 1;
export const OFF_BOARD = 2;
export const ON_CORNER = 3;
export const REALS = ["x", "y", "ux", "uy", "pace", "since", "due", "sunk", "px", "py"];
export const WHOLES = ["what", "whom", "fate", "part", "ties"];
export const ABSENT = 0;
export const DUE = 1;
export const CHANGED = 2;
export const JOINING = 3;
export const JOINED = 4;
export const WIDTH = 9;
export const CALM = 1.0;
export const SLOW = 2000.0;
export const QUIET = 0.01;
export const PAUSE = 1e-05;
export const CLOSE = 1e-06;
export const TOUCH = 4e-06;
export const BRINK = 0.001;
export const PATIENCE = 200;
export const MOST_SWEEPS = 4000;
export const GRID = 402653184.0;
export const SEVERAL = -2;
export const NEVER = 1e+30;

/** The flick ``launch = (corner, vx, vy)`` of the last disc, carried on until every disc is at rest. */
export function run(figures: Data, walls: Data, launch: Data, discs: Data, moving: Data, log: Data): Data {
  let drag: Data, flicked: Data, mine: Data, corner: Data, ajar: Data, count: Data, rows: Data, m: Data, now: Data, edge: Data, touched: Data, sweeps: Data, window: Data, haste: Data, due: Data, slow: Data, i: Data, disc: Data, quick: Data, any_contact: Data, k: Data, again: Data;
  drag = figures[0];
  flicked = (discs.length - 1);
  mine = discs[flicked];
  corner = Math.trunc(launch[0]);
  ajar = (4 + corner);
  count = steer(flicked, launch[1], launch[2], discs, moving, 0);
  rows = note(log, 0, START, 0.0, flicked, corner, 0.0, discs);
  now = 0.0;
  edge = NEVER;
  touched = false;
  if ((count > 0)) {
    predict(flicked, now, ajar, figures, walls, discs, moving, count);
    edge = passing(mine, now, walls[ajar], figures);
  }
  sweeps = 0;
  window = 0.0;
  haste = 0;
  while (((count > 0) && (sweeps < MOST_SWEEPS))) {
    sweeps += 1;
    due = soonest(discs, moving, count);
    if ((edge <= due)) {
      advance(mine, edge, drag);
      rows = note(log, rows, EDGE, edge, flicked, corner, 0.0, discs);
      now = edge;
      ajar = -1;
      edge = NEVER;
      continue;
    }
    now = due;
    if (((now - window) > PAUSE)) {
      window = now;
      haste = 0;
    }
    haste += 1;
    slow = ((haste <= PATIENCE) ? SLOW : NEVER);
    for (let $1 = 0, $2 = count; $1 < $2; $1++) {
      m = $1;
      disc = discs[moving[m]];
      if ((disc.due === now)) {
        advance(disc, now, drag);
        disc.part = DUE;
      }
    }
    const $3 = end_alone(now, ajar, slow, figures, walls, discs, moving, count, log, rows);
    count = $3[0];
    rows = $3[1];
    quick = $3[2];
    any_contact = $3[3];
    const $4 = survey(now, slow, quick, any_contact, figures, discs, moving, count);
    quick = $4[0];
    any_contact = $4[1];
    if (truth(quick)) {
      const $5 = collide(now, ajar, slow, figures, walls, discs, moving, count, log, rows);
      count = $5[0];
      rows = $5[1];
    } else {
      if (truth(any_contact)) {
        const $6 = join(now, ajar, slow, figures, walls, discs, moving, count, log, rows);
        count = $6[0];
        rows = $6[1];
      }
    }
    touched = (truth(touched) || truth(any_contact) || (mine.fate === OFF_BOARD));
    for (let $7 = 0, $8 = count; $7 < $8; $7++) {
      m = $7;
      k = moving[m];
      disc = discs[k];
      again = (disc.part !== ABSENT);
      if (((disc.what === HIT) && (!truth(again)))) {
        again = ((disc.whom === SEVERAL) || (discs[disc.whom].part !== ABSENT));
      }
      if (truth(again)) {
        advance(disc, now, drag);
        predict(k, now, ((k === flicked) ? ajar : -1), figures, walls, discs, moving, count);
        if (((k === flicked) && (ajar >= 0))) {
          edge = passing(mine, now, walls[ajar], figures);
        }
      }
    }
    for (let $9 = 0, $10 = discs.length; $9 < $10; $9++) {
      i = $9;
      if ((discs[i].part !== ABSENT)) {
        obstruct(i, now, figures, discs, moving, count);
        discs[i].part = ABSENT;
      }
    }
    if ((mine.pace === 0.0)) {
      edge = NEVER;
    }
  }
  for (let $11 = 0, $12 = count; $11 < $12; $11++) {
    m = $11;
    advance(discs[moving[m]], now, drag);
    discs[moving[m]].pace = 0.0;
    rows = settle(moving[m], now, figures, discs, log, rows);
  }
  if (((ajar >= 0) && (mine.fate === ON_FLOOR))) {
    mine.fate = ON_CORNER;
  }
  return [now, rows, touched, sweeps];
}

/** When the next event of any moving disc is due. */
export function soonest(discs: Data, moving: Data, count: number): Data {
  let due: Data, m: Data;
  due = discs[moving[0]].due;
  for (let $1 = 1, $2 = count; $1 < $2; $1++) {
    m = $1;
    due = min(due, discs[moving[m]].due);
  }
  return due;
}

/** Write down what happens next to the moving disc ``i``, which is where it is ``now``. */
export function predict(i: number, now: number, ajar: number, figures: Data, walls: Data, discs: Data, moving: Data, count: number): void {
  let disc: Data, span: Data, best: Data, k: Data, j: Data, aside: Data, chord: Data, wait: Data, longest: Data, m: Data, drag: Data, radius: Data, hole: Data, plunge: Data, x: Data, y: Data, ux: Data, uy: Data, speed: Data, kind: Data, mate: Data, wall: Data, toward: Data, other: Data, half: Data, middle: Data, gone: Data, other_speed: Data, gap: Data, d: Data, dx: Data, dy: Data, ahead: Data, enter: Data, leave: Data, falls: Data, way: Data, horizon: Data, reach: Data, over: Data, takes: Data, t: Data, depth: Data;
  drag = figures[0];
  radius = figures[1];
  hole = figures[2];
  plunge = figures[3];
  disc = discs[i];
  x = disc.x;
  y = disc.y;
  ux = disc.ux;
  uy = disc.uy;
  speed = disc.pace;
  span = (2.0 * radius);
  kind = REST;
  mate = -1;
  best = ((speed * speed) / (2.0 * drag));
  for (let $1 = 0, $2 = walls.length; $1 < $2; $1++) {
    k = $1;
    wall = walls[k];
    toward = ((ux * wall.nx) + (uy * wall.ny));
    if ((((speed * toward) > QUIET) && (k !== ajar))) {
      gap = (wall.limit - ((x * wall.nx) + (y * wall.ny)));
      d = ((gap > 0.0) ? (gap / toward) : 0.0);
      if ((d < best)) {
        best = d;
        kind = WALL;
        mate = k;
      }
    }
  }
  for (let $3 = 0, $4 = discs.length; $3 < $4; $3++) {
    j = $3;
    other = discs[j];
    if ((other.pace === 0.0)) {
      dx = (other.x - x);
      dy = (other.y - y);
      ahead = ((dx * ux) + (dy * uy));
      if ((ahead > 0.0)) {
        aside = ((dx * uy) - (dy * ux));
        chord = ((span * span) - (aside * aside));
        if ((chord > 0.0)) {
          depth = Math.sqrt(chord);
          d = (ahead - depth);
          if ((d <= 0.0)) {
            d = 0.0;
            depth = ahead;
          }
          if (((speed * depth) <= (QUIET * span))) {
            d = NEVER;
          }
          if (((d < best) && (other.fate === ON_FLOOR))) {
            best = d;
            kind = HIT;
            mate = j;
          } else {
            if (((d === best) && (kind === HIT) && (other.fate === ON_FLOOR))) {
              mate = SEVERAL;
            }
          }
        }
      }
    }
  }
  aside = ((x * uy) - (y * ux));
  chord = ((hole * hole) - (aside * aside));
  if ((chord > 0.0)) {
    half = Math.sqrt(chord);
    middle = (-((x * ux) + (y * uy)));
    enter = (middle - half);
    leave = (middle + half);
    if (((leave > BRINK) && (enter < best))) {
      falls = false;
      if (((enter > 0.0) || (disc.sunk < 0.0))) {
        enter = max(enter, 0.0);
        over = (plunge * (leave - enter));
        takes = ((4.0 * (hole * hole)) * ((speed * speed) - ((2.0 * drag) * enter)));
        falls = (takes <= (over * over));
        disc.sunk = (truth(falls) ? 1.0 : ((over * over) / takes));
      }
      if (truth(falls)) {
        best = enter;
        kind = FALL;
        mate = -1;
      } else {
        if ((leave < best)) {
          best = leave;
          kind = RIM;
          mate = -1;
        }
      }
    }
  }
  wait = ((kind === REST) ? (speed / drag) : elapsed(best, speed, drag));
  longest = wait;
  for (let $5 = 0, $6 = count; $5 < $6; $5++) {
    m = $5;
    j = moving[m];
    other = discs[j];
    gone = (now - other.since);
    other_speed = (other.pace - (drag * gone));
    if (((j !== i) && (other_speed > 0.0))) {
      way = ((other.pace - ((0.5 * drag) * gone)) * gone);
      dx = ((other.x + (other.ux * way)) - x);
      dy = ((other.y + (other.uy * way)) - y);
      horizon = min(longest, (other_speed / drag));
      reach = (span + ((speed + other_speed) * min(wait, horizon)));
      if ((((dx * dx) + (dy * dy)) < (reach * reach))) {
        t = meet(dx, dy, ((other.ux * other_speed) - (ux * speed)), ((other.uy * other_speed) - (uy * speed)), ((ux - other.ux) * (0.5 * drag)), ((uy - other.uy) * (0.5 * drag)), span, horizon);
        if ((t < wait)) {
          wait = t;
          kind = HIT;
          mate = j;
        } else {
          if (((t === wait) && (kind === HIT))) {
            mate = SEVERAL;
          }
        }
      }
    }
  }
  disc.due = (now + wait);
  disc.what = kind;
  disc.whom = mate;
}

/** The first time up to ``horizon`` when ``d + v t + a t²`` is ``span`` long and shrinking, or `NEVER`. */
export function meet(dx: number, dy: number, vx: number, vy: number, ax: number, ay: number, span: number, horizon: number): number {
  let c0: Data, c1: Data, c2: Data, c3: Data, c4: Data, close: Data, soonest_again: Data, bend_from: Data, bend_to: Data, inner: Data, t: Data, root: Data;
  c0 = (((dx * dx) + (dy * dy)) - (span * span));
  c1 = (2.0 * ((dx * vx) + (dy * vy)));
  c2 = (((vx * vx) + (vy * vy)) + (2.0 * ((dx * ax) + (dy * ay))));
  c3 = (2.0 * ((vx * ax) + (vy * ay)));
  c4 = ((ax * ax) + (ay * ay));
  close = ((2.0 * span) * CLOSE);
  soonest_again = 0.0;
  if ((c0 <= close)) {
    if ((c1 < ((-2.0 * span) * QUIET))) {
      return 0.0;
    }
    c0 = 0.0;
    c1 = max(c1, 0.0);
    soonest_again = PAUSE;
  }
  if (((c1 >= 0.0) && (c2 >= 0.0) && (c3 >= 0.0))) {
    return NEVER;
  }
  bend_from = bend_to = horizon;
  inner = ((9.0 * (c3 * c3)) - (24.0 * (c4 * c2)));
  if (((c4 > 0.0) && (inner > 0.0))) {
    root = Math.sqrt(inner);
    bend_from = min(max((((-3.0 * c3) - root) / (12.0 * c4)), 0.0), horizon);
    bend_to = min(max((((-3.0 * c3) + root) / (12.0 * c4)), 0.0), horizon);
  }
  t = falling(c0, c1, c2, c3, c4, 0.0, bend_from, close);
  if (((t === NEVER) && (bend_from < bend_to))) {
    t = sinking(c0, c1, c2, c3, c4, bend_to, close);
  }
  if (((t === NEVER) && (bend_to < horizon))) {
    t = falling(c0, c1, c2, c3, c4, bend_to, horizon, close);
  }
  return ((t < NEVER) ? min(max(t, soonest_again), horizon) : NEVER);
}

/** The first root of the quartic on a stretch where it is convex, or `NEVER`. */
export function falling(c0: number, c1: number, c2: number, c3: number, c4: number, start: number, end: number, close: number): number {
  let t: Data, slope: Data, value: Data;
  t = start;
  for (let $1 = 0, $2 = 100; $1 < $2; $1++) {
    slope = (c1 + (t * ((2.0 * c2) + (t * ((3.0 * c3) + (t * (4.0 * c4)))))));
    if ((slope >= 0.0)) {
      return NEVER;
    }
    value = (c0 + (t * (c1 + (t * (c2 + (t * (c3 + (t * c4))))))));
    if ((value <= close)) {
      return t;
    }
    t = (t - (value / slope));
    if ((t > end)) {
      return NEVER;
    }
  }
  return NEVER;
}

/** The root of the quartic on a stretch up to ``end`` where it is concave and starts above zero. */
export function sinking(c0: number, c1: number, c2: number, c3: number, c4: number, end: number, close: number): number {
  let t: Data, value: Data, slope: Data;
  t = end;
  value = (c0 + (t * (c1 + (t * (c2 + (t * (c3 + (t * c4))))))));
  if ((value > 0.0)) {
    return NEVER;
  }
  for (let $1 = 0, $2 = 100; $1 < $2; $1++) {
    slope = (c1 + (t * ((2.0 * c2) + (t * ((3.0 * c3) + (t * (4.0 * c4)))))));
    if (((slope >= 0.0) || (value >= (-close)))) {
      return t;
    }
    t = max((t - (value / slope)), 0.0);
    value = (c0 + (t * (c1 + (t * (c2 + (t * (c3 + (t * c4))))))));
  }
  return t;
}

/** Let every disc that is due stop, fall, climb out of the hole or jump a wall, if that is due. */
export function end_alone(now: number, ajar: number, slow: number, figures: Data, walls: Data, discs: Data, moving: Data, count: number, log: Data, rows: number): Data {
  let m: Data, quick_ones: Data, any_contact: Data, i: Data, disc: Data, k: Data, wall: Data, meets: Data, approach: Data, slide: Data, vx: Data, vy: Data;
  quick_ones = false;
  any_contact = false;
  m = 0;
  while ((m < count)) {
    i = moving[m];
    disc = discs[i];
    if (((disc.part === DUE) && (disc.what === HIT || disc.what === WALL))) {
      disc.what = HIT;
      for (let $1 = 0, $2 = walls.length; $1 < $2; $1++) {
        k = $1;
        wall = walls[k];
        meets = ((wall.limit - ((disc.x * wall.nx) + (disc.y * wall.ny))) <= TOUCH);
        if ((truth(meets) && ((k !== ajar) || (i !== (discs.length - 1))) && (disc.fate === ON_FLOOR))) {
          const $3 = against(disc, wall);
          approach = $3[0];
          slide = $3[1];
          if ((lift(approach, slide, figures) >= 1.0)) {
            rows = note(log, rows, LEAVE, now, i, k, approach, discs);
            disc.fate = OFF_BOARD;
            disc.part = CHANGED;
            disc.ties = 0;
            count = steer(i, 0.0, 0.0, discs, moving, count);
          } else {
            if ((approach > 0.0)) {
              disc.what = WALL;
              disc.ties += ((approach >= slow) ? 1 : 0);
            }
          }
        }
      }
      if (((disc.part === DUE) && (disc.what === WALL))) {
        any_contact = true;
        quick_ones = (truth(quick_ones) || (disc.ties > 0));
      }
    } else {
      if ((disc.part === DUE)) {
        disc.part = CHANGED;
        if ((disc.what === RIM)) {
          const $4 = climb(disc);
          vx = $4[0];
          vy = $4[1];
          count = steer(i, vx, vy, discs, moving, count);
          rows = note(log, rows, RIM, now, i, -1, 0.0, discs);
        } else {
          count = steer(i, 0.0, 0.0, discs, moving, count);
          if ((disc.what === FALL)) {
            rows = note(log, rows, FALL, now, i, -1, 0.0, discs);
            disc.fate = IN_HOLE;
          }
        }
        if ((disc.pace === 0.0)) {
          rows = settle(i, now, figures, discs, log, rows);
        }
      }
    }
    if (((m < count) && (moving[m] === i))) {
      m += 1;
    }
  }
  return [count, rows, quick_ones, any_contact];
}

/** Whether any disc that is due has a quick contact, and whether it has one at all, besides those given. */
export function survey(now: number, slow: number, quick_ones: boolean, any_contact: boolean, figures: Data, discs: Data, moving: Data, count: number): Data {
  let reach: Data, m: Data, drag: Data, span: Data, i: Data, disc: Data, j: Data, other: Data, dx: Data, dy: Data, gone: Data, way: Data, approach: Data, quick: Data;
  drag = figures[0];
  span = (2.0 * figures[1]);
  reach = (span * (span + (2.0 * TOUCH)));
  for (let $1 = 0, $2 = count; $1 < $2; $1++) {
    m = $1;
    i = moving[m];
    disc = discs[i];
    if ((disc.part === DUE)) {
      disc.whom = -1;
      for (let $3 = 0, $4 = discs.length; $3 < $4; $3++) {
        j = $3;
        other = discs[j];
        dx = (other.x - disc.x);
        dy = (other.y - disc.y);
        if ((other.pace > 0.0)) {
          gone = (now - other.since);
          way = ((other.pace - ((0.5 * drag) * gone)) * gone);
          dx = ((other.x + (other.ux * way)) - disc.x);
          dy = ((other.y + (other.uy * way)) - disc.y);
        }
        if (((((dx * dx) + (dy * dy)) <= reach) && (j !== i) && (other.fate === ON_FLOOR))) {
          advance(other, now, drag);
          if (((other.part !== DUE) || (j > i))) {
            const $5 = strike(disc, other, slow, figures);
            approach = $5[2];
            quick = $5[3];
            if ((approach > 0.0)) {
              disc.whom = ((disc.whom === -1) ? j : SEVERAL);
              any_contact = true;
            }
            if (truth(quick)) {
              disc.ties += 1;
              other.ties += 1;
              quick_ones = true;
            }
          }
        }
      }
    }
  }
  return [quick_ones, any_contact];
}

/** Resolve the quick contacts of the discs that are due, all from the velocities before. */
export function collide(now: number, ajar: number, slow: number, figures: Data, walls: Data, discs: Data, moving: Data, count: number, log: Data, rows: number): Data {
  let first: Data, m: Data, last: Data, i: Data, disc: Data, k: Data, slid: Data, j: Data, vx: Data, vy: Data, jx: Data, jy: Data, approach: Data;
  first = rows;
  for (let $1 = 0, $2 = count; $1 < $2; $1++) {
    m = $1;
    i = moving[m];
    disc = discs[i];
    if (((disc.part === DUE) && (disc.what === WALL))) {
      for (let $3 = 0, $4 = walls.length; $3 < $4; $3++) {
        k = $3;
        if (((k !== ajar) || (i !== (discs.length - 1)))) {
          const $5 = bounce(disc, walls[k], figures);
          jx = $5[0];
          jy = $5[1];
          approach = $5[2];
          if ((approach >= slow)) {
            disc.px -= grid((jx / disc.ties));
            disc.py -= grid((jy / disc.ties));
            rows = note(log, rows, WALL, now, i, k, approach, discs);
          }
        }
      }
    }
    if (((disc.part === DUE) && (disc.whom >= 0))) {
      rows = exchange(i, disc.whom, now, slow, figures, discs, log, rows);
    } else {
      if (((disc.part === DUE) && (disc.whom === SEVERAL))) {
        for (let $6 = 0, $7 = discs.length; $6 < $7; $6++) {
          j = $6;
          if (((j !== i) && ((discs[j].part !== DUE) || (j > i)) && truth(near(disc, discs[j], now, figures)))) {
            rows = exchange(i, j, now, slow, figures, discs, log, rows);
          }
        }
      }
    }
  }
  last = rows;
  for (let $8 = 0, $9 = discs.length; $8 < $9; $8++) {
    i = $8;
    disc = discs[i];
    if ((disc.ties > 0)) {
      if ((disc.part === ABSENT)) {
        disc.part = CHANGED;
      }
      slid = (disc.pace > 0.0);
      vx = ((disc.ux * disc.pace) + disc.px);
      vy = ((disc.uy * disc.pace) + disc.py);
      disc.px = disc.py = 0.0;
      disc.ties = 0;
      count = steer(i, vx, vy, discs, moving, count);
      if (truth(slid)) {
        rows = settle(i, now, figures, discs, log, rows);
      }
    }
  }
  correct(log, first, last, discs);
  return [count, rows];
}

/** Add to the push that the two discs get what they give each other, if quickly; return the log rows. */
export function exchange(i: number, j: number, now: number, slow: number, figures: Data, discs: Data, log: Data, rows: number): number {
  let share: Data, one: Data, other: Data, jx: Data, jy: Data, approach: Data, quick: Data;
  one = discs[i];
  other = discs[j];
  const $1 = strike(one, other, slow, figures);
  jx = $1[0];
  jy = $1[1];
  approach = $1[2];
  quick = $1[3];
  if ((!truth(quick))) {
    return rows;
  }
  share = max(one.ties, other.ties);
  jx = grid((jx / share));
  jy = grid((jy / share));
  one.px -= jx;
  one.py -= jy;
  other.px += jx;
  other.py += jy;
  rows = note(log, rows, HIT, now, i, j, approach, discs);
  return note(log, rows, HIT, now, j, i, approach, discs);
}

/** Let the discs that meet slowly go on together, with all that touch them and hardly move against them. */
export function join(now: number, ajar: number, slow: number, figures: Data, walls: Data, discs: Data, moving: Data, count: number, log: Data, rows: number): Data {
  let i: Data, disc: Data, first: Data, j: Data, last: Data, vx: Data, vy: Data, slid: Data;
  for (let $1 = 0, $2 = discs.length; $1 < $2; $1++) {
    i = $1;
    disc = discs[i];
    if (((disc.part === DUE) && ((disc.what === WALL) || (disc.whom !== -1)))) {
      first = rows;
      gather(i, now, slow, figures, discs);
      const $3 = group_velocity(ajar, walls, discs);
      vx = $3[0];
      vy = $3[1];
      for (let $4 = 0, $5 = discs.length; $4 < $5; $4++) {
        j = $4;
        if ((discs[j].part === JOINING)) {
          rows = note(log, rows, JOIN, now, j, -1, 0.0, discs);
        }
      }
      last = rows;
      for (let $6 = 0, $7 = discs.length; $6 < $7; $6++) {
        j = $6;
        if ((discs[j].part === JOINING)) {
          discs[j].part = JOINED;
          slid = (discs[j].pace > 0.0);
          count = steer(j, vx, vy, discs, moving, count);
          if (truth(slid)) {
            rows = settle(j, now, figures, discs, log, rows);
          }
        }
      }
      correct(log, first, last, discs);
    }
  }
  return [count, rows];
}

/** Mark as `JOINING` disc ``i`` and all that touch it, or one so marked, and hardly move against it. */
export function gather(i: number, now: number, slow: number, figures: Data, discs: Data): void {
  let grown: Data, a: Data, b: Data, other: Data, approach: Data, slide: Data;
  discs[i].part = JOINING;
  grown = true;
  while (truth(grown)) {
    grown = false;
    for (let $1 = 0, $2 = discs.length; $1 < $2; $1++) {
      a = $1;
      if ((discs[a].part === JOINING)) {
        for (let $3 = 0, $4 = discs.length; $3 < $4; $3++) {
          b = $3;
          other = discs[b];
          if (((other.part < JOINING) && truth(near(discs[a], other, now, figures)))) {
            advance(other, now, figures[0]);
            const $5 = relative(discs[a], other);
            approach = $5[2];
            slide = $5[3];
            if (((Math.abs(approach) < slow) && (Math.abs(slide) < slow))) {
              other.part = JOINING;
              grown = true;
            }
          }
        }
      }
    }
  }
}

/** How the discs marked as `JOINING` go on together. */
export function group_velocity(ajar: number, walls: Data, discs: Data): Data {
  let i: Data, k: Data, vx: Data, vy: Data, size: Data, disc: Data, blocking: Data, nx: Data, ny: Data, wall: Data, into: Data, stands: Data;
  vx = 0.0;
  vy = 0.0;
  size = 0;
  for (let $1 = 0, $2 = discs.length; $1 < $2; $1++) {
    i = $1;
    disc = discs[i];
    if ((disc.part === JOINING)) {
      vx += grid((disc.ux * disc.pace));
      vy += grid((disc.uy * disc.pace));
      size += 1;
    }
  }
  vx = (vx / size);
  vy = (vy / size);
  blocking = 0;
  nx = 0.0;
  ny = 0.0;
  for (let $3 = 0, $4 = walls.length; $3 < $4; $3++) {
    k = $3;
    wall = walls[k];
    if ((((vx * wall.nx) + (vy * wall.ny)) > 0.0)) {
      stands = false;
      for (let $5 = 0, $6 = discs.length; $5 < $6; $5++) {
        i = $5;
        disc = discs[i];
        if (((disc.part === JOINING) && ((k !== ajar) || (i !== (discs.length - 1))))) {
          stands = (truth(stands) || ((wall.limit - ((disc.x * wall.nx) + (disc.y * wall.ny))) <= TOUCH));
        }
      }
      if (truth(stands)) {
        blocking += 1;
        nx = wall.nx;
        ny = wall.ny;
      }
    }
  }
  if ((blocking === 1)) {
    into = ((vx * nx) + (vy * ny));
    vx = (vx - (into * nx));
    vy = (vy - (into * ny));
  }
  if (((blocking > 1) || ((size > 1) && (((vx * vx) + (vy * vy)) < (SLOW * SLOW))))) {
    return [0.0, 0.0];
  }
  return [vx, vy];
}

/** Let disc ``i`` rest if it has stopped, or fall if it has stopped over the hole; return the log rows. */
export function settle(i: number, now: number, figures: Data, discs: Data, log: Data, rows: number): number {
  let disc: Data, hole: Data;
  disc = discs[i];
  hole = figures[2];
  if (((disc.pace > 0.0) || (disc.fate !== ON_FLOOR))) {
    return rows;
  }
  if ((((disc.x * disc.x) + (disc.y * disc.y)) < (hole * hole))) {
    disc.fate = IN_HOLE;
    return note(log, rows, FALL, now, i, -1, 0.0, discs);
  }
  return note(log, rows, REST, now, i, -1, 0.0, discs);
}

/** Make every moving disc meet disc ``i`` if that now lies still in its way. */
export function obstruct(i: number, now: number, figures: Data, discs: Data, moving: Data, count: number): void {
  let still: Data, m: Data, drag: Data, span: Data, disc: Data, gone: Data, speed: Data, way: Data, dx: Data, dy: Data, ahead: Data, aside: Data, chord: Data, depth: Data, d: Data, t: Data;
  drag = figures[0];
  span = (2.0 * figures[1]);
  still = discs[i];
  if (((still.pace > 0.0) || (still.fate !== ON_FLOOR))) {
    return;
  }
  for (let $1 = 0, $2 = count; $1 < $2; $1++) {
    m = $1;
    disc = discs[moving[m]];
    gone = (now - disc.since);
    speed = (disc.pace - (drag * gone));
    if ((speed > 0.0)) {
      way = ((disc.pace - ((0.5 * drag) * gone)) * gone);
      dx = (still.x - (disc.x + (disc.ux * way)));
      dy = (still.y - (disc.y + (disc.uy * way)));
      ahead = ((dx * disc.ux) + (dy * disc.uy));
      aside = ((dx * disc.uy) - (dy * disc.ux));
      chord = ((span * span) - (aside * aside));
      if (((ahead > 0.0) && (chord > 0.0))) {
        depth = Math.sqrt(chord);
        d = (ahead - depth);
        if ((d <= 0.0)) {
          d = 0.0;
          depth = ahead;
        }
        if (((speed * depth) <= (QUIET * span))) {
          d = NEVER;
        }
        if ((d < ((speed * speed) / (2.0 * drag)))) {
          t = (now + elapsed(d, speed, drag));
          if ((t < disc.due)) {
            disc.due = t;
            disc.what = HIT;
            disc.whom = i;
          } else {
            if (((t === disc.due) && (disc.what === HIT) && (disc.whom !== i))) {
              disc.whom = SEVERAL;
            }
          }
        }
      }
    }
  }
}

/** When the disc's centre passes the edge of its launch corner on its current path, or `NEVER`. */
export function passing(disc: Data, now: number, edge: Data, figures: Data): number {
  let toward: Data, d: Data, drag: Data, radius: Data;
  drag = figures[0];
  radius = figures[1];
  toward = ((disc.ux * edge.nx) + (disc.uy * edge.ny));
  if ((toward >= 0.0)) {
    return NEVER;
  }
  d = ((((disc.x * edge.nx) + (disc.y * edge.ny)) - (edge.limit + radius)) / (-toward));
  if ((d >= ((disc.pace * disc.pace) / (2.0 * drag)))) {
    return NEVER;
  }
  return (now + elapsed(((d > 0.0) ? d : 0.0), disc.pace, drag));
}

/** The time it takes to slide ``distance``, starting at ``speed``; it must be within reach. */
export function elapsed(distance: number, speed: number, drag: number): number {
  let left: Data;
  left = ((speed * speed) - ((2.0 * drag) * distance));
  return ((2.0 * distance) / (speed + Math.sqrt(((left > 0.0) ? left : 0.0))));
}

/** Slide the disc along its path to where it is ``now``. */
export function advance(disc: Data, now: number, drag: number): void {
  let gone: Data, way: Data;
  gone = (now - disc.since);
  if (((gone > 0.0) && (disc.pace > 0.0))) {
    way = ((disc.pace - ((0.5 * drag) * gone)) * gone);
    disc.x += (disc.ux * way);
    disc.y += (disc.uy * way);
    disc.pace = max((disc.pace - (drag * gone)), 0.0);
  }
  disc.since = now;
}

/** Give disc ``i`` a new velocity, and return how many discs are in motion now. */
export function steer(i: number, vx: number, vy: number, discs: Data, moving: Data, count: number): number {
  let disc: Data, place: Data, speed: Data;
  disc = discs[i];
  place = 0;
  while (((place < count) && (moving[place] !== i))) {
    place += 1;
  }
  speed = Math.sqrt(((vx * vx) + (vy * vy)));
  if ((speed < CALM)) {
    disc.pace = 0.0;
    if ((place < count)) {
      count -= 1;
      moving[place] = moving[count];
    }
    return count;
  }
  disc.ux = (vx / speed);
  disc.uy = (vy / speed);
  disc.pace = speed;
  disc.sunk = -1.0;
  if ((place === count)) {
    moving[count] = i;
    count += 1;
  }
  return count;
}

/** Whether the other disc is on the floor and touches this one, which is where it is ``now``. */
export function near(disc: Data, other: Data, now: number, figures: Data): Data {
  let span: Data, dx: Data, dy: Data, gone: Data, way: Data;
  dx = (other.x - disc.x);
  dy = (other.y - disc.y);
  if ((other.pace > 0.0)) {
    gone = (now - other.since);
    way = ((other.pace - ((0.5 * figures[0]) * gone)) * gone);
    dx = ((other.x + (other.ux * way)) - disc.x);
    dy = ((other.y + (other.uy * way)) - disc.y);
  }
  span = (2.0 * figures[1]);
  return ((((dx * dx) + (dy * dy)) <= (span * (span + (2.0 * TOUCH)))) && (other.fate === ON_FLOOR));
}

/** The direction from one disc to the other, and how fast the first approaches and slides along it. */
export function relative(one: Data, other: Data): Data {
  let vx: Data, vy: Data, distance: Data, dx: Data, dy: Data, nx: Data, ny: Data;
  vx = ((one.ux * one.pace) - (other.ux * other.pace));
  vy = ((one.uy * one.pace) - (other.uy * other.pace));
  dx = (other.x - one.x);
  dy = (other.y - one.y);
  distance = Math.sqrt(((dx * dx) + (dy * dy)));
  nx = (dx / distance);
  ny = (dy / distance);
  return [nx, ny, ((vx * nx) + (vy * ny)), ((vy * nx) - (vx * ny))];
}

/** What two discs that touch give each other: the impulse on the other, the approach, whether it is quick. */
export function strike(one: Data, other: Data, slow: number, figures: Data): Data {
  let nx: Data, ny: Data, approach: Data, slide: Data, push: Data, kept: Data, rub: Data;
  const $1 = relative(one, other);
  nx = $1[0];
  ny = $1[1];
  approach = $1[2];
  slide = $1[3];
  if ((approach <= QUIET)) {
    return [0.0, 0.0, 0.0, false];
  }
  if (((approach < slow) && (Math.abs(slide) < slow))) {
    return [0.0, 0.0, approach, false];
  }
  if ((approach < slow)) {
    push = (0.5 * (approach + SLOW));
    kept = Math.sqrt((((slide * slide) + (approach * approach)) - (SLOW * SLOW)));
    rub = (0.5 * (Math.abs(slide) - kept));
  } else {
    push = ((0.5 * (1.0 + figures[4])) * approach);
    rub = min((figures[5] * push), (0.5 * Math.abs(slide)));
  }
  if ((slide < 0.0)) {
    rub = (-rub);
  }
  return [((push * nx) - (rub * ny)), ((push * ny) + (rub * nx)), approach, true];
}

/** How fast the disc approaches the wall and slides along it; no approach, unless they touch. */
export function against(disc: Data, wall: Data): Data {
  let approach: Data, vx: Data, vy: Data;
  vx = (disc.ux * disc.pace);
  vy = (disc.uy * disc.pace);
  approach = ((vx * wall.nx) + (vy * wall.ny));
  if (((approach <= QUIET) || ((wall.limit - ((disc.x * wall.nx) + (disc.y * wall.ny))) > TOUCH))) {
    return [0.0, 0.0];
  }
  return [approach, ((vy * wall.nx) - (vx * wall.ny))];
}

/** How far up a wall a disc gets that meets it so, of what it takes to get over it. */
export function lift(approach: number, slide: number, figures: Data): number {
  let rising: Data;
  rising = ((approach - (figures[7] * Math.abs(slide))) / figures[8]);
  return ((rising > 0.0) ? (rising * rising) : 0.0);
}

/** The impulse of a disc on a wall that it touches, and the speed at which it approaches. */
export function bounce(disc: Data, wall: Data, figures: Data): Data {
  let height: Data, back: Data, push: Data, rub: Data, approach: Data, slide: Data;
  const $1 = against(disc, wall);
  approach = $1[0];
  slide = $1[1];
  height = lift(approach, slide, figures);
  back = (figures[6] * Math.sqrt(((height < 1.0) ? (1.0 - (height * height)) : 0.0)));
  push = ((1.0 + back) * approach);
  rub = min((figures[7] * push), Math.abs(slide));
  if ((slide < 0.0)) {
    rub = (-rub);
  }
  return [((push * wall.nx) - (rub * wall.ny)), ((push * wall.ny) + (rub * wall.nx)), approach];
}

/** The velocity of a disc that has crossed the hole, once over the far rim. */
export function climb(disc: Data): Data {
  let distance: Data, across: Data, loss: Data, vx: Data, vy: Data, nx: Data, ny: Data;
  vx = (disc.ux * disc.pace);
  vy = (disc.uy * disc.pace);
  distance = Math.sqrt(((disc.x * disc.x) + (disc.y * disc.y)));
  nx = (disc.x / distance);
  ny = (disc.y / distance);
  across = ((vx * nx) + (vy * ny));
  loss = (across * (1.0 - Math.sqrt(((disc.sunk < 1.0) ? (1.0 - disc.sunk) : 0.0))));
  return [(vx - (loss * nx)), (vy - (loss * ny))];
}

/** The value to the nearest multiple of 2⁻²⁴: sums of such values do not depend on their order. */
export function grid(value: number): number {
  return ((value + GRID) - GRID);
}

/** Log what happened to disc ``i`` and how it goes on, if there is room; return the number of rows. */
export function note(log: Data, rows: number, kind: number, t: number, i: number, other: number, approach: number, discs: Data): number {
  let disc: Data, at: Data;
  disc = discs[i];
  at = (rows * WIDTH);
  if (((at + WIDTH) <= log.length)) {
    log[at] = kind;
    log[(at + 1)] = t;
    log[(at + 2)] = i;
    log[(at + 3)] = other;
    log[(at + 4)] = disc.x;
    log[(at + 5)] = disc.y;
    log[(at + 6)] = (disc.ux * disc.pace);
    log[(at + 7)] = (disc.uy * disc.pace);
    log[(at + 8)] = approach;
  }
  return (rows + 1);
}

/** Write into the rows from ``first`` up to ``last`` the velocities that their discs go on with. */
export function correct(log: Data, first: number, last: number, discs: Data): void {
  let row: Data, at: Data, disc: Data;
  for (let $1 = first, $2 = last; $1 < $2; $1++) {
    row = $1;
    at = (row * WIDTH);
    if (((at + WIDTH) <= log.length)) {
      disc = discs[Math.trunc(log[(at + 2)])];
      log[(at + 6)] = (disc.ux * disc.pace);
      log[(at + 7)] = (disc.uy * disc.pace);
    }
  }
}

/** The integer nearest to ``value``, halves away from zero, so that a mirror image rounds the same way. */
export function nearest(value: number): number {
  return ((value >= 0.0) ? Math.trunc((value + 0.5)) : (0 - Math.trunc((0.5 - value))));
}

/** Lay a disc down at rest. */
export function put(disc: Data, x: number, y: number): void {
  disc.x = x;
  disc.y = y;
  disc.ux = disc.uy = disc.pace = disc.since = disc.due = disc.sunk = disc.px = disc.py = 0.0;
  disc.what = disc.whom = disc.fate = disc.part = disc.ties = 0;
}

/** One flick whose input and output share one list of integers, which is quick to pass. */
export function run_one(figures: Data, walls: Data, numbers: Data, discs: Data, moving: Data, log: Data): void {
  let i: Data, launch: Data, touched: Data, sweeps: Data;
  for (let $1 = 0, $2 = discs.length; $1 < $2; $1++) {
    i = $1;
    put(discs[i], numbers[((3 * i) + 3)], numbers[((3 * i) + 4)]);
  }
  launch = [numbers[0], numbers[1], numbers[2]];
  const $3 = run(figures, walls, launch, discs, moving, log);
  touched = $3[2];
  sweeps = $3[3];
  numbers[0] = (truth(touched) ? 1 : 0);
  numbers[1] = sweeps;
  for (let $4 = 0, $5 = discs.length; $4 < $5; $4++) {
    i = $4;
    numbers[((3 * i) + 3)] = nearest(discs[i].x);
    numbers[((3 * i) + 4)] = nearest(discs[i].y);
    numbers[((3 * i) + 5)] = discs[i].fate;
  }
}

/** Many independent flicks, for search. */
export function run_all(figures: Data, walls: Data, shots: Data, tables: Data, discs: Data, moving: Data, log: Data, places: Data, fates: Data, facts: Data): void {
  let size: Data, f: Data, i: Data, launch: Data, duration: Data, touched: Data, sweeps: Data;
  size = (discs.length - 1);
  for (let $1 = 0, $2 = shots.length; $1 < $2; $1++) {
    f = $1;
    for (let $3 = 0, $4 = size; $3 < $4; $3++) {
      i = $3;
      put(discs[i], tables[f][(2 * i)], tables[f][((2 * i) + 1)]);
    }
    put(discs[size], shots[f][1], shots[f][2]);
    launch = [shots[f][0], shots[f][3], shots[f][4]];
    const $5 = run(figures, walls, launch, discs, moving, log);
    duration = $5[0];
    touched = $5[2];
    sweeps = $5[3];
    for (let $6 = 0, $7 = (size + 1); $6 < $7; $6++) {
      i = $6;
      places[f][(2 * i)] = nearest(discs[i].x);
      places[f][((2 * i) + 1)] = nearest(discs[i].y);
      fates[f][i] = discs[i].fate;
    }
    facts[f][0] = duration;
    facts[f][1] = (truth(touched) ? 1.0 : 0.0);
    facts[f][2] = sweeps;
  }
}

/** The board that Meseta plays on. */
export const TABLE: Arena = {
  "half_width": 225000,
  "corner_leg": 100000,
  "hole_radius": 15500,
  "disc_radius": 12500,
  "disc_mass": 5000,
  "friction": 55,
  "disc_restitution": 750,
  "disc_grip": 100,
  "wall_restitution": 550,
  "wall_grip": 150,
  "jump_speed": 1550000,
  "plunge_speed": 250000,
  "top_speed": 6000000
};

/** How far hands stray: thousandths of a degree, and of the speed. */
export const HANDS = {
  "ordinary": {
    "angle": 3500,
    "speed": 100
  },
  "steady": {
    "angle": 1500,
    "speed": 50
  },
  "shaky": {
    "angle": 6000,
    "speed": 180
  },
  "exact": {
    "angle": 0,
    "speed": 0
  }
};

/** The speed of a flick with force 100, in µm/s. */
export const FULL_FORCE = 2400000;
