import { describe, expect, it, vi } from "vitest";
import type { Refusal } from "../generated/protocol";
import { Attempts } from "./attempts.svelte";

const why: Refusal = { code: "illegal_action", message: "", values: {}, fault: "far", clause: "X-1", reason: null };

const table = (answer: Refusal | null, legal: boolean = true) => ({
  legal: legal ? { kind: "list" as const, actions: ["end"] } : null,
  act: vi.fn(async () => true),
  explain: vi.fn(async () => answer),
  refuse: vi.fn(),
});

describe("an attempt", () => {
  it("is sent if it is legal, without asking", async () => {
    const at = table(null);
    await new Attempts(at).make("end", true);
    expect(at.act).toHaveBeenCalledWith("end");
    expect(at.explain).not.toHaveBeenCalled();
  });

  it("is refused with the reason if it is not legal", async () => {
    const at = table(why);
    const heard = vi.fn(() => expect(at.refuse).not.toHaveBeenCalled());
    await new Attempts(at).make("skip", false, heard);
    expect(heard).toHaveBeenCalledWith(why);
    expect(at.refuse).toHaveBeenCalledWith(why);
    expect(at.act).not.toHaveBeenCalled();
  });

  it("is sent after all if the server allows it, unless there is nothing to do", async () => {
    const [asked, idle] = [table(null), table(null, false)];
    await new Attempts(asked).make("skip", false);
    await new Attempts(idle).make("skip", false);
    expect(asked.act).toHaveBeenCalledWith("skip");
    expect(idle.act).not.toHaveBeenCalled();
  });

  it("waits for the one before it to be answered", async () => {
    const at = table(null);
    let answer = (_: boolean): void => {};
    at.act.mockImplementationOnce(() => new Promise((done) => (answer = done)));
    const attempts = new Attempts(at);
    const first = attempts.make("end", true);
    expect(attempts.sending).toBe(true);
    await attempts.make("end", true);
    expect(await attempts.send("end")).toBe(false);
    expect(at.act).toHaveBeenCalledTimes(1);
    answer(true);
    await first;
    expect(attempts.sending).toBe(false);
  });

  it("does not block the next when sending fails", async () => {
    const at = table(null);
    at.act.mockRejectedValueOnce(new Error("gone"));
    const attempts = new Attempts(at);
    await expect(attempts.send("end")).rejects.toThrow("gone");
    expect(attempts.sending).toBe(false);
  });
});
