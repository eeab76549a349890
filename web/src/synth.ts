/** Tones and noises out of nothing: no file is loaded. */

export interface Note {
  /** Seconds from now. */
  at: number;
  hz: number;
  /** It slides there. */
  to?: number;
  length: number;
  shape: OscillatorType;
  loud: number;
}

/** A breath of noise around a pitch. */
export interface Rustle {
  at: number;
  length: number;
  loud: number;
  hz: number;
}

let shared: AudioContext | null = null;

/** One for all that sounds; asleep until somebody has pressed something. */
export function audio(): AudioContext {
  shared ??= new AudioContext();
  if (shared.state === 'suspended') void shared.resume();
  return shared;
}

export function ring(context: AudioContext, note: Note): void {
  const start = context.currentTime + note.at;
  const tone = context.createOscillator();
  tone.type = note.shape;
  tone.frequency.setValueAtTime(note.hz, start);
  if (note.to) tone.frequency.exponentialRampToValueAtTime(note.to, start + note.length);
  tone.connect(fading(context, start, note.length, note.loud)).connect(context.destination);
  tone.start(start);
  tone.stop(start + note.length);
}

export function rustle(context: AudioContext, noise: Rustle): void {
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
