// The day that it is here, as it passes: a page that stays open notices midnight.

import { dayAt, untilNextDay } from "./days";

/** A computer that sleeps wakes up late; this much after midnight nobody minds. */
const SLACK = 500;

export class Today {
  day = $state(dayAt(new Date()));

  /** Follow the clock until the page is left. Called once, by the page. */
  follow(): void {
    $effect(() => {
      let timer = 0;
      const look = (): void => {
        clearTimeout(timer);
        const now = new Date();
        this.day = dayAt(now);
        timer = window.setTimeout(look, untilNextDay(now) + SLACK);
      };
      const back = () => document.hidden || look();
      look();
      document.addEventListener("visibilitychange", back);
      return () => {
        clearTimeout(timer);
        document.removeEventListener("visibilitychange", back);
      };
    });
  }
}
