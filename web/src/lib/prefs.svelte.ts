// The preferences of one browser. Stored in the browser only.

import { FALLBACK, LANGUAGES, type Language } from "./catalogues";
import { PACES, type Pace } from "./director/pace";

export type Theme = "system" | "light" | "dark";

interface Kept {
  name: string;
  theme: Theme;
  language: Language;
  sounds: boolean;
  /** Whether sounds have been offered, or turned on or off. */
  soundsOffered: boolean;
  showPossible: boolean;
  /** How fast a match is shown. */
  pace: Pace;
  notify: boolean;
  /** Whether the page has offered to call its person when it is closed. */
  callsOffered: boolean;
  /** Whether the log names the clauses of the rules. */
  clauses: boolean;
  level: string;
  /** Whether this browser has ever had a session: without one there are no tables to ask for. */
  known: boolean;
  /** The server to which games were carried last. */
  server: string;
}

const KEY = "meseta";

function preferredLanguage(): Language {
  const wanted = navigator.languages.flatMap((tag) => [tag, tag.split("-")[0] ?? ""]);
  return wanted.find((tag) => LANGUAGES.includes(tag)) ?? FALLBACK;
}

const unused = (): Kept => ({
  name: "",
  theme: "system",
  language: preferredLanguage(),
  sounds: false,
  soundsOffered: false,
  showPossible: true,
  pace: "normal",
  notify: false,
  callsOffered: false,
  clauses: false,
  level: "",
  known: false,
  server: "",
});

function read(): Kept {
  const usual = unused();
  try {
    const kept = { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
    if (!LANGUAGES.includes(kept.language)) kept.language = usual.language;
    if (!PACES.includes(kept.pace)) kept.pace = usual.pace;
    return kept;
  } catch {
    return usual; // storage may be unavailable; everything works without it
  }
}

export const prefs: Kept = $state(read());

/** Forget whose browser it is; how the page looks and speaks stays. */
export function forgetPerson(): void {
  const { theme, language, sounds, showPossible, pace, clauses } = prefs;
  Object.assign(prefs, unused(), { theme, language, sounds, showPossible, pace, clauses });
}

/** Stores the preferences and applies them to the page; called once, by the root. */
export function keepPrefs(): void {
  $effect(() => {
    const kept = JSON.stringify(prefs);
    try {
      localStorage.setItem(KEY, kept);
    } catch {
      // see `read`
    }
  });
  $effect(() => {
    if (prefs.theme === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = prefs.theme;
  });
}

const still = matchMedia("(prefers-reduced-motion: reduce)");
const motion = $state({ reduced: still.matches });
still.addEventListener("change", () => (motion.reduced = still.matches));

/** Whether movement should become a cross-fade. */
export const reducedMotion = (): boolean => motion.reduced;
