// The server that the page came from, by HTTP and WebSocket.

import type { Host } from "./host";
import type { Wire } from "./socket";

export const serverHost: Host = {
  others: true,
  async ask({ method, path, language, body, signal = null }) {
    const headers: Record<string, string> = { "Accept-Language": language };
    if (body !== null) headers["Content-Type"] = "application/json";
    const response = await fetch(`/api${path}`, { method, headers, body, signal });
    return { status: response.status, text: await response.text() };
  },
  connect(table) {
    const address = `${location.origin.replace("http", "ws")}/api/tables/${table}/socket`;
    return new WebSocket(address) as unknown as Wire;
  },
};
