/** Filled in when the page is built: its version, and its files. */
const VERSION = '__VERSION__';
const FILES = ['__FILES__'];
const CACHE = `tripot-${VERSION}`;
const SPOKEN = ['/api/texts/fr', '/api/texts/en'];
const BOOKS = ['twelve-gangsters', 'reglement-de-comptes', 'gangster', 'nostra-city'].flatMap((game) =>
  ['fr', 'en'].map((language) => `/api/rules/${game}/${language}`),
);
/** What is the same for everybody: nothing of anybody is kept here. */
const KEPT = [...SPOKEN, ...BOOKS, '/api/provisions'];

/** All that is needed to read while the house cannot be reached. It takes over when nobody is at the old one, or is asked to. */
addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(['/', ...FILES, ...KEPT])));
});

addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name.startsWith('tripot-') && name !== CACHE) await caches.delete(name);
      await clients.claim();
    })(),
  );
});

/** The reader has said yes to the new version. */
addEventListener('message', ({ data }) => {
  if (data?.renew) skipWaiting();
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fresh(request, '/'));
  else if (FILES.includes(pathname)) event.respondWith(kept(request));
  else if (KEPT.includes(pathname)) event.respondWith(fresh(request, pathname));
});

/** Named by their content, so never out of date. */
async function kept(request) {
  return (await caches.match(request)) ?? fetch(request);
}

/** As the house has it now; if it cannot be reached, as it was. */
async function fresh(request, path) {
  try {
    return await fetch(request);
  } catch (failure) {
    const found = await caches.match(path);
    if (!found) throw failure;
    return found;
  }
}

/** Works while the page is closed: shows what the house sends, and leads to the table. */
addEventListener('push', (event) => {
  const { title, text, path, tag } = event.data.json();
  event.waitUntil(registration.showNotification(title, { body: text, tag, data: { path }, icon: '/icon.svg', badge: '/icon-turn.svg' }));
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});

/** In the tab that is there already, if there is one. */
async function open(path) {
  const [tab] = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!tab) return clients.openWindow(path);
  await tab.focus();
  tab.postMessage({ go: path });
}

/** The browser has another address by now: the house is told. */
addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renew(event.oldSubscription));
});

async function renew(old) {
  const fresh = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: old.options.applicationServerKey,
  });
  const { endpoint, keys } = fresh.toJSON();
  await fetch('/api/me/notices', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ kind: 'push', address: endpoint, key: keys.p256dh, auth: keys.auth }),
  });
}
