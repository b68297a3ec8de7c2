// Small sounds, synthesised from a few partials of struck wood and stone. Off by default.

type Partial = [frequency: number, after: number, length: number, loudness: number];

const SOUNDS: Record<string, Partial[]> = {
  pick: [[520, 0, 0.05, 0.25]],
  place: [
    [190, 0, 0.09, 0.5],
    [410, 0, 0.04, 0.2],
  ],
  score: [
    [523, 0, 0.16, 0.3],
    [659, 0.08, 0.16, 0.3],
    [784, 0.16, 0.28, 0.3],
  ],
  turn: [
    [392, 0, 0.12, 0.3],
    [587, 0.1, 0.22, 0.3],
  ],
  refuse: [[150, 0, 0.12, 0.4]],
  hit: [
    [1250, 0, 0.035, 0.8],
    [2300, 0, 0.02, 0.4],
    [420, 0, 0.05, 0.3],
  ],
  wall: [
    [310, 0, 0.07, 0.7],
    [760, 0, 0.03, 0.3],
  ],
  fall: [
    [150, 0, 0.16, 0.8],
    [95, 0.07, 0.2, 0.6],
  ],
  win: [
    [392, 0, 0.2, 0.3],
    [523, 0.12, 0.2, 0.3],
    [659, 0.24, 0.2, 0.3],
    [784, 0.36, 0.5, 0.35],
  ],
};

let audio: AudioContext | undefined;

/** Play one of the small sounds, at this volume (0 to 1). */
export function play(name: string, volume = 1): void {
  const partials = SOUNDS[name];
  if (!partials || volume < 0.02 || typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  const now = audio.currentTime;
  for (const [frequency, after, length, loudness] of partials) {
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.type = "triangle";
    tone.frequency.value = frequency;
    gain.gain.setValueAtTime(loudness * 0.4 * volume, now + after);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + after + length);
    tone.connect(gain).connect(audio.destination);
    tone.start(now + after);
    tone.stop(now + after + length);
  }
}
