// Turns the page into one that needs no server: loaded first where the page's HTML asks for it.

import { settle } from "../install";
import { useHost } from "../lib/host";
import { useAddresses } from "../lib/router.svelte";
import { BY_QUERY } from "./addresses";
import AtHome from "./AtHome.svelte";
import { openDevice } from "./host";
import InSettings from "./InSettings.svelte";
import Notices from "./Notices.svelte";
import { openFile } from "./openfile";
import { followOthers } from "./pages";
import { starting } from "./starting.svelte";
import Waiting from "./Waiting.svelte";
import { useDeviceWords } from "./words";

const parts = { Notices, Waiting, Home: AtHome, Settings: InSettings };

export async function moveToDevice(): Promise<void> {
  useAddresses(BY_QUERY);
  const device = openDevice(parts);
  useHost(device);
  followOthers(device);
  settle((file) => void openFile(file), starting.loaded);
  await useDeviceWords();
}
