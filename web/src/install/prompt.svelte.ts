// Putting the page among the device's programs, if the browser offers that.

/** Chromium's event, which is in no standard. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const offered = $state<{ prompt: InstallPrompt | null }>({ prompt: null });

// Listening begins with the page: the event comes once, when it likes.
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault(); // no banner of the browser's own
  offered.prompt = event as InstallPrompt;
});
addEventListener("appinstalled", () => (offered.prompt = null));

/** Whether the page can only be installed by hand: Apple's touch screens say whether it is, and offer nothing else. */
const byHand = (): boolean =>
  "standalone" in navigator && navigator.standalone === false && navigator.maxTouchPoints > 1;

export const installation = {
  get offered(): boolean {
    return offered.prompt !== null;
  },
  get byHand(): boolean {
    return byHand();
  },
  /** Ask the person; an offer can be used once. */
  async ask(): Promise<void> {
    const { prompt } = offered;
    offered.prompt = null;
    await prompt?.prompt();
  },
};
