/** A quiet room behind the table: brushes on a drum, a bass, a few keys, people who murmur. Made bar by bar, without end. */
import { CLOCK, type Clock } from './clock';
import { audio, ring, rustle, type Note, type Rustle } from './synth';

export interface Bar {
  notes: readonly Note[];
  rustles: readonly Rustle[];
}

/** Seconds. */
const BEAT = 0.62;
const BEATS = 4;
export const BAR = BEAT * BEATS;
const SWING = 0.66;
/** Four chords that lead back to the first: the bass walks on their tones, the keys play the upper ones. */
const CHORDS = [
  [131, 156, 196, 233],
  [175, 208, 262, 311],
  [147, 175, 220, 262],
  [98, 123, 147, 175],
] as const;

/** The same bar has always the same sound; no two that follow each other are alike. */
export function bar(number: number): Bar {
  const chord = CHORDS[number % CHORDS.length]!;
  const bass = chord.map((hz, beat): Note => ({ at: beat * BEAT, hz: hz / 2, length: 0.5, shape: 'sine', loud: 0.05 }));
  const offbeat = (number % 3) + SWING;
  const keys = (number % 2 === 0 ? chord.slice(1) : chord.slice(2)).map((hz): Note => ({
    at: offbeat * BEAT,
    hz: hz * 2,
    length: 0.9,
    shape: 'triangle',
    loud: 0.012,
  }));
  const brushes = Array.from({ length: BEATS }, (_, beat): Rustle[] => [
    { at: beat * BEAT, length: 0.3, loud: 0.02, hz: 3200 },
    ...(beat % 2 === 1 ? [{ at: (beat + SWING) * BEAT, length: 0.12, loud: 0.014, hz: 4600 }] : []),
  ]).flat();
  const murmur: Rustle = { at: ((number * 5) % BEATS) * BEAT * 0.5, length: 1.6, loud: 0.012, hz: 260 + ((number * 37) % 160) };
  return { notes: [...bass, ...keys], rustles: [...brushes, murmur] };
}

export function sounded({ notes, rustles }: Bar): void {
  const context = audio();
  for (const note of notes) ring(context, note);
  for (const noise of rustles) rustle(context, noise);
}

/** Let it play; returns how to stop it. */
export function ambience(play: (bar: Bar) => void = sounded, clock: Clock = CLOCK): () => void {
  let stop: () => void;
  const next = (number: number): void => {
    play(bar(number));
    stop = clock.after(BAR * 1000, () => next(number + 1));
  };
  next(0);
  return () => stop();
}
