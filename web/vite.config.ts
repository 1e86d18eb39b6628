import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { art } from "./build/art";
import { cards } from "./build/cards";
import { chunkOf } from "./build/chunks";
import { compress } from "./build/compress";
import { icons } from "./build/icons";
import { messages } from "./build/messages";
import { paint } from "./build/paint";

const server = process.env.CAMARILLA_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [icons(), art(), cards(), messages(), svelte(), paint(), compress()],
  build: {
    outDir: "../src/camarilla/web",
    emptyOutDir: true,
    manifest: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rollupOptions: { output: { manualChunks: chunkOf } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
});
