// Which section of the sheet is enlarged; null shows the whole sheet.

import type { SectionName } from "../model";

export class Enlarging {
  section = $state<SectionName | null>(null);
  #turning: ReturnType<typeof setTimeout> | undefined;

  /** Enlarge this section, or none. */
  show(section: SectionName | null): void {
    this.stop();
    this.section = section;
  }

  /** Turn to a section after a delay in which the latest mark can be seen, if it is still wanted then. */
  turnTo(section: SectionName, wait: number, wanted: () => boolean): void {
    this.stop();
    if (!wait) this.section = section;
    else this.#turning = setTimeout(() => wanted() && (this.section = section), wait);
  }

  stop(): void {
    clearTimeout(this.#turning);
  }
}
