// Small sounds, made on the spot: a few partials of struck wood and stone. Off unless asked for.

type Partial = [frequency: number, after: number, length: number, loudness: number];

const SOUNDS: Record<string, Partial[]> = {
  pick: [[520, 0, 0.05, 0.25]],
  place: [[190, 0, 0.09, 0.5], [410, 0, 0.04, 0.2]],
  score: [[523, 0, 0.16, 0.3], [659, 0.08, 0.16, 0.3], [784, 0.16, 0.28, 0.3]],
  turn: [[392, 0, 0.12, 0.3], [587, 0.1, 0.22, 0.3]],
  refuse: [[150, 0, 0.12, 0.4]],
  win: [[392, 0, 0.2, 0.3], [523, 0.12, 0.2, 0.3], [659, 0.24, 0.2, 0.3], [784, 0.36, 0.5, 0.35]],
};

let audio: AudioContext | undefined;

/** Play one of the small sounds. */
export function play(name: string): void {
  const partials = SOUNDS[name];
  if (!partials || typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  const now = audio.currentTime;
  for (const [frequency, after, length, loudness] of partials) {
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.type = "triangle";
    tone.frequency.value = frequency;
    gain.gain.setValueAtTime(loudness * 0.4, now + after);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + after + length);
    tone.connect(gain).connect(audio.destination);
    tone.start(now + after);
    tone.stop(now + after + length);
  }
}
