// What the device's copy consists of, and where each of its files is kept.

/** The files of one version; the build writes it into the service worker (`vite/precache.ts`). */
export interface Precache {
  /** Changes with any of the files. */
  version: string;
  /** The device's page, which a server has in a folder of its own. */
  page: string;
  /** Each file's hash and its size in bytes, by its path below the scope. */
  files: Record<string, [hash: string, size: number]>;
}

/** Half of SHA-256, in hexadecimal digits. */
export const HASH_LENGTH = 32;

/** The cache of the files below a scope. A page may put files of its own accord, by their addresses; the next version
 * that is installed takes them from there. Named by the scope, because one host may have several copies. */
export const filesCache = (scope: string): string => `meseta-files ${scope}`;

/** The type without which browsers do not compile code while it comes. */
export const CODE = "application/wasm";
const PACKED_CODE = ".wasm.gz";
const PACKING = ".gz";

/** Whether a file is compressed code. It is kept as code, at its address without the suffix: only what has been asked
 * for at the very address where it is kept can have what the browser compiled of it kept beside it. */
export const isPackedCode = (path: string): boolean => path.endsWith(PACKED_CODE);

/** The address, or path, of packed code when it is unpacked. */
export const codeOf = (path: string): string => path.slice(0, -PACKING.length);

/** The path of the packed code that is asked for by this path. */
export const packedOf = (path: string): string => path + PACKING;

/** The address under which this very content of a file is kept: versions do not disturb each other. Packed code has its
 * content in its name. */
export const keyOf = (path: string, hash: string, scope: string): string =>
  isPackedCode(path) ? new URL(codeOf(path), scope).href : `${new URL(path, scope).href}?${hash}`;

/** The addresses under which the files of a version are kept. */
export const keysOf = ({ files }: Precache, scope: string): string[] =>
  Object.entries(files).map(([path, [hash]]) => keyOf(path, hash, scope));
