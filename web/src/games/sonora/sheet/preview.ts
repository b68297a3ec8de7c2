// The action previewed on a section, to be confirmed with a click, a second tap, Enter or the button.

export interface Preview {
  action: string;
  /** Whether it is legal; if not, trying it makes the server say why. */
  ok: boolean;
}
