// What is asked of the host about people at a table, and about deals.

import type { DealAgain, DealList, Muted, MuteList, NewReport, ReportMade, TableInfo } from "../generated/protocol";
import { ask } from "../lib/api";

const mutePath = (table: string, who: string) => `/tables/${table}/mutes/${who}`;

export const requests = {
  mute: (table: string, who: string) => ask<Muted>("PUT", mutePath(table, who)),
  unmute: (table: string, who: string) => ask<Muted>("DELETE", mutePath(table, who)),
  report: (table: string, report: NewReport) => ask<ReportMade>("POST", `/tables/${table}/reports`, report),
  mutes: () => ask<MuteList>("GET", "/yours/mutes"),
  unmuteMine: (id: string) => ask<undefined>("DELETE", `/yours/mutes/${id}`),
  deal: (table: string) => ask<DealList>("GET", `/tables/${table}/deal`),
  dealAgain: (table: string, how: DealAgain) => ask<TableInfo>("POST", `/tables/${table}/deal`, how),
};
