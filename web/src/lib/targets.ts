// Which element an event is for.

/** The nearest element around the target of an event that matches a selector. */
export function closest(target: EventTarget | null, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

function usableOn(board: Element | undefined): HTMLElement[] {
  const usable = "button:not(:disabled), [tabindex='0']";
  return [...(board?.querySelectorAll<HTMLElement>(usable) ?? [])].filter((one) => one.checkVisibility());
}

/** Where the game itself lets the keyboard enter its board: what it marks with `data-first`. */
export function markedEntranceOf(board: Element | undefined): HTMLElement | null {
  return usableOn(board).find((one) => one.closest("[data-first]")) ?? null;
}

/** Where the keyboard enters a board: where the game says, or else whatever can be used first. */
export function entranceOf(board: Element | undefined): HTMLElement | null {
  return markedEntranceOf(board) ?? usableOn(board)[0] ?? null;
}

export function isWithin(board: Element | undefined, target: EventTarget | null): boolean {
  return target instanceof Node && (board?.contains(target) ?? false);
}

/** Whether this is on the board, or nothing in particular has the focus. */
export function isOnBoard(board: Element | undefined, target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return target === document.body || target.id === "main" || isWithin(board, target);
}

/** Whether a key press is for the board: nothing else has handled it, and the focus is on the board or nowhere. */
export function isForBoard(board: Element | undefined, event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  return document.querySelector("dialog[open]") === null && isOnBoard(board, event.target);
}
