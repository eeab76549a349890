/** The games that somebody has been introduced to, remembered on this device. */
const KEPT = 'tripot-met';

function games(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(kept) ? kept.filter((game) => typeof game === 'string') : [];
  } catch {
    return [];
  }
}

export function met(game: string): boolean {
  return games().includes(game);
}

/** Whether anybody has been introduced to anything here. */
export function metNone(): boolean {
  return games().length === 0;
}

export function meet(game: string): void {
  if (!met(game)) localStorage.setItem(KEPT, JSON.stringify([...games(), game]));
}
