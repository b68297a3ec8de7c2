// Addresses on the device: all pages are one file, wherever it lies, and its query says which page: `?/t/ID&ply=3#now`.
// So any web host serves them, from any folder.

import type { Addresses } from "../lib/router.svelte";

/** The path, and the query of its own. Programs that pass links on may write `/` as `%2F`, and `=` after the path. */
const QUERY = /^\?((?:\/|%2F)[^&=]*)=?&?(.*)$/i;

export const BY_QUERY: Addresses = {
  write: (path) => `?${path.replace("?", "&")}`,
  read({ search, hash }) {
    const [, path = "/", query = search.slice(1)] = QUERY.exec(search) ?? [];
    return { pathname: path.replace(/%2F/gi, "/"), search: query && `?${query}`, hash };
  },
  holds: ({ pathname }) => pathname === location.pathname,
};
