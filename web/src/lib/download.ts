// Records as files.

import { api } from "./api";

/** Gives the player a table's record as a file. */
export async function saveRecord(game: string, table: string): Promise<void> {
  const text = await api.record(table);
  const file = document.createElement("a");
  file.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  file.download = `${game}-${table}.txt`;
  file.click();
  setTimeout(() => URL.revokeObjectURL(file.href), 10_000);
}
