// @vitest-environment node
import { afterEach, expect, it, vi } from "vitest";
import { advice, installPackages, Unbuildable } from "./packages";

const PLATFORM = "pyemscripten_2026_0_wasm32";
const NOT_FOUND = "ERROR: No matching distribution found for msgspec";
const NOT_PINNED = "ERROR: Cannot install msgspec because these package versions have conflicting dependencies.";

afterEach(() => vi.unstubAllEnvs());

it("tells a missing connection from a missing wheel", () => {
  const retry = "WARNING: Retrying after connection broken by 'NewConnectionError(…)': /simple/msgspec/";
  for (const said of [NOT_FOUND, NOT_PINNED]) {
    expect(advice(`${retry}\n${said}`, PLATFORM)).toContain("Connect to the network");
    expect(advice(said, PLATFORM)).toContain(`no wheel of msgspec for ${PLATFORM}`);
  }
});

it("says what else pip has said", () => {
  expect(advice("/usr/bin/python3: No module named pip", PLATFORM)).toContain("ensurepip");
  expect(advice("ERROR: No space left on device\n", PLATFORM)).toBe("pip failed: ERROR: No space left on device");
});

it("names the Python that is not there", () => {
  vi.stubEnv("PYTHON", "/nowhere/python");
  const install = () => installPackages("/nowhere", { abi_version: "2026_0", python: "3.14.2" });
  expect(install).toThrow(Unbuildable);
  expect(install).toThrow("no Python at /nowhere/python");
});
