// Addresses: which page is shown, and navigation without reloading.

export type Route =
  | { page: "home" }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "rules"; game: string }
  | { page: "learn"; game: string }
  | { page: "practice"; game: string }
  | { page: "edition"; game: string }
  | { page: "missing" };

/** Which page an address names. */
export function routeOf(path: string): Route {
  const [first, second, ...rest] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (first === undefined) return { page: "home" };
  if (second === undefined || rest.length) return { page: "missing" };
  if (first === "t") return { page: "table", id: second };
  if (first === "r") return { page: "replay", id: second };
  if (first === "rules") return { page: "rules", game: second };
  if (first === "learn") return { page: "learn", game: second };
  if (first === "practice") return { page: "practice", game: second };
  if (first === "editions") return { page: "edition", game: second };
  return { page: "missing" };
}

const here = $state({ path: location.pathname, query: location.search, hash: location.hash });

function look(): void {
  here.path = location.pathname;
  here.query = location.search;
  here.hash = location.hash;
}

addEventListener("popstate", look);
addEventListener("hashchange", look);

export const place = {
  get route(): Route {
    return routeOf(here.path);
  },
  get path(): string {
    return here.path;
  },
  get query(): URLSearchParams {
    return new URLSearchParams(here.query);
  },
  get hash(): string {
    return here.hash.slice(1);
  },
};

/** Go to another address. */
export function go(address: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", address);
  look();
}

/** Handle links within the site without reloading. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/")) return;
  if (link.pathname === location.pathname && link.hash) return; // leave fragments to the browser
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
  if (!link.hash) scrollTo(0, 0);
}
