// The worker that shows calls.

/** No page lies there, so the worker comes between no page and its server. */
export const SCOPE = "/calls/";

/** Its registration, and not that of a worker that keeps the whole site. */
async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  const found = await navigator.serviceWorker?.getRegistration(SCOPE);
  return found?.scope.endsWith(SCOPE) ? found : undefined;
}

/** Where this browser's push service would reach it; null if nowhere. */
export async function subscriptionHere(): Promise<PushSubscription | null> {
  try {
    return (await (await registration())?.pushManager?.getSubscription()) ?? null;
  } catch {
    return null; // such as in a private window
  }
}

/** Take back that this browser may be called. */
export async function endCalls(): Promise<void> {
  await (await registration())?.unregister();
}
