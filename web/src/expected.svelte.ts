/** How many tables this device saw last: as many are expected. */
const KEPT = 'tripot-mine';

export class Expected {
  #count = $state(Number(globalThis.localStorage?.getItem(KEPT)) || 0);

  get count(): number {
    return this.#count;
  }

  keep(count: number): void {
    this.#count = count;
    localStorage.setItem(KEPT, String(count));
  }
}
