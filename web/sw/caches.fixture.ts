// Caches in memory, for tests.

class MemoryCache {
  readonly entries = new Map<string, Response>();

  keys = async () => [...this.entries.keys()].map((url) => ({ url }));
  match = async (url: string) => this.entries.get(url)?.clone();
  put = async (url: string, response: Response) => void this.entries.set(url, response);
  delete = async (key: string | { url: string }) => this.entries.delete(typeof key === "string" ? key : key.url);
}

/** As much of the browser's caches as we use, and what is in them. */
export class MemoryCaches {
  readonly all = new Map<string, MemoryCache>();

  open = async (name: string) => {
    const cache = this.all.get(name) ?? new MemoryCache();
    this.all.set(name, cache);
    return cache as unknown as Cache;
  };

  /** The addresses in all caches. */
  get addresses(): string[] {
    return [...this.all.values()].flatMap(({ entries }) => [...entries.keys()]).sort();
  }
}
