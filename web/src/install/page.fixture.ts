// A page that does nothing but be installed, for the browser tests.

import sentences from "@words/en/web.ftl?raw";
import { mount } from "svelte";
import { useLanguage, useMore } from "../lib/speech.svelte";
import "../styles/tokens.css";
import "../styles/base.css";
import { protectGames, settle, updates } from "./index";
import OnDevice from "./OnDevice.svelte";
import UpdateNotice from "./UpdateNotice.svelte";

const show = (id: string, text: string) => (document.getElementById(id)!.textContent = text);

settle((file) => void file.text().then((record) => show("opened", record)));
await useLanguage("en");
await useMore(async () => ({ web: sentences }));
mount(UpdateNotice, { target: document.body, props: { updates } });
mount(OnDevice, { target: document.body, props: { updates } });
document.getElementById("later")!.addEventListener("click", () => {
  void fetch(new URL(/* @vite-ignore */ "words.txt", import.meta.url)).then(async (found) =>
    show("words", await found.text()),
  );
});
await protectGames();
show("state", "shown");
