import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { place } from "./lib/router.svelte";
import { session } from "./lib/session.svelte";
import { settings } from "./lib/settings.svelte";
import { words } from "./lib/words.svelte";

place.listen();
await words.speak(settings.all.language);
await session.begin();
if (words.language !== settings.all.language) await words.speak(settings.all.language);

const target = document.getElementById("app");
if (target) mount(App, { target });
