// The devices on which one is signed in.

import type { DeviceLine } from "../generated/protocol";
import { showFailure } from "../lib/failures";
import { announce } from "../lib/notices.svelte";
import { say } from "../lib/speech.svelte";
import { requests } from "./requests";

export class Devices {
  list = $state.raw<DeviceLine[] | null>(null);
  /** Whether this device may do everything already. */
  settled = $state(false);

  async load(): Promise<void> {
    try {
      const found = await requests.devices();
      [this.list, this.settled] = [found.devices, found.settled];
    } catch (error) {
      showFailure(error);
    }
  }

  async end(device: DeviceLine): Promise<void> {
    try {
      await requests.endDevice(device.id);
      announce(say("yours-device-ended", { device: deviceName(device) }));
    } catch (error) {
      showFailure(error);
    }
    await this.load();
  }
}

export const deviceName = (line: DeviceLine): string =>
  line.device || say(line.this ? "yours-device-this" : "yours-device-unnamed");
