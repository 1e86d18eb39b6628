import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { cards } from "./build/cards";
import { compress } from "./build/compress";
import { icons } from "./build/icons";
import { messages } from "./build/messages";

const server = process.env.CAMARILLA_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [icons(), cards(), messages(), svelte(), compress()],
  build: {
    outDir: "../src/camarilla/web",
    emptyOutDir: true,
    manifest: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
});
