// Whether the reader last used the keyboard rather than a pointer.
export const keyboard = { used: false };

if (typeof addEventListener === "function") {
  addEventListener("keydown", () => (keyboard.used = true), true);
  addEventListener("pointerdown", () => (keyboard.used = false), true);
}
