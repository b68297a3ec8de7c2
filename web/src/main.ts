import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import { prefs } from "./lib/prefs.svelte";
import { useLanguage } from "./lib/speech.svelte";

if (document.documentElement.dataset.host === "device") await (await import("./device/open")).moveToDevice();
await useLanguage(prefs.language);
const target = document.getElementById("app")!;
target.replaceChildren(); // the placeholder shown while loading
mount(App, { target });
