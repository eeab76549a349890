/** Short effects, synthesised here; silent until somebody turns them on. */
import { audio, ring, rustle, type Note, type Rustle } from './synth';

export type Effect =
  | 'card'
  | 'flip'
  | 'drum'
  | 'validated'
  | 'refused'
  | 'money'
  | 'token'
  | 'ask'
  | 'turn'
  | 'hit'
  | 'last'
  | 'out'
  | 'end'
  | 'house'
  | 'shot'
  | 'stab'
  | 'fuse'
  | 'blast'
  | 'pour'
  | 'wake'
  | 'siren'
  | 'plate'
  | 'step'
  | 'dice'
  | 'gavel'
  | 'gallop';

const NOTES: Record<Effect, Note[]> = {
  house: [],
  card: [],
  flip: [{ at: 0, hz: 240, to: 420, length: 0.09, shape: 'triangle', loud: 0.12 }],
  drum: [
    { at: 0, hz: 92, to: 60, length: 0.16, shape: 'sine', loud: 0.5 },
    { at: 0.16, hz: 92, to: 60, length: 0.2, shape: 'sine', loud: 0.5 },
  ],
  validated: [
    { at: 0, hz: 523, length: 0.12, shape: 'triangle', loud: 0.16 },
    { at: 0.08, hz: 784, length: 0.18, shape: 'triangle', loud: 0.16 },
  ],
  refused: [{ at: 0, hz: 150, to: 90, length: 0.24, shape: 'sawtooth', loud: 0.1 }],
  // A till: two bells, and its drawer.
  money: [
    { at: 0, hz: 1480, length: 0.07, shape: 'square', loud: 0.04 },
    { at: 0.06, hz: 1975, length: 0.2, shape: 'square', loud: 0.04 },
    { at: 0.06, hz: 3950, length: 0.3, shape: 'sine', loud: 0.05 },
    { at: 0.16, hz: 140, to: 90, length: 0.1, shape: 'triangle', loud: 0.16 },
  ],
  // A rising chord on a vibraphone: nobody else's.
  turn: [392, 494, 659].map((hz, step) => ({ at: step * 0.09, hz, length: 0.5, shape: 'sine', loud: 0.16 })),
  // A blow, and the wrong two notes after it.
  hit: [
    { at: 0, hz: 120, to: 38, length: 0.35, shape: 'sine', loud: 0.6 },
    { at: 0.1, hz: 233, length: 0.5, shape: 'sawtooth', loud: 0.06 },
    { at: 0.1, hz: 247, length: 0.5, shape: 'sawtooth', loud: 0.06 },
  ],
  // A bell, three times.
  last: [0, 0.5, 1].flatMap((at) => [
    { at, hz: 523, length: 0.9, shape: 'sine' as const, loud: 0.2 },
    { at, hz: 1244, length: 0.6, shape: 'sine' as const, loud: 0.07 },
  ]),
  // Down the stairs, and the door.
  out: [
    ...[392, 370, 330, 294].map((hz, step) => ({ at: step * 0.22, hz, length: 0.3, shape: 'triangle' as const, loud: 0.14 })),
    { at: 0.95, hz: 80, to: 40, length: 0.5, shape: 'sine', loud: 0.5 },
  ],
  token: [{ at: 0, hz: 880, to: 640, length: 0.12, shape: 'sine', loud: 0.18 }],
  ask: [
    { at: 0, hz: 392, length: 0.12, shape: 'sine', loud: 0.14 },
    { at: 0.11, hz: 494, length: 0.16, shape: 'sine', loud: 0.14 },
  ],
  shot: [{ at: 0, hz: 190, to: 45, length: 0.22, shape: 'square', loud: 0.22 }],
  stab: [{ at: 0.04, hz: 1900, to: 600, length: 0.1, shape: 'sawtooth', loud: 0.07 }],
  fuse: [],
  blast: [{ at: 0, hz: 110, to: 28, length: 0.7, shape: 'sine', loud: 0.6 }],
  pour: [
    { at: 0, hz: 620, to: 1150, length: 0.22, shape: 'sine', loud: 0.1 },
    { at: 0.18, hz: 700, to: 1300, length: 0.22, shape: 'sine', loud: 0.1 },
  ],
  wake: [
    { at: 0, hz: 660, length: 0.1, shape: 'triangle', loud: 0.12 },
    { at: 0.1, hz: 880, length: 0.16, shape: 'triangle', loud: 0.12 },
  ],
  siren: [
    { at: 0, hz: 520, to: 940, length: 0.5, shape: 'triangle', loud: 0.16 },
    { at: 0.5, hz: 940, to: 520, length: 0.5, shape: 'triangle', loud: 0.16 },
  ],
  plate: [{ at: 0, hz: 1250, to: 900, length: 0.14, shape: 'sine', loud: 0.14 }],
  step: [{ at: 0, hz: 130, to: 80, length: 0.09, shape: 'sine', loud: 0.3 }],
  dice: [
    { at: 0, hz: 900, to: 500, length: 0.04, shape: 'square', loud: 0.05 },
    { at: 0.11, hz: 760, to: 420, length: 0.04, shape: 'square', loud: 0.05 },
    { at: 0.24, hz: 680, to: 380, length: 0.05, shape: 'square', loud: 0.05 },
  ],
  gavel: [
    { at: 0, hz: 210, to: 90, length: 0.12, shape: 'triangle', loud: 0.5 },
    { at: 0.2, hz: 190, to: 80, length: 0.16, shape: 'triangle', loud: 0.5 },
  ],
  gallop: [0, 0.1, 0.2, 0.36, 0.46, 0.56].map((at) => ({ at, hz: 150, to: 70, length: 0.07, shape: 'sine', loud: 0.32 })),
  end: [
    { at: 0, hz: 392, length: 0.5, shape: 'triangle', loud: 0.13 },
    { at: 0.14, hz: 494, length: 0.5, shape: 'triangle', loud: 0.13 },
    { at: 0.28, hz: 587, length: 0.7, shape: 'triangle', loud: 0.13 },
  ],
};
/** The tune of the house: a swung phrase over a walking bass, and a chord to go home on. */
const BEAT = 0.36;
const TUNE: readonly [beat: number, hz: number, length: number][] = [
  [0, 392, 0.3],
  [0.67, 466, 0.25],
  [1, 523, 0.3],
  [1.67, 587, 0.25],
  [2, 698, 0.5],
  [2.67, 622, 0.25],
  [3, 587, 0.3],
  [3.67, 466, 0.25],
  [4, 523, 0.7],
  [5.67, 466, 0.2],
  [6, 392, 0.3],
  [6.67, 349, 0.25],
  [7, 311, 1.4],
];
const BASS = [156, 175, 196, 233, 131, 147, 175, 156];
NOTES.house = [
  ...TUNE.map(([beat, hz, length]): Note => ({ at: beat * BEAT, hz, length, shape: 'triangle', loud: 0.13 })),
  ...BASS.map((hz, beat): Note => ({ at: beat * BEAT, hz: hz / 2, length: 0.3, shape: 'sine', loud: 0.26 })),
  ...[311, 392, 466, 587].map((hz): Note => ({ at: 7 * BEAT, hz, length: 1.6, shape: 'sine', loud: 0.07 })),
];
const RUSTLES: Partial<Record<Effect, Rustle>> = {
  card: { at: 0, length: 0.07, loud: 0.22, hz: 2600 },
  flip: { at: 0, length: 0.06, loud: 0.16, hz: 3400 },
  shot: { at: 0, length: 0.2, loud: 0.7, hz: 1400 },
  stab: { at: 0, length: 0.08, loud: 0.3, hz: 4200 },
  fuse: { at: 0, length: 0.4, loud: 0.12, hz: 5200 },
  blast: { at: 0, length: 0.8, loud: 0.9, hz: 320 },
  dice: { at: 0, length: 0.28, loud: 0.12, hz: 3000 },
  gavel: { at: 0, length: 0.05, loud: 0.5, hz: 900 },
  hit: { at: 0, length: 0.16, loud: 0.5, hz: 500 },
  refused: { at: 0.02, length: 0.12, loud: 0.14, hz: 700 },
};
const KEPT = 'tripot-sound';

export class Sound {
  #on = globalThis.localStorage?.getItem(KEPT) === 'on';

  get on(): boolean {
    return this.#on;
  }

  turn(on: boolean): void {
    this.#on = on;
    localStorage.setItem(KEPT, on ? 'on' : 'off');
    if (on) this.play('ask');
  }

  play(effect: Effect): void {
    if (!this.#on) return;
    const context = audio();
    for (const note of NOTES[effect]) ring(context, note);
    const noise = RUSTLES[effect];
    if (noise) rustle(context, noise);
  }
}

export const sound = new Sound();
