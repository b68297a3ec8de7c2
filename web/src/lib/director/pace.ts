// How fast a match is shown: a preference.

/** From the slowest to the fastest. */
export const PACES = ["calm", "normal", "brisk", "at_once"] as const;
export type Pace = (typeof PACES)[number];

/** How long a scene lasts, as a multiple of its normal length; at once, nothing is shown by itself. */
export const FACTORS: Readonly<Record<Pace, number>> = { calm: 1.6, normal: 1, brisk: 0.5, at_once: 0 };

/** The same where somebody has asked to see it: in a replay, and when it is shown again. */
export const watched = (pace: Pace): number => FACTORS[pace] || 0.2;
