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
export const VERSION = 1;
export const REST = 0;
export const HIT = 1;
export const WALL = 2;
export const FALL = 3;
export const EDGE = 4;
export const LEAVE = 5;
export const START = 6;
export const ON_FLOOR = 0;
export const IN_HOLE = 1;
export const OFF_BOARD = 2;
export const ON_CORNER = 3;
export const REALS = ["x", "y", "ux", "uy", "pace", "since", "due"];
export const WHOLES = ["what", "whom", "fate"];
export const WIDTH = 9;
export const CALM = 1.0;
export const SLOW = 2000.0;
export const QUIET = 0.01;
export const PAUSE = 1e-05;
export const CLOSE = 1e-06;
export const MOST_EVENTS = 20000;
export const NEVER = 1e+30;

/** The flick ``launch = (corner, vx, vy)`` of the last disc, carried on until every disc is at rest. */
export function run(figures: Data, walls: Data, launch: Data, discs: Data, moving: Data, log: Data): Data {
  let flicked: Data, mine: Data, corner: Data, ajar: Data, count: Data, rows: Data, drag: Data, jump: Data, now: Data, edge: Data, touched: Data, i: Data, disc: Data, j: Data, other: Data, other_slid: Data, m: Data, kind: Data, wall: Data, k: Data, vx: Data, vy: Data, wx: Data, wy: Data, approach: Data;
  drag = figures[0];
  jump = figures[8];
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
  for (let $1 = 0, $2 = MOST_EVENTS; $1 < $2; $1++) {
    if ((count === 0)) {
      break;
    }
    i = soonest(discs, moving, count);
    disc = discs[i];
    if ((edge <= disc.due)) {
      advance(mine, edge, drag);
      rows = note(log, rows, EDGE, edge, flicked, corner, 0.0, discs);
      ajar = -1;
      edge = NEVER;
      continue;
    }
    now = disc.due;
    kind = disc.what;
    wall = disc.whom;
    j = ((kind === HIT) ? disc.whom : i);
    other = discs[j];
    other_slid = (other.pace > 0.0);
    advance(disc, now, drag);
    advance(other, now, drag);
    if ((kind === HIT)) {
      const $3 = strike(disc, other, figures);
      vx = $3[0];
      vy = $3[1];
      wx = $3[2];
      wy = $3[3];
      approach = $3[4];
      count = steer(i, vx, vy, discs, moving, count);
      count = steer(j, wx, wy, discs, moving, count);
      if ((approach > 0.0)) {
        touched = true;
        rows = note(log, rows, HIT, now, i, j, approach, discs);
        rows = note(log, rows, HIT, now, j, i, approach, discs);
      }
    } else {
      if ((kind === WALL)) {
        touched = true;
        const $4 = bounce(disc, walls[wall], figures);
        vx = $4[0];
        vy = $4[1];
        approach = $4[2];
        if ((approach > jump)) {
          rows = note(log, rows, LEAVE, now, i, wall, approach, discs);
          disc.fate = OFF_BOARD;
          count = steer(i, 0.0, 0.0, discs, moving, count);
        } else {
          count = steer(i, vx, vy, discs, moving, count);
          rows = note(log, rows, WALL, now, i, wall, approach, discs);
        }
      } else {
        if ((kind === FALL)) {
          rows = note(log, rows, FALL, now, i, -1, 0.0, discs);
          disc.fate = IN_HOLE;
        }
        count = steer(i, 0.0, 0.0, discs, moving, count);
      }
    }
    rows = settle(i, now, figures, discs, log, rows);
    if (((j !== i) && truth(other_slid))) {
      rows = settle(j, now, figures, discs, log, rows);
    }
    for (let $5 = 0, $6 = count; $5 < $6; $5++) {
      m = $5;
      k = moving[m];
      if (((k === i || k === j) || ((discs[k].what === HIT) && (discs[k].whom === i || discs[k].whom === j)))) {
        advance(discs[k], now, drag);
        predict(k, now, ((k === flicked) ? ajar : -1), figures, walls, discs, moving, count);
        if (((k === flicked) && (ajar >= 0))) {
          edge = passing(mine, now, walls[ajar], figures);
        }
      }
    }
    obstruct(i, now, figures, discs, moving, count);
    if ((j !== i)) {
      obstruct(j, now, figures, discs, moving, count);
    }
    if ((mine.pace === 0.0)) {
      edge = NEVER;
    }
  }
  if (((ajar >= 0) && (mine.fate === ON_FLOOR))) {
    mine.fate = ON_CORNER;
  }
  return [now, rows, touched, (count === 0)];
}

/** The moving disc whose event is due first; of several at once, the one that lies first. */
export function soonest(discs: Data, moving: Data, count: number): Data {
  let best: Data, m: Data, k: Data, due: Data, earliest: Data;
  best = moving[0];
  for (let $1 = 1, $2 = count; $1 < $2; $1++) {
    m = $1;
    k = moving[m];
    due = discs[k].due;
    earliest = discs[best].due;
    if (((due < earliest) || ((due === earliest) && truth(lies_first(discs[k], discs[best]))))) {
      best = k;
    }
  }
  return best;
}

/** Whether one disc lies further left than the other, or just as far left and higher: this breaks ties. */
export function lies_first(one: Data, other: Data): Data {
  return ((one.x < other.x) || ((one.x === other.x) && (one.y < other.y)));
}

/** Write down what happens next to the moving disc ``i``, which is where it is ``now``. */
export function predict(i: number, now: number, ajar: number, figures: Data, walls: Data, discs: Data, moving: Data, count: number): void {
  let disc: Data, span: Data, best: Data, k: Data, j: Data, aside: Data, chord: Data, wait: Data, m: Data, drag: Data, radius: Data, hole: Data, plunge: Data, x: Data, y: Data, ux: Data, uy: Data, speed: Data, kind: Data, mate: Data, wall: Data, toward: Data, other: Data, half: Data, middle: Data, gone: Data, other_speed: Data, gap: Data, dx: Data, dy: Data, ahead: Data, enter: Data, leave: Data, over: Data, left: Data, way: Data, horizon: Data, reach: Data, t: Data, d: Data, sooner: Data;
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
      if ((gap < (best * toward))) {
        best = ((gap > 0.0) ? (gap / toward) : 0.0);
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
          d = (ahead - Math.sqrt(chord));
          if ((d <= 0.0)) {
            d = (((speed * ahead) > (QUIET * span)) ? 0.0 : NEVER);
          }
          sooner = ((d < best) || ((d === best) && (kind === HIT) && truth(lies_first(other, discs[mate]))));
          if ((truth(sooner) && (other.fate === ON_FLOOR))) {
            best = d;
            kind = HIT;
            mate = j;
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
    if (((leave > 0.0) && (enter < best))) {
      enter = ((enter > 0.0) ? enter : 0.0);
      over = (leave - enter);
      left = ((speed * speed) - ((2.0 * drag) * enter));
      if (((left * (4.0 * (hole * hole))) <= ((plunge * plunge) * (over * over)))) {
        best = enter;
        kind = FALL;
        mate = -1;
      }
    }
  }
  wait = ((kind === REST) ? (speed / drag) : elapsed(best, speed, drag));
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
      horizon = min(wait, (other_speed / drag));
      reach = (span + ((speed + other_speed) * horizon));
      if ((((dx * dx) + (dy * dy)) < (reach * reach))) {
        t = meet(dx, dy, ((other.ux * other_speed) - (ux * speed)), ((other.uy * other_speed) - (uy * speed)), ((ux - other.ux) * (0.5 * drag)), ((uy - other.uy) * (0.5 * drag)), span, horizon);
        if (((t < wait) || ((t === wait) && (kind === HIT) && truth(lies_first(other, discs[mate]))))) {
          wait = t;
          kind = HIT;
          mate = j;
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
  let still: Data, m: Data, drag: Data, span: Data, disc: Data, gone: Data, speed: Data, way: Data, dx: Data, dy: Data, ahead: Data, aside: Data, chord: Data, d: Data, t: Data;
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
        d = (ahead - Math.sqrt(chord));
        if ((d <= 0.0)) {
          d = (((speed * ahead) > (QUIET * span)) ? 0.0 : NEVER);
        }
        if ((d < ((speed * speed) / (2.0 * drag)))) {
          t = (now + elapsed(d, speed, drag));
          if ((t < disc.due)) {
            disc.due = t;
            disc.what = HIT;
            disc.whom = i;
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
  if ((place === count)) {
    moving[count] = i;
    count += 1;
  }
  return count;
}

/** Both velocities after two discs have met, and the speed at which they approached. */
export function strike(one: Data, other: Data, figures: Data): Data {
  let distance: Data, approach: Data, slide: Data, jx: Data, jy: Data, vx: Data, vy: Data, wx: Data, wy: Data, dx: Data, dy: Data, nx: Data, ny: Data, push: Data, kept: Data, rub: Data;
  vx = (one.ux * one.pace);
  vy = (one.uy * one.pace);
  wx = (other.ux * other.pace);
  wy = (other.uy * other.pace);
  dx = (other.x - one.x);
  dy = (other.y - one.y);
  distance = Math.sqrt(((dx * dx) + (dy * dy)));
  nx = (dx / distance);
  ny = (dy / distance);
  approach = (((vx - wx) * nx) + ((vy - wy) * ny));
  slide = (((vy - wy) * nx) - ((vx - wx) * ny));
  if ((approach <= 0.0)) {
    return [vx, vy, wx, wy, 0.0];
  }
  if (((approach < SLOW) && (Math.abs(slide) < SLOW))) {
    vx = (0.5 * (vx + wx));
    vy = (0.5 * (vy + wy));
    return [vx, vy, vx, vy, approach];
  }
  if ((approach < SLOW)) {
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
  jx = ((push * nx) - (rub * ny));
  jy = ((push * ny) + (rub * nx));
  return [(vx - jx), (vy - jy), (wx + jx), (wy + jy), approach];
}

/** The disc's velocity after it has met the wall, and the speed at which it approached. */
export function bounce(disc: Data, wall: Data, figures: Data): Data {
  let approach: Data, slide: Data, push: Data, rub: Data, vx: Data, vy: Data;
  vx = (disc.ux * disc.pace);
  vy = (disc.uy * disc.pace);
  approach = ((vx * wall.nx) + (vy * wall.ny));
  slide = ((vy * wall.nx) - (vx * wall.ny));
  if ((approach <= 0.0)) {
    return [vx, vy, 0.0];
  }
  push = ((1.0 + figures[6]) * approach);
  rub = min((figures[7] * push), Math.abs(slide));
  if ((slide < 0.0)) {
    rub = (-rub);
  }
  return [(vx - ((push * wall.nx) - (rub * wall.ny))), (vy - ((push * wall.ny) + (rub * wall.nx))), approach];
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

/** The integer nearest to ``value``, halves away from zero, so that a mirror image rounds the same way. */
export function nearest(value: number): number {
  return ((value >= 0.0) ? Math.trunc((value + 0.5)) : (0 - Math.trunc((0.5 - value))));
}

/** Lay a disc down at rest. */
export function put(disc: Data, x: number, y: number): void {
  disc.x = x;
  disc.y = y;
  disc.ux = disc.uy = disc.pace = disc.since = disc.due = 0.0;
  disc.what = disc.whom = disc.fate = 0;
}

/** One flick whose input and output share one list of integers, which is quick to pass. */
export function run_one(figures: Data, walls: Data, numbers: Data, discs: Data, moving: Data, log: Data): void {
  let i: Data, launch: Data, touched: Data, settled: Data;
  for (let $1 = 0, $2 = discs.length; $1 < $2; $1++) {
    i = $1;
    put(discs[i], numbers[((3 * i) + 3)], numbers[((3 * i) + 4)]);
  }
  launch = [numbers[0], numbers[1], numbers[2]];
  const $3 = run(figures, walls, launch, discs, moving, log);
  touched = $3[2];
  settled = $3[3];
  numbers[0] = (truth(touched) ? 1 : 0);
  numbers[1] = (truth(settled) ? 1 : 0);
  for (let $4 = 0, $5 = discs.length; $4 < $5; $4++) {
    i = $4;
    numbers[((3 * i) + 3)] = nearest(discs[i].x);
    numbers[((3 * i) + 4)] = nearest(discs[i].y);
    numbers[((3 * i) + 5)] = discs[i].fate;
  }
}

/** Many independent flicks, for search. */
export function run_all(figures: Data, walls: Data, shots: Data, tables: Data, discs: Data, moving: Data, log: Data, places: Data, fates: Data, facts: Data): void {
  let size: Data, f: Data, i: Data, launch: Data, duration: Data, touched: Data, settled: Data;
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
    settled = $5[3];
    for (let $6 = 0, $7 = (size + 1); $6 < $7; $6++) {
      i = $6;
      places[f][(2 * i)] = nearest(discs[i].x);
      places[f][((2 * i) + 1)] = nearest(discs[i].y);
      fates[f][i] = discs[i].fate;
    }
    facts[f][0] = duration;
    facts[f][1] = (truth(touched) ? 1.0 : 0.0);
    facts[f][2] = (truth(settled) ? 1.0 : 0.0);
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
  "jump_speed": 2200000,
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
