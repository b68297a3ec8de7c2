// A host for tests, which notes what it is asked.

import { vi } from "vitest";
import { useHost } from "./host";

/** Let a host answer everything with this; returns what it is asked, such as `DELETE /yours`. */
export function hostThatAnswers(status: number, text = ""): string[] {
  const asked: string[] = [];
  useHost({
    others: true,
    connect: vi.fn(),
    ask: ({ method, path }) => {
      asked.push(`${method} ${path}`);
      return Promise.resolve({ status, text });
    },
  });
  return asked;
}
