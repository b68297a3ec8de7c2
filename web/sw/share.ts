// A record that another program hands to the installed page: the worker keeps it until the page takes it.

/** The field of the form that the manifest asks for. */
export const FIELD = "record";
/** The address at which the page finds it, below the scope. */
const ENTRY = "shared-record";
const cacheName = (scope: string): string => `meseta-shared ${scope}`;

type Caches = Pick<CacheStorage, "open">;

/** Keep the file of the form; returns whether there was one. */
export async function keepShared(form: FormData, scope: string, caches: Caches): Promise<boolean> {
  const file = form.get(FIELD);
  if (file === null) return false;
  const cache = await caches.open(cacheName(scope));
  await cache.put(new URL(ENTRY, scope).href, new Response(file));
  return true;
}

/** What was handed to us last, once. */
export async function takeShared(scope: string, caches: Caches): Promise<Blob | null> {
  const cache = await caches.open(cacheName(scope));
  const address = new URL(ENTRY, scope).href;
  const file = await (await cache.match(address))?.blob();
  await cache.delete(address);
  return file ?? null;
}
