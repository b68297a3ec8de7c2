// A web host that knows nothing but files: no compression, no other pages, any folder.

import { createReadStream, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";

const TYPES: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".mjs": "text/javascript",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** Serves a folder under a path, such as `/some/where/`, and can go away and come back at the same address. */
export class StaticHost {
  /** The paths of the files that were sent, below its own. */
  readonly sent: string[] = [];
  readonly #folder: string;
  readonly #path: string;
  #server: Server | undefined;
  #port = 0;

  constructor(folder: string, path = "/") {
    this.#folder = folder;
    this.#path = path;
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}${this.#path}`;
  }

  async start(): Promise<this> {
    if (this.#server) return this;
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? "/", "http://host");
      const below = decodeURI(pathname).slice(this.#path.length);
      const path = below === "" || below.endsWith("/") ? `${below}index.html` : below;
      const file = join(this.#folder, path);
      if (request.method !== "GET" || !pathname.startsWith(this.#path) || !isFile(file)) {
        response.writeHead(404, { "content-type": "text/plain" }).end("There is no such file.");
        return;
      }
      this.sent.push(path);
      response.writeHead(200, { "content-type": TYPES[extname(file)] ?? "application/octet-stream" });
      createReadStream(file).pipe(response);
    });
    await new Promise<void>((listening) => server.listen(this.#port, "127.0.0.1", listening));
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
    return this;
  }

  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return;
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
}
