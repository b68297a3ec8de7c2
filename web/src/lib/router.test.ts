import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { BY_QUERY } from "../device/addresses";
import { address, BY_PATH, followLinks, fullAddress, go, place, routeOf, useAddresses } from "./router.svelte";

/** Open the page at a URL, as a browser does before any script runs. */
function open(url: string): void {
  history.replaceState(null, "", url);
  dispatchEvent(new PopStateEvent("popstate"));
}

/** Click a link; whether it was followed without reloading the page. */
function follow(href: string, how: MouseEventInit = {}): boolean {
  const link = document.createElement("a");
  link.href = href;
  let followed = false;
  link.addEventListener("click", (event) => {
    followLinks(event);
    followed = event.defaultPrevented;
    event.preventDefault(); // no browser here would follow it
  });
  link.dispatchEvent(new MouseEvent("click", { cancelable: true, ...how }));
  return followed;
}

const shown = () => [place.path, String(place.query), place.hash];

test("a path names a page", () => {
  expect(routeOf("/")).toEqual({ page: "home" });
  expect(routeOf("/t/abc")).toEqual({ page: "table", id: "abc" });
  expect(routeOf("/rules/shifting_stones")).toEqual({ page: "rules", game: "shifting_stones" });
  expect(routeOf("/companion/sonora")).toEqual({ page: "companion", game: "sonora" });
  expect(routeOf("/companion")).toEqual({ page: "missing" });
  expect(routeOf("/daily")).toEqual({ page: "daily", day: "", game: "" });
  expect(routeOf("/daily/2026-11-19")).toEqual({ page: "daily", day: "2026-11-19", game: "" });
  expect(routeOf("/daily/2026-11-19/sonora")).toEqual({ page: "daily", day: "2026-11-19", game: "sonora" });
  expect(routeOf("/daily/2026-11-19/sonora/more")).toEqual({ page: "missing" });
  expect(routeOf("/t/abc/d")).toEqual({ page: "missing" });
});

describe("at a server", () => {
  beforeEach(() => open("/"));

  test("an address is the path itself", () => {
    expect(address("/r/abc?ply=3#now")).toBe("/r/abc?ply=3#now");
    expect(fullAddress("/r/abc?ply=3")).toBe(`${location.origin}/r/abc?ply=3`);
    go("/r/abc?ply=3#now");
    expect([location.pathname, location.search, location.hash]).toEqual(["/r/abc", "?ply=3", "#now"]);
    expect(shown()).toEqual(["/r/abc", "ply=3", "now"]);
  });

  test("a link is followed without reloading", () => {
    expect(follow("/t/abc?first")).toBe(true);
    expect(shown()).toEqual(["/t/abc", "first=", ""]);
    expect(follow("/rules/sonora#SO-11")).toBe(true);
    expect(shown()).toEqual(["/rules/sonora", "", "SO-11"]);
  });

  test("the browser follows what opens another tab, a fragment or another page", () => {
    open("/rules/sonora");
    for (const how of [{ button: 1 }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])
      expect(follow("/t/abc", how)).toBe(false);
    expect(follow("/rules/sonora#SO-11")).toBe(false);
    expect(follow("/offline/")).toBe(false);
    expect(follow("https://example.org/t/abc")).toBe(false);
  });
});

describe.each(["/", "/offline/", "/some/folder/index.html"])("on the device, at %s", (base) => {
  beforeEach(() => {
    open(base);
    useAddresses(BY_QUERY);
  });
  afterEach(() => useAddresses(BY_PATH));

  test("the folder itself is the home page", () => {
    expect(shown()).toEqual(["/", "", ""]);
    open(`${base}?source=homescreen`);
    expect(shown()).toEqual(["/", "source=homescreen", ""]);
  });

  test("an address is a query of the same file", () => {
    expect(address("/")).toBe("?/");
    expect(address("/r/abc?ply=3&as=0#now")).toBe("?/r/abc&ply=3&as=0#now");
    go("/r/abc?ply=3&as=0#now");
    expect([location.pathname, location.search, location.hash]).toEqual([base, "?/r/abc&ply=3&as=0", "#now"]);
    expect(shown()).toEqual(["/r/abc", "ply=3&as=0", "now"]);
    expect(fullAddress("/t/abc")).toBe(`${location.origin}${base}?/t/abc`);
  });

  test("the way back leads to the path before", () => {
    go("/rules/sonora#SO-11");
    expect(place.route).toEqual({ page: "rules", game: "sonora" });
    open(`${base}?/`);
    expect(place.route).toEqual({ page: "home" });
  });

  test("a link that was passed on in another spelling names the same page", () => {
    for (const query of ["?%2Ft%2Fabc&ply=3", "?%2ft%2fabc=&ply=3", "?/t/abc=&ply=3"]) {
      open(base + query);
      expect(shown()).toEqual(["/t/abc", "ply=3", ""]);
    }
  });

  test("a link is followed without reloading, its fragment included", () => {
    expect(follow(address("/t/abc?first"))).toBe(true);
    expect(shown()).toEqual(["/t/abc", "first=", ""]);
    expect(follow(address("/rules/sonora#SO-11"))).toBe(true);
    expect(shown()).toEqual(["/rules/sonora", "", "SO-11"]);
    expect(location.pathname).toBe(base);
  });

  test("the browser follows what opens another tab, a fragment or another file", () => {
    go("/rules/sonora");
    expect(follow(address("/t/abc"), { button: 1 })).toBe(false);
    expect(follow(address("/t/abc"), { ctrlKey: true })).toBe(false);
    expect(follow("#SO-11")).toBe(false);
    expect(follow("/elsewhere/")).toBe(false);
  });
});
