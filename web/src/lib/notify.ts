// Telling somebody who looks elsewhere that it is their move: a notification, and a sound if wanted.
import { settings } from "./settings.svelte";

export function notify(title: string, text: string): void {
  if (settings.all.sound) chime();
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

let audio: AudioContext | undefined;

function chime(): void {
  audio ??= new AudioContext();
  const { currentTime } = audio;
  for (const [at, pitch] of [659, 880].entries()) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, currentTime + at * 0.12);
    volume.gain.linearRampToValueAtTime(0.08, currentTime + at * 0.12 + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0005, currentTime + at * 0.12 + 0.5);
    tone.connect(volume).connect(audio.destination);
    tone.start(currentTime + at * 0.12);
    tone.stop(currentTime + at * 0.12 + 0.55);
  }
}
