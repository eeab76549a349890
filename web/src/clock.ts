/** The time that passes, so that tests can let it pass. */
export interface Clock {
  /** Do this later; returns how to leave it. */
  after(ms: number, act: () => void): () => void;
}

export const CLOCK: Clock = {
  after(ms, act) {
    const id = setTimeout(act, ms);
    return () => clearTimeout(id);
  },
};
