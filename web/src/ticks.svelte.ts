/** The exercises that were solved on this device. */
const KEPT = 'tripot-solved';

class Ticks {
  #solved = $state.raw<ReadonlySet<string>>(read());

  has(name: string): boolean {
    return this.#solved.has(name);
  }

  add(name: string): void {
    this.#solved = new Set(read()).add(name);
    localStorage.setItem(KEPT, JSON.stringify([...this.#solved]));
  }
}

export const ticks = new Ticks();

/** How a scenario is called among them. */
export function tickOf(game: string, number: number): string {
  return `${game} ${number}`;
}

function read(): ReadonlySet<string> {
  try {
    return new Set(JSON.parse(globalThis.localStorage?.getItem(KEPT) ?? '[]') as string[]);
  } catch {
    return new Set();
  }
}
