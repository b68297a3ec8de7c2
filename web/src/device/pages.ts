// The pages of this browser that show the device's tables: when everything is replaced, all of them start anew.

import type { DeviceHost } from "./host";

type News = "stop" | "start";
const channel = new BroadcastChannel("meseta-pages");
const tellOthers = (news: News) => channel.postMessage(news);

/** Do what another page asks of all. */
export function followOthers(device: DeviceHost): void {
  channel.onmessage = ({ data }: MessageEvent<News>) => {
    if (data === "stop") device.stop();
    else location.reload();
  };
}

/** Stop the table, whichever page's worker is it. */
export function stopAll(device: DeviceHost): void {
  tellOthers("stop");
  device.stop();
}

export function startAllAnew(): void {
  tellOthers("start");
  location.reload();
}
