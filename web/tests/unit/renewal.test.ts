import { afterEach, describe, expect, it, vi } from 'vitest';
import { Renewal } from '../../src/renewal.svelte';

class Worker extends EventTarget {
  state = 'installing';
  told: unknown[] = [];
  postMessage(message: unknown): void {
    this.told.push(message);
  }
  is(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class Registration extends EventTarget {
  waiting: Worker | null = null;
  installing: Worker | null = null;
  update = vi.fn(async () => undefined);
  found(worker: Worker): void {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
  }
}

class Container extends EventTarget {
  controller: object | null = {};
  constructor(readonly registration: Registration) {
    super();
  }
  register = vi.fn(async () => this.registration);
}

function browser(saveData = false): { registration: Registration; container: Container; reload: ReturnType<typeof vi.fn> } {
  const registration = new Registration();
  const container = new Container(registration);
  const reload = vi.fn();
  vi.stubGlobal('navigator', { serviceWorker: container, connection: { saveData } });
  vi.stubGlobal('document', { readyState: 'complete' });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('setInterval', vi.fn());
  return { registration, container, reload };
}

afterEach(() => vi.unstubAllGlobals());

describe('a newer page', () => {
  it('is offered, and loaded only once the reader has said so', async () => {
    const { registration, container, reload } = browser();
    const renewal = new Renewal(true);
    renewal.begin();
    await vi.waitFor(() => expect(container.register).toHaveBeenCalledWith('/sw.js'));
    await Promise.resolve();
    const fresh = new Worker();
    registration.found(fresh);
    expect(renewal.ready).toBe(false);
    registration.waiting = fresh;
    fresh.is('installed');
    expect(renewal.ready).toBe(true);
    container.dispatchEvent(new Event('controllerchange'));
    expect(reload).not.toHaveBeenCalled();
    renewal.go();
    expect(fresh.told).toEqual([{ renew: true }]);
    container.dispatchEvent(new Event('controllerchange'));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is none where nothing was there before', async () => {
    const { registration, container } = browser();
    container.controller = null;
    const renewal = new Renewal(true);
    renewal.begin();
    await vi.waitFor(() => expect(container.register).toHaveBeenCalled());
    await Promise.resolve();
    const first = new Worker();
    registration.found(first);
    first.is('installed');
    expect(renewal.ready).toBe(false);
  });

  it.each([
    [true, true],
    [false, false],
  ])('is not looked for where data are saved (%s), nor while the page is being written', (saving, built) => {
    const { container } = browser(saving);
    new Renewal(built).begin();
    expect(container.register).not.toHaveBeenCalled();
  });
});
