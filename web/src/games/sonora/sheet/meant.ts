// What the hand shows on a section, to be confirmed with a click, a second tap, Enter or the button.

export interface Meant {
  action: string;
  /** Whether it is offered; if not, the server says why once it is tried. */
  ok: boolean;
}
