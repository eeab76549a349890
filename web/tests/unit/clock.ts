/** A clock that moves when told. */
import type { Clock } from '../../src/clock';

export function handClock(): Clock & { tick(): void; waits: number[] } {
  let pending: (() => void) | null = null;
  const waits: number[] = [];
  return {
    waits,
    after(ms, act) {
      waits.push(ms);
      pending = act;
      return () => (pending = null);
    },
    tick() {
      const act = pending;
      pending = null;
      act?.();
    },
  };
}
