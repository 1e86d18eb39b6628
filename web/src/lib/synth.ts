// The sounds of the table, made by the browser itself: notes and short bursts of noise. Loaded when first wanted.
import type { Sound } from "./sound";

/** A tone: when it begins, how high it is, how long it lasts (in seconds), how loud it is. */
interface Note {
  at: number;
  pitch: number;
  length: number;
  volume: number;
  wave?: OscillatorType;
}

/** A burst of noise around a pitch. */
interface Burst {
  at: number;
  pitch: number;
  length: number;
  volume: number;
}

interface Score {
  notes?: Note[];
  bursts?: Burst[];
}

const SCORES: Record<Sound, Score> = {
  card: { bursts: [{ at: 0, pitch: 2600, length: 0.07, volume: 0.22 }] },
  coin: {
    notes: [
      { at: 0, pitch: 2093, length: 0.16, volume: 0.05 },
      { at: 0.06, pitch: 2794, length: 0.22, volume: 0.05 },
    ],
  },
  dice: {
    bursts: [0, 0.07, 0.13, 0.22, 0.27, 0.36].map((at, number) => ({
      at,
      pitch: 1100 + 130 * (number % 3),
      length: 0.05,
      volume: 0.3 - 0.03 * number,
    })),
  },
  turn: {
    notes: [
      { at: 0, pitch: 659, length: 0.5, volume: 0.08 },
      { at: 0.12, pitch: 880, length: 0.5, volume: 0.08 },
    ],
  },
  danger: {
    notes: [
      { at: 0, pitch: 147, length: 0.5, volume: 0.14, wave: "triangle" },
      { at: 0.05, pitch: 156, length: 0.5, volume: 0.12, wave: "triangle" },
    ],
  },
  win: {
    notes: [523, 659, 784, 1047].map((pitch, number) => ({ at: number * 0.13, pitch, length: 0.7, volume: 0.07 })),
  },
};

let audio: AudioContext | undefined;

/** A volume that rises at once and dies away. */
function fading(context: AudioContext, begin: number, { length, volume }: Note | Burst): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(volume, begin + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0005, begin + length);
  gain.connect(context.destination);
  return gain;
}

function sing(context: AudioContext, note: Note): void {
  const begin = context.currentTime + note.at;
  const tone = context.createOscillator();
  tone.type = note.wave ?? "sine";
  tone.frequency.value = note.pitch;
  tone.connect(fading(context, begin, note));
  tone.start(begin);
  tone.stop(begin + note.length);
}

function rustle(context: AudioContext, burst: Burst): void {
  const begin = context.currentTime + burst.at;
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * burst.length), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = 2 * Math.random() - 1;
  const noise = context.createBufferSource();
  noise.buffer = buffer;
  const band = context.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = burst.pitch;
  noise.connect(band).connect(fading(context, begin, burst));
  noise.start(begin);
}

/** Make a sound now. */
export function make(sound: Sound): void {
  audio ??= new AudioContext();
  const context = audio;
  // A browser may hold sounds back until the page has been touched.
  void context.resume();
  const { notes = [], bursts = [] } = SCORES[sound];
  for (const note of notes) sing(context, note);
  for (const burst of bursts) rustle(context, burst);
}
