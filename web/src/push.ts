/** This browser among those that are told of turns while the page is closed. */
import { api } from './api';
import type { Notices } from './wire';

const WORKER = '/sw.js';

/** Whether this browser can be told; only a page that came safely may ask. */
export function possible(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
}

/** As the house names addresses. */
export async function digest(address: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(address));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The digest of this browser's own address; empty: it has none. */
export async function own(): Promise<string> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  const subscription = await registration?.pushManager.getSubscription();
  return subscription ? digest(subscription.endpoint) : '';
}

/** From now on this browser is told, if its owner says yes. */
export async function subscribe(key: string): Promise<Notices | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register(WORKER);
  const registration = await navigator.serviceWorker.ready;
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  return api.addNotice({ kind: 'push', address: endpoint!, key: keys!['p256dh']!, auth: keys!['auth']! });
}

export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** A notice that was pressed leads to its table, in the tab that is there. */
export function follow(go: (path: string) => void): void {
  globalThis.navigator?.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<{ go?: string }>) => {
    if (data.go) go(data.go);
  });
}
