// Files for the player.

import { api } from "./api";

/** Gives the player a table's record as a file. */
export async function saveRecord(game: string, table: string): Promise<void> {
  const text = await api.record(table);
  saveFile(new Blob([text], { type: "text/plain" }), `${game}-${table}.txt`);
}

/** Gives the player a file with this name. */
export function saveFile(content: Blob, name: string): void {
  const file = document.createElement("a");
  file.href = URL.createObjectURL(content);
  file.download = name;
  file.click();
  setTimeout(() => URL.revokeObjectURL(file.href), 10_000);
}
