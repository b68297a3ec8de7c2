// At one screen several seats look through the same page: whose eyes it shows, and when a curtain falls.

/** Whose eyes the page should show next: whoever is asked something, and stays as long as that is so. */
export function nextEyes(
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
