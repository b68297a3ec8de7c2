// Small sounds, synthesised from how the things would sound: wood rings in a few short partials, the shorter the
// higher, after the click of the contact; felt lets only the low part of a noise through. Off until asked for.

/** When something begins to sound, for how long, both in s, and how loud it begins. */
type Fading = readonly [after: number, length: number, loudness: number];
/** A partial of something struck: its frequency in Hz, and how it fades. */
type Ring = readonly [frequency: number, ...Fading];
/** A noise through a filter: the click of a contact, a thud on felt, a disc that slides. */
interface Noise {
  filter: "bandpass" | "lowpass";
  frequency: number;
  after: number;
  length: number;
  loudness: number;
}

interface Recipe {
  rings: readonly Ring[];
  noises?: readonly Noise[];
  /** Struck by another thing, and therefore duller when struck gently: a slow contact excites no high partials. */
  struck?: boolean;
}

const click = (frequency: number, length: number, loudness: number): Noise => ({
  filter: "bandpass",
  frequency,
  after: 0,
  length,
  loudness,
});
const felt = (frequency: number, length: number, loudness: number, after = 0): Noise => ({
  filter: "lowpass",
  frequency,
  after,
  length,
  loudness,
});

export const SOUNDS: Readonly<Record<string, Recipe>> = {
  pick: { rings: [[920, 0, 0.03, 0.25]], noises: [click(2400, 0.008, 0.3)] },
  place: {
    rings: [
      [196, 0, 0.09, 0.45],
      [540, 0, 0.045, 0.25],
    ],
    noises: [click(1600, 0.01, 0.35)],
  },
  score: {
    rings: [
      [523, 0, 0.16, 0.3],
      [659, 0.08, 0.16, 0.3],
      [784, 0.16, 0.28, 0.3],
    ],
  },
  turn: {
    rings: [
      [392, 0, 0.12, 0.3],
      [587, 0.1, 0.22, 0.3],
    ],
  },
  refuse: { rings: [[150, 0, 0.12, 0.4]] },
  // Disc on disc: small pieces of hard wood. Their partials stand as those of a free bar do, 1 : 2.76 : 5.4.
  hit: {
    struck: true,
    rings: [
      [1340, 0, 0.055, 0.6],
      [3700, 0, 0.026, 0.4],
      [7240, 0, 0.012, 0.22],
      [290, 0, 0.06, 0.22],
    ],
    noises: [click(3200, 0.007, 0.8)],
  },
  // Disc on the frame: a long piece of wood that the table damps.
  wall: {
    struck: true,
    rings: [
      [228, 0, 0.11, 0.6],
      [629, 0, 0.05, 0.35],
      [1230, 0, 0.022, 0.2],
    ],
    noises: [click(1500, 0.01, 0.5), felt(420, 0.05, 0.5)],
  },
  // Into the hole: a short way down, onto felt, and a small bounce.
  fall: {
    rings: [
      [118, 0.05, 0.15, 0.7],
      [104, 0.17, 0.09, 0.25],
    ],
    noises: [click(900, 0.012, 0.3), felt(320, 0.07, 0.9, 0.05), felt(300, 0.05, 0.35, 0.17)],
  },
  // Wood that slides over felt: only a breath.
  slide: { rings: [], noises: [{ filter: "bandpass", frequency: 620, after: 0, length: 0.55, loudness: 0.1 }] },
  win: {
    rings: [
      [392, 0, 0.2, 0.3],
      [523, 0.12, 0.2, 0.3],
      [659, 0.24, 0.2, 0.3],
      [784, 0.36, 0.5, 0.35],
    ],
  },
};

/** No two knocks of wood are quite alike. */
const DETUNE = 0.03;
const LOUDEST = 0.4;
const SILENT = 0.0001;
const NOISE_SECONDS = 0.6;

/** The highest frequency that a knock of this volume still excites, in Hz. */
export const brightness = (volume: number): number => 1200 + 9000 * volume;

let noise: AudioBuffer | undefined;
function noiseFor(audio: BaseAudioContext): AudioBuffer {
  if (noise?.sampleRate === audio.sampleRate) return noise;
  noise = audio.createBuffer(1, audio.sampleRate * NOISE_SECONDS, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return noise;
}

/** Plan one of the sounds into a context, from its present moment on. */
export function sounding(audio: BaseAudioContext, { rings, noises = [], struck }: Recipe, volume: number): void {
  const now = audio.currentTime;
  const out = struck
    ? new BiquadFilterNode(audio, { type: "lowpass", frequency: brightness(volume), Q: 0.5 })
    : new GainNode(audio);
  out.connect(audio.destination);
  const fade = (source: AudioScheduledSourceNode, sound: AudioNode, [after, length, loudness]: Fading): void => {
    const gain = new GainNode(audio);
    gain.gain.setValueAtTime(loudness * LOUDEST * volume, now + after);
    gain.gain.exponentialRampToValueAtTime(SILENT, now + after + length);
    sound.connect(gain).connect(out);
    source.start(now + after);
    source.stop(now + after + length);
  };
  const tune = struck ? 1 + DETUNE * (2 * Math.random() - 1) : 1;
  for (const [frequency, ...fading] of rings) {
    const tone = new OscillatorNode(audio, { frequency: frequency * tune });
    fade(tone, tone, fading);
  }
  for (const { filter, frequency, after, length, loudness } of noises) {
    const source = new AudioBufferSourceNode(audio, { buffer: noiseFor(audio) });
    const heard = source.connect(new BiquadFilterNode(audio, { type: filter, frequency: frequency * tune, Q: 0.8 }));
    fade(source, heard, [after, length, loudness]);
  }
}

let audio: AudioContext | undefined;

/** Play one of the small sounds, at this volume (0 to 1). */
export function play(name: string, volume = 1): void {
  const recipe = SOUNDS[name];
  if (!recipe || volume < 0.02 || typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  sounding(audio, recipe, volume);
}
