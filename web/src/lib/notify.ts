// Telling somebody who looks elsewhere that it is their move: a notification, and a sound if wanted.
import { settings } from "./settings.svelte";
import { hear } from "./sound";

export function notify(title: string, text: string): void {
  hear("turn");
  if (!document.hidden || !settings.all.notify || typeof Notification === "undefined") return;
  if (Notification.permission !== "granted") return;
  const note = new Notification(title, { body: text, icon: "/icon.svg", tag: location.pathname });
  note.onclick = () => {
    focus();
    note.close();
  };
}

/** Ask the browser for leave to notify; false if it was refused. */
export async function mayNotify(): Promise<boolean> {
  if (typeof Notification === "undefined") return false;
  return (await Notification.requestPermission()) === "granted";
}
