// Joining a table before its match begins.

import type { Page } from "playwright-core";

/** The guest, whose page is in Spanish, takes the free seat at the host's table, and the host begins the match. */
export async function joinAndBegin(host: Page, guest: Page, address: string): Promise<void> {
  await guest.goto(address);
  await guest.getByRole("button", { name: "Sentarme aquí" }).click();
  await host.getByText("Everyone is here.").waitFor();
  await host.getByRole("button", { name: "Begin" }).click();
}
