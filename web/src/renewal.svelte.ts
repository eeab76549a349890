/** A newer page that waits: whoever reads is asked, and nothing is loaded anew by itself. */
const WORKER = '/sw.js';
const LOOK = 30 * 60_000;

export class Renewal {
  ready = $state(false);
  #registration: ServiceWorkerRegistration | null = null;
  #wanted = false;

  constructor(readonly built: boolean = import.meta.env.PROD) {}

  /** Once the page has all that it needs itself; whoever saves data takes nothing along. */
  begin(): void {
    const { serviceWorker, connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    if (!this.built || !serviceWorker || connection?.saveData) return;
    const start = (): void => void this.#register(serviceWorker);
    if (document.readyState === 'complete') start();
    else addEventListener('load', start, { once: true });
  }

  /** The reader wants it: every tab goes over, this one is loaded anew. */
  go(): void {
    this.#wanted = true;
    this.#registration?.waiting?.postMessage({ renew: true });
  }

  async #register(container: ServiceWorkerContainer): Promise<void> {
    const registration = await container.register(WORKER).catch(() => null); // a private window has none
    if (!registration) return;
    this.#registration = registration;
    this.ready = registration.waiting !== null && container.controller !== null;
    registration.addEventListener('updatefound', () => {
      const fresh = registration.installing;
      fresh?.addEventListener('statechange', () => (this.ready = fresh.state === 'installed' && container.controller !== null));
    });
    container.addEventListener('controllerchange', () => this.#wanted && location.reload());
    setInterval(() => void registration.update().catch(() => null), LOOK);
  }
}

export const renewal = new Renewal();
