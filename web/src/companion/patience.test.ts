import { afterEach, expect, it, vi } from "vitest";
import { Unreachable } from "../lib/api";
import { patiently } from "./patience";

const nobody = () => Promise.reject(new Unreachable("/companion"));

afterEach(() => vi.useRealTimers());

it("asks again once the connection is back, and says so meanwhile", async () => {
  const [ask, lost] = [vi.fn(nobody), vi.fn()];
  const answer = patiently(ask, new AbortController().signal, lost);
  await vi.waitFor(() => expect(lost).toHaveBeenLastCalledWith(true));
  ask.mockResolvedValue("there" as never);
  dispatchEvent(new Event("online"));
  await expect(answer).resolves.toBe("there");
  expect(lost).toHaveBeenLastCalledWith(false);
  expect(ask).toHaveBeenCalledTimes(2);
});

it("asks again by itself where no browser tells that the connection is back", async () => {
  vi.useFakeTimers();
  const ask = vi.fn(nobody);
  ask.mockRejectedValueOnce(new Unreachable("/companion")).mockResolvedValueOnce("there" as never);
  const answer = patiently(ask, new AbortController().signal, vi.fn());
  await vi.advanceTimersByTimeAsync(6000);
  await expect(answer).resolves.toBe("there");
});

it("gives up with whoever asked, and never repeats what is asked once", async () => {
  const leaving = new AbortController();
  const [ask, lost] = [vi.fn(nobody), vi.fn()];
  const answer = patiently(ask, leaving.signal, lost);
  await vi.waitFor(() => expect(lost).toHaveBeenLastCalledWith(true));
  leaving.abort();
  await expect(answer).rejects.toBeInstanceOf(Unreachable);
  await expect(patiently(ask, undefined, vi.fn())).rejects.toBeInstanceOf(Unreachable);
  expect(ask).toHaveBeenCalledTimes(2);
});

it("passes a refusal on at once", async () => {
  const ask = vi.fn(() => Promise.reject(new Error("refused")));
  await expect(patiently(ask, new AbortController().signal, vi.fn())).rejects.toThrow("refused");
  expect(ask).toHaveBeenCalledTimes(1);
});
