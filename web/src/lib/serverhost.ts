// The server that the page came from, by HTTP and WebSocket.

import type { Host, Request } from "./host";
import type { Wire } from "./socket";

function send({ method, path, language, body, signal }: Request): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": language };
  if (body !== null) headers["Content-Type"] = "application/json";
  return fetch(`/api${path}`, { method, headers, body, signal: signal ?? null });
}

const read = async (response: Response) => ({ status: response.status, text: await response.text() });

export const serverHost: Host = {
  others: true,
  ask: async (request) => read(await send(request)),
  async file(request) {
    const response = await send(request);
    return response.ok ? response.blob() : read(response);
  },
  connect(table) {
    const address = `${location.origin.replace("http", "ws")}/api/tables/${table}/socket`;
    return new WebSocket(address) as unknown as Wire;
  },
};
