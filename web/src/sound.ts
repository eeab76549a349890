/** Short effects, synthesised here; silent until somebody turns them on. */
export type Effect =
  | 'card'
  | 'flip'
  | 'drum'
  | 'validated'
  | 'refused'
  | 'money'
  | 'token'
  | 'ask'
  | 'end'
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

type Note = { at: number; hz: number; to?: number; length: number; shape: OscillatorType; loud: number };
type Rustle = { at: number; length: number; loud: number; hz: number };

const NOTES: Record<Effect, Note[]> = {
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
  money: [
    { at: 0, hz: 1480, length: 0.07, shape: 'square', loud: 0.04 },
    { at: 0.06, hz: 1975, length: 0.2, shape: 'square', loud: 0.04 },
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
const RUSTLES: Partial<Record<Effect, Rustle>> = {
  card: { at: 0, length: 0.07, loud: 0.22, hz: 2600 },
  flip: { at: 0, length: 0.06, loud: 0.16, hz: 3400 },
  shot: { at: 0, length: 0.2, loud: 0.7, hz: 1400 },
  stab: { at: 0, length: 0.08, loud: 0.3, hz: 4200 },
  fuse: { at: 0, length: 0.4, loud: 0.12, hz: 5200 },
  blast: { at: 0, length: 0.8, loud: 0.9, hz: 320 },
  dice: { at: 0, length: 0.28, loud: 0.12, hz: 3000 },
  gavel: { at: 0, length: 0.05, loud: 0.5, hz: 900 },
  refused: { at: 0.02, length: 0.12, loud: 0.14, hz: 700 },
};
const KEPT = 'tripot-sound';

export class Sound {
  #context: AudioContext | null = null;
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
    this.#context ??= new AudioContext();
    for (const note of NOTES[effect]) ring(this.#context, note);
    const noise = RUSTLES[effect];
    if (noise) rustle(this.#context, noise);
  }
}

function ring(context: AudioContext, note: Note): void {
  const start = context.currentTime + note.at;
  const tone = context.createOscillator();
  tone.type = note.shape;
  tone.frequency.setValueAtTime(note.hz, start);
  if (note.to) tone.frequency.exponentialRampToValueAtTime(note.to, start + note.length);
  tone.connect(fading(context, start, note.length, note.loud)).connect(context.destination);
  tone.start(start);
  tone.stop(start + note.length);
}

function rustle(context: AudioContext, noise: Rustle): void {
  const start = context.currentTime + noise.at;
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * noise.length), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  const band = context.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = noise.hz;
  source
    .connect(band)
    .connect(fading(context, start, noise.length, noise.loud))
    .connect(context.destination);
  source.start(start);
}

function fading(context: AudioContext, start: number, length: number, loud: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  return gain;
}

export const sound = new Sound();
