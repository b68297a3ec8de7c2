// Meeting at a table before its match begins.

import type { Page } from "playwright-core";

/** The guest, whose page speaks Spanish, takes the free seat of the host's table, and the host begins. */
export async function meet(host: Page, guest: Page, address: string): Promise<void> {
  await guest.goto(address);
  await guest.getByRole("button", { name: "Sentarme aquí" }).click();
  await host.getByText("Everyone is here.").waitFor();
  await host.getByRole("button", { name: "Begin" }).click();
}
