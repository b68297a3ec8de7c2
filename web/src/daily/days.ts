// Days as the puzzles are named by them, `2026-11-19`, in the calendar of whoever looks at it.

const DAY_MS = 86_400_000;

const two = (n: number): string => String(n).padStart(2, "0");

/** The day that it is here at this time. */
export const dayAt = (time: Date): string => `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;

/** Milliseconds from this time until the next day begins here. */
export function untilNextDay(time: Date): number {
  const next = new Date(time.getFullYear(), time.getMonth(), time.getDate() + 1);
  return next.getTime() - time.getTime();
}

/** The day as a moment that every time zone reads as the same day: to be formatted in UTC. */
export const momentOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** Whether it names a day that exists. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(momentOf(text)) && plus(text, 0) === text;
}

/** So many days later. */
export const plus = (day: string, days: number): string =>
  new Date(momentOf(day) + days * DAY_MS).toISOString().slice(0, 10);

/** How many days later the second day is. */
export const daysBetween = (day: string, later: string): number => (momentOf(later) - momentOf(day)) / DAY_MS;

/** The month of a day, such as `2026-11`. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** So many months later. */
export function monthsOn(month: string, months: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7);
}

/** The days of a month. */
export function daysOf(month: string): string[] {
  const count = daysBetween(`${month}-01`, `${monthsOn(month, 1)}-01`);
  return Array.from({ length: count }, (_, at) => plus(`${month}-01`, at));
}

/** The weeks of a month, each of seven places; null where a place belongs to another month. `first` is the day on
 * which weeks begin: 1 is Monday, 7 is Sunday. */
export function weeksOf(month: string, first = 1): (string | null)[][] {
  const days = daysOf(month);
  const before = (new Date(momentOf(days[0]!)).getUTCDay() - first + 7) % 7;
  const places = [...Array<null>(before).fill(null), ...days];
  const weeks = Math.ceil(places.length / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, at) => places[7 * week + at] ?? null),
  );
}

/** The day on which weeks begin where this language is spoken: 1 is Monday, 7 is Sunday. */
export function weekBegins(locale: string): number {
  const found = new Intl.Locale(locale) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  return (found.getWeekInfo?.() ?? found.weekInfo)?.firstDay ?? 1;
}

/** Where a key leads in a calendar; null if the key has nothing to do with it. */
export function keyed(key: string, day: string): string | null {
  const month = monthOf(day);
  const inMonth = (other: string): string => {
    const days = daysOf(other);
    return days[Math.min(days.length, Number(day.slice(8))) - 1] ?? day;
  };
  switch (key) {
    case "ArrowLeft":
      return plus(day, -1);
    case "ArrowRight":
      return plus(day, 1);
    case "ArrowUp":
      return plus(day, -7);
    case "ArrowDown":
      return plus(day, 7);
    case "PageUp":
      return inMonth(monthsOn(month, -1));
    case "PageDown":
      return inMonth(monthsOn(month, 1));
    case "Home":
      return `${month}-01`;
    case "End":
      return daysOf(month).at(-1) ?? day;
    default:
      return null;
  }
}
