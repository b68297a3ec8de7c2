// Addresses: which page is shown, and navigation without reloading.

export type Route =
  | { page: "home" }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "rules"; game: string }
  | { page: "learn"; game: string }
  | { page: "practice"; game: string }
  | { page: "edition"; game: string }
  | { page: "companion"; game: string }
  | { page: "yours" }
  | { page: "mail" }
  | { page: "daily"; day: string; game: string }
  | { page: "missing" };

/** Which page an address names. */
export function routeOf(path: string): Route {
  const [first, second, ...rest] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (first === undefined) return { page: "home" };
  if (path.replaceAll("/", "") === "yours") return { page: "yours" };
  if (first === "mail" && second === undefined) return { page: "mail" };
  // `/daily`, `/daily/2026-11-19` and `/daily/2026-11-19/sonora`
  if (first === "daily" && rest.length < 2) return { page: "daily", day: second ?? "", game: rest[0] ?? "" };
  if (second === undefined || rest.length) return { page: "missing" };
  if (first === "t") return { page: "table", id: second };
  if (first === "r") return { page: "replay", id: second };
  if (first === "rules") return { page: "rules", game: second };
  if (first === "learn") return { page: "learn", game: second };
  if (first === "practice") return { page: "practice", game: second };
  if (first === "editions") return { page: "edition", game: second };
  if (first === "companion") return { page: "companion", game: second };
  return { page: "missing" };
}

/** The parts of a URL that say which page it names. */
interface Parts {
  pathname: string;
  search: string;
  hash: string;
}

/** How addresses are written. Within the client a page is named by its path, such as `/t/ID?ply=3`. */
export interface Addresses {
  /** What links to this path have as their `href`. */
  write(path: string): string;
  /** The path that a URL of ours stands for. */
  read(url: Parts): Parts;
  /** Whether a URL of this origin names a page of the client. */
  holds(url: Parts): boolean;
}

/** At a server, an address is the path itself; its copy for the device is another page. */
export const BY_PATH: Addresses = {
  write: (path) => path,
  read: (url) => url,
  holds: ({ pathname }) => !pathname.startsWith("/offline/"),
};

let addresses = BY_PATH;
const here = $state({ pathname: "", search: "", hash: "" });

function look(): void {
  const { pathname, search, hash } = addresses.read(location);
  Object.assign(here, { pathname, search, hash });
}

look();
addEventListener("popstate", look);
addEventListener("hashchange", look);

/** Write addresses in this way from now on. Called once, before any page is shown. */
export function useAddresses(other: Addresses): void {
  addresses = other;
  look();
}

export const place = {
  get route(): Route {
    return routeOf(here.pathname);
  },
  get path(): string {
    return here.pathname;
  },
  get query(): URLSearchParams {
    return new URLSearchParams(here.search);
  },
  get hash(): string {
    return here.hash.slice(1);
  },
};

/** The address of a path, for links and for the history. */
export const address = (path: string): string => addresses.write(path);

/** The address of a path with everything that others need to open it. */
export const fullAddress = (path: string): string => new URL(address(path), location.href).href;

function enter(url: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", url);
  look();
}

/** Go to another path. */
export const go = (path: string, replace = false): void => enter(address(path), replace);

const withoutHash = ({ href }: { href: string }): string => href.split("#")[0] ?? "";

/** Handle links within the client without reloading. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (!addresses.holds(link)) return;
  if (link.hash && withoutHash(link) === withoutHash(location)) return; // leave fragments to the browser
  event.preventDefault();
  enter(link.href);
  if (!link.hash) scrollTo(0, 0);
}
