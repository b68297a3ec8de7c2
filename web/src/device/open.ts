// Turns the page into one that needs no server: loaded first where the page's HTML asks for it.

import { useHost } from "../lib/host";
import { useAddresses } from "../lib/router.svelte";
import { BY_QUERY } from "./addresses";
import { openDevice } from "./host";
import { useDeviceWords } from "./words";

export async function moveToDevice(): Promise<void> {
  useAddresses(BY_QUERY);
  useHost(openDevice());
  await useDeviceWords();
}
