// Files that last: the browser's own (OPFS), bound to names in Python's file system.

import type { FileSystem } from "./python";

/** The database and its journal (`meseta.offline.database`). Both are opened before Python starts using them, since a
 * file cannot be opened without waiting. */
const NAMES = ["meseta.sqlite", "meseta.sqlite-journal"];
const ATTEMPTS = 100;
const PAUSE = 50;

/** A file that is read and written without waiting, as only workers can (`FileSystemSyncAccessHandle`). */
interface SyncFile {
  read(into: Int8Array, options: { at: number }): number;
  write(from: Int8Array, options: { at: number }): number;
  truncate(size: number): void;
  getSize(): number;
  flush(): void;
}

/** The parts of Emscripten's nodes and streams that are used here. */
interface Attributes {
  size?: number;
}
export interface FileNode {
  node_ops: {
    getattr: (node: FileNode) => Attributes & { blksize: number; blocks: number };
    setattr: (node: FileNode, attributes: Attributes) => void;
  };
  stream_ops: object;
}
interface Stream {
  position: number;
}

/** Puts lasting files into a folder of Python's; returns whether the browser has any. */
export async function bindFiles(fs: FileSystem, folder: string): Promise<boolean> {
  fs.mkdirTree(folder);
  let handles: SyncFile[];
  try {
    handles = await Promise.all(NAMES.map(openFile));
  } catch (error) {
    console.warn("Nothing will be kept:", error);
    return false; // such as in a private window
  }
  NAMES.forEach((name, at) => bind(fs, `${folder}/${name}`, handles[at]!));
  return true;
}

/** A file that nobody else has open: the worker of a page that was just closed may still be letting go of it. */
async function openFile(name: string): Promise<SyncFile> {
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle("meseta", { create: true });
  const file = (await folder.getFileHandle(name, { create: true })) as unknown as {
    createSyncAccessHandle(): Promise<SyncFile>;
  };
  for (let attempt = 0; ; attempt++) {
    try {
      return await file.createSyncAccessHandle();
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
      await new Promise((done) => setTimeout(done, PAUSE));
    }
  }
}

/** Lets a name in Python's file system stand for the file. */
function bind(fs: FileSystem, path: string, handle: SyncFile): void {
  fs.writeFile(path, "");
  const node = fs.lookupPath(path).node;
  const { getattr, setattr } = node.node_ops;
  node.node_ops = {
    getattr(of) {
      const found = getattr(of);
      const size = handle.getSize();
      return { ...found, size, blocks: Math.ceil(size / found.blksize) };
    },
    setattr(of, { size, ...rest }) {
      setattr(of, rest);
      if (size === undefined) return;
      makeSure(handle);
      handle.truncate(size);
      handle.flush();
    },
  };
  node.stream_ops = streamOperations(fs, handle);
}

/** SQLite asks the file system to make sure of what was written by `fdatasync`, which Emscripten ignores. So whatever
 * is written is made sure of before the next file is written to, and before a journal is emptied: that is the order on
 * which SQLite relies. */
let unsure: SyncFile | null = null;

function makeSure(next: SyncFile | null): void {
  if (unsure !== next) unsure?.flush();
  unsure = next;
}

/** What Emscripten calls "no space left on device". */
const NO_SPACE = 51;

function streamOperations(fs: FileSystem, handle: SyncFile): object {
  return {
    llseek(stream: Stream, offset: number, whence: number): number {
      const from = [0, stream.position, handle.getSize()][whence] ?? 0;
      return from + offset;
    },
    read(_: Stream, buffer: Int8Array, offset: number, length: number, position: number): number {
      return handle.read(buffer.subarray(offset, offset + length), { at: position });
    },
    write(_: Stream, buffer: Int8Array, offset: number, length: number, position: number): number {
      makeSure(handle);
      try {
        return handle.write(buffer.subarray(offset, offset + length), { at: position });
      } catch {
        throw new fs.ErrnoError(NO_SPACE); // which SQLite understands: the change is refused, and nothing is broken
      }
    },
    fsync(): number {
      makeSure(null);
      return 0;
    },
  };
}
