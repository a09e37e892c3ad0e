import { VISIT_HREF } from './links.ts';
import { session } from './session.ts';
import { OFFLINE_CACHE } from './stored-session.ts';

const WORKER = '/visit-worker.js';

/** The built files that this page stands on, scripts as its head names them; none where it is served from its sources. */
function filesLoaded(): string[] {
  const named = [...document.querySelectorAll<HTMLElement>('script[src], link[href]')].map(
    (element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '',
  );
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
  const files = [...named, ...fetched]
    .map((address) => new URL(address, location.origin))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'));
  return [...new Set(files.map(({ pathname }) => pathname))];
}

/**
 * Keeps the page's own files, which hold nothing of anybody, so that it opens without a network. They leave with the
 * session (`stored-session.ts`); a browser that keeps none opens the page with a network alone.
 */
export async function keepPageOffline(): Promise<void> {
  const files = filesLoaded();
  if (files.length === 0 || !navigator.serviceWorker || !globalThis.caches) return;
  try {
    const page = await fetch(VISIT_HREF);
    const before = await (await caches.match(VISIT_HREF))?.text();
    // Another version of the product: the files of the last one serve nothing anymore.
    if (before !== (await page.clone().text())) await caches.delete(OFFLINE_CACHE);
    if (!page.ok || session.state().phase !== 'active') return;
    const cache = await caches.open(OFFLINE_CACHE);
    await cache.put(VISIT_HREF, page);
    const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
    await cache.addAll(files.filter((file) => !kept.has(file)));
    await navigator.serviceWorker.register(WORKER, { scope: VISIT_HREF });
  } catch {
    // Without a network, or without room: what was kept before still serves.
  }
}
