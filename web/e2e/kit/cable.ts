// The way to a server, which can be cut and joined again at the same address.

import { createConnection, createServer, type AddressInfo, type Server, type Socket } from "node:net";

export class Cable {
  readonly #to: URL;
  readonly #open = new Set<Socket>();
  #server: Server | undefined;
  #port = 0;

  constructor(server: string) {
    this.#to = new URL(server);
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async join(): Promise<this> {
    const server = createServer((here) => {
      const there = createConnection(Number(this.#to.port), this.#to.hostname);
      for (const [one, other] of [
        [here, there],
        [there, here],
      ] as const) {
        this.#open.add(one);
        one.on("error", () => other.destroy());
        one.on("close", () => void (this.#open.delete(one), other.destroy()));
        one.pipe(other);
      }
    });
    await new Promise<void>((listening) => server.listen(this.#port, "127.0.0.1", listening));
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
    return this;
  }

  async cut(): Promise<void> {
    const gone = new Promise((done) => this.#server?.close(done));
    for (const socket of this.#open) socket.destroy();
    await gone;
  }
}
