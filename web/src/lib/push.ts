// Being told when the page is closed: the service worker, and this browser's subscription to what the server pushes.
import type * as http from "./generated/http";

const WORKER = "/sw.js";

export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in globalThis;
}

/** Have the service worker there for those who installed the app: it says so when the server cannot be reached. */
export function startWorker(): void {
  const installed = matchMedia("(display-mode: standalone)").matches;
  if (installed && "serviceWorker" in navigator) void navigator.serviceWorker.register(WORKER);
}

/** This browser's own address among the channels, if it has one. */
export async function ownAddress(): Promise<string | null> {
  if (!canPush()) return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription())?.endpoint ?? null;
}

/** Subscribe this browser; the key is the server's. */
export async function subscribe(key: string): Promise<http.NewChannel> {
  await navigator.serviceWorker.register(WORKER);
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
  const { keys } = made.toJSON();
  return { kind: "push", address: made.endpoint, p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" };
}

export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}

/** The bytes of a key in base64url. */
export function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
