// Opens the page of visits without a network, from the files that the page has kept by itself (offline-page.ts).
// It keeps nothing, and no answer of the server ever passes through it.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  const kept = (key) => caches.match(key, { ignoreSearch: true });
  if (request.mode === 'navigate') {
    // Its scope takes in every address that begins like the page's.
    if (pathname === '/outreach/visit')
      event.respondWith(fetch(request).catch(async () => (await kept(pathname)) ?? Response.error()));
  } else if (pathname.startsWith('/assets/')) event.respondWith(kept(request).then((file) => file ?? fetch(request)));
});
