import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { addStyles } from "./games/packaged/styles";
import { startWorker } from "./lib/push";
import { place } from "./lib/router.svelte";
import { session } from "./lib/session.svelte";
import { settings } from "./lib/settings.svelte";
import { words } from "./lib/words.svelte";

// The accent of each game, for night and for day.
import.meta.glob("./games/*/accent.css", { eager: true });

place.listen();
await words.speak(settings.all.language);
await session.begin();
addStyles(session.games);
if (words.language !== settings.all.language) await words.speak(settings.all.language);

const target = document.getElementById("app");
if (target) mount(App, { target });
startWorker();
