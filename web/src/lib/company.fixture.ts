// The people at a table where nobody says anything, for tests.

import { vi } from "vitest";
import type { ChatLine } from "../generated/protocol";
import type { Company, Somebody } from "./company.svelte";

/** A company whose chat is this, and in which these are muted. */
export const quiet = (chatLines: ChatLine[] = [], muted: readonly string[] = []): Company =>
  ({
    chatLines,
    mutedHere: [] as Somebody[],
    about: null,
    mutes: (who: string | null) => who !== null && muted.includes(who),
    isOwn: () => false,
    somebody: (who: string, _: number | null, name: string, line: ChatLine | null = null) => ({ who, name, line }),
    chat: vi.fn(),
    react: vi.fn(),
  }) as unknown as Company;
