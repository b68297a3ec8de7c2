// What is asked of the server about calls.

import type { CalledBrowser, Calls } from "../generated/protocol";
import type { Told } from "../../sw/call";
import { ask } from "../lib/api";

export const calls = {
  show: () => ask<Calls>("GET", "/calls"),
  addBrowser: (told: Told) => ask<CalledBrowser>("POST", "/calls/browsers", told),
  dropBrowser: (id: string) => ask<void>("DELETE", `/calls/browsers/${id}`),
  addMail: (address: string) => ask<Calls>("POST", "/calls/mail", { address }),
  dropMail: () => ask<void>("DELETE", "/calls/mail"),
  confirmMail: (token: string) => ask<void>("POST", "/calls/mail/confirm", { token }),
  endMail: (token: string) => ask<void>("POST", "/calls/mail/end", { token }),
};
