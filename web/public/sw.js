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
