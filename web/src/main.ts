import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { addStyles } from "./games/packaged/styles";
import { busy } from "./lib/busy.svelte";
import { fetchPage } from "./lib/pages";
import { startWorker } from "./lib/push";
import { place } from "./lib/router.svelte";
import { session } from "./lib/session.svelte";
import { settings } from "./lib/settings.svelte";
import { words } from "./lib/words.svelte";

// The accent of each game, for night and for day.
import.meta.glob("./games/*/accent.css", { eager: true });

place.listen();
busy.listen();
// Words, who is here, and the page itself do not wait for each other.
await Promise.all([words.speak(settings.all.language), session.begin(), fetchPage(place.route)]);
addStyles(session.games);
if (words.language !== settings.all.language) await words.speak(settings.all.language);

const target = document.getElementById("app");
if (target) mount(App, { target });
startWorker();
