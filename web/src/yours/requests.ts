// What the page of one's own games asks the host.

import type {
  Belongings,
  DeviceList,
  Pass,
  PassOwner,
  ResultList,
  ResultLine,
  Session,
  UsePass,
} from "../generated/protocol";
import { ask } from "../lib/api";

/** The results before this one, latest first; of one game, or of all. */
function results(game: string, after: ResultLine | undefined, count: number): Promise<ResultList> {
  const query = new URLSearchParams({ game, count: String(count) });
  if (after) {
    query.set("before", String(after.at));
    query.set("below", after.table);
  }
  return ask("GET", `/yours/results?${query.toString()}`);
}

export const requests = {
  results,
  clearResults: () => ask<undefined>("DELETE", "/yours/results"),
  belongings: () => ask<Belongings>("GET", "/yours/export"),
  erase: () => ask<undefined>("DELETE", "/yours"),
  devices: () => ask<DeviceList>("GET", "/yours/devices"),
  endDevice: (id: string) => ask<undefined>("DELETE", `/yours/devices/${id}`),
  makePass: () => ask<Pass>("POST", "/yours/passes"),
  revokePasses: () => ask<undefined>("DELETE", "/yours/passes"),
  lookAtPass: (token: string) => ask<PassOwner>("POST", "/yours/passes/look", { token }),
  usePass: (how: UsePass) => ask<Session>("POST", "/yours/passes/use", how),
};
