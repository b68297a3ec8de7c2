// Where the client's pages are. At a server each has a path of its own; on the device, where there may be any static
// web host and any folder, all of them are one file and named by its query.

export interface Site {
  /** The address of the first page. */
  base: string;
  by: "path" | "query";
}

/** The address of a page that is given as at a server, such as `/rules/sonora#SO-11` or `/r/ID?ply=3`. */
export function addressOf({ base, by }: Site, page: string): string {
  if (by === "path") return new URL(page, base).href;
  const { pathname, search, hash } = new URL(page, "http://meseta");
  const query = search.slice(1);
  const asked = [...(pathname === "/" ? [] : [pathname]), ...(query ? [query] : [])].join("&");
  return `${base}${asked ? `?${asked}` : ""}${hash}`;
}

/** The path, as at a server, of the page at an address: the reverse of `addressOf`, without query and fragment. */
export function pathOf({ by }: Site, address: URL): string {
  if (by === "path") return address.pathname;
  const [first = ""] = decodeURIComponent(address.search.slice(1)).split("&");
  return first.startsWith("/") ? first : "/";
}
