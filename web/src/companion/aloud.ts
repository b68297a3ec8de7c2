// Reading aloud with the browser's own voice, where it has one.

export const canSpeak = (): boolean => "speechSynthesis" in window && typeof SpeechSynthesisUtterance !== "undefined";

/** Say this in the page's language, instead of whatever is being said. */
export function sayAloud(text: string, language = document.documentElement.lang): void {
  if (!canSpeak()) return;
  speechSynthesis.cancel();
  const spoken = new SpeechSynthesisUtterance(text);
  spoken.lang = language;
  speechSynthesis.speak(spoken);
}

export function hush(): void {
  if (canSpeak()) speechSynthesis.cancel();
}
