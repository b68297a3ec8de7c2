// What the browser keeps of ours apart from the database: preferences, and editions of one's own. Other pages of the
// same address may keep things there, too.

const isOurs = (name: string): boolean => /^meseta(-|$)/.test(name);

/** All of it, by its names. */
export function keptSettings(): Record<string, string> {
  return Object.fromEntries(Object.entries({ ...localStorage }).filter(([name]) => isOurs(name)));
}

/** Keep this instead. */
export function replaceSettings(settings: Readonly<Record<string, string>>): void {
  for (const name of Object.keys(keptSettings())) localStorage.removeItem(name);
  for (const [name, value] of Object.entries(settings)) if (isOurs(name)) localStorage.setItem(name, value);
}
