// A file that another program hands to us: a record, which is shown, or a copy of everything.

import { api } from "../lib/api";
import { showFailure } from "../lib/failures";
import { go } from "../lib/router.svelte";
import { comeIn } from "../lib/session";
import { bringing } from "./bringing.svelte";
import { mayBeCopy } from "./copies";

export async function openFile(file: Blob): Promise<void> {
  if (mayBeCopy(new Uint8Array(await file.slice(0, 2).arrayBuffer()))) return bringing.look(file);
  try {
    await comeIn();
    const { id } = await api.upload(await file.text());
    go(`/r/${id}`);
  } catch (error) {
    showFailure(error);
  }
}
