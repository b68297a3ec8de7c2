// On a shared screen several seats use the same page: whose view it displays.

/** The seat whose view to display next: one that has to act, and the current one as long as it still has to. */
export function nextViewer(
  viewers: readonly (number | null)[],
  acting: readonly number[],
  current: number | null,
): number | null {
  const mine = viewers.filter((viewer) => viewer !== null);
  if (mine.length < 2) return mine[0] ?? null;
  if (current !== null && acting.includes(current)) return current;
  const asked = mine.filter((seat) => acting.includes(seat));
  const after = asked.find((seat) => current !== null && seat > current);
  return after ?? asked[0] ?? (current !== null && mine.includes(current) ? current : mine[0]!);
}
