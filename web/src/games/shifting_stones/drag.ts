// Dragging a stone onto its neighbour, or a card onto a stone or onto the player's own pile.

import type { Attachment } from "svelte/attachments";
import { closest } from "../../lib/targets";
import type { Cell } from "./model";

interface Drops {
  enabled: () => boolean;
  stone: (from: Cell, to: Cell) => void;
  card: (card: number, cell: Cell) => void;
  score: (card: number) => void;
  /** Something has been picked up. */
  lift: () => void;
  /** The viewer's own seat, where scored cards go. */
  home: () => number | null;
}

const THRESHOLD = 8;

export function dragging(drops: Drops): Attachment<HTMLElement> {
  return (root) => {
    let held: { source: HTMLElement; moved: HTMLElement; id: number; x: number; y: number; going: boolean } | null =
      null;
    let target: HTMLElement | null = null;
    let swallow = false;
    let dropped = -Infinity;

    function down(event: PointerEvent): void {
      swallow = false;
      if (!event.isPrimary || event.button !== 0 || !drops.enabled()) return;
      const source = closest(event.target, "[data-cell], [data-card]");
      const moved = source?.querySelector<HTMLElement>("[data-piece], .face");
      if (!source || !moved) return;
      held = { source, moved, id: event.pointerId, x: event.clientX, y: event.clientY, going: false };
    }

    function move(event: PointerEvent): void {
      if (!held || event.pointerId !== held.id) return;
      const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
      if (!held.going) {
        if (Math.hypot(dx, dy) < THRESHOLD) return;
        held.going = true;
        held.source.style.zIndex = "10";
        held.moved.style.transition = "none";
        held.source.style.pointerEvents = "none";
        drops.lift();
      }
      held.moved.style.transform = `translate(${dx}px, ${dy}px) scale(1.06)`;
      aim(event);
    }

    function aim(event: PointerEvent): void {
      const found = closest(document.elementFromPoint(event.clientX, event.clientY), "[data-cell], [data-seat]");
      if (found === target) return;
      target?.classList.remove("aimed");
      target = found && root.contains(found) ? found : null;
      target?.classList.add("aimed");
    }

    function up(event: PointerEvent): void {
      if (!held || event.pointerId !== held.id) return;
      const { source, going } = held;
      const onto = target;
      letGo();
      if (event.type === "pointercancel") return;
      if (!going) {
        // Right after a touch drag, browsers take a tap for its end and send no click.
        if (event.pointerType !== "touch" || event.timeStamp - dropped > 400) return;
        source.click();
        ignoreClick();
        return;
      }
      dropped = event.timeStamp;
      ignoreClick();
      const [cell, card] = [source.dataset.cell, source.dataset.card];
      const to = onto?.dataset.cell;
      if (cell !== undefined && to !== undefined) drops.stone(Number(cell), Number(to));
      else if (card !== undefined && to !== undefined) drops.card(Number(card), Number(to));
      else if (card !== undefined && onto?.dataset.seat === String(drops.home())) drops.score(Number(card));
    }

    function letGo(): void {
      if (held?.going) {
        held.source.style.zIndex = "";
        held.source.style.pointerEvents = "";
        held.moved.style.transition = "";
        held.moved.style.transform = "";
      }
      target?.classList.remove("aimed");
      target = null;
      held = null;
    }

    function ignoreClick(): void {
      swallow = true;
      setTimeout(() => (swallow = false), 50);
    }

    /** Ignore the click that ends a drag. */
    function click(event: MouseEvent): void {
      if (!swallow || !event.isTrusted) return;
      swallow = false;
      event.preventDefault();
      event.stopPropagation();
    }

    root.addEventListener("pointerdown", down);
    root.addEventListener("click", click, { capture: true });
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", up);
    window.addEventListener("pointercancel", up);
    return () => {
      root.removeEventListener("pointerdown", down);
      root.removeEventListener("click", click, { capture: true });
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", up);
    };
  };
}
