// The service worker: shows what the server pushes, and a page that says so when the server cannot be reached.
const OFFLINE = "/offline.html";
const KEPT = "camarilla-1";

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((cache) => cache.addAll([OFFLINE, "/icon.svg"]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  const others = (names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
  event.waitUntil(
    caches
      .keys()
      .then(others)
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  if (event.request.mode !== "navigate") return;
  event.respondWith(fetch(event.request).catch(() => caches.match(OFFLINE)));
});

self.addEventListener("push", (event) => {
  const told = event.data?.json() ?? {};
  const shown = { body: told.body, icon: "/icon.svg", tag: told.url, data: { url: told.url ?? "/" } };
  event.waitUntil(self.registration.showNotification(told.title ?? "Camarilla", shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = new URL(event.notification.data.url, self.location.origin).href;
  const show = async () => {
    const windows = await self.clients.matchAll({ type: "window" });
    const there = windows.find((one) => one.url.startsWith(url));
    return there ? there.focus() : self.clients.openWindow(url);
  };
  event.waitUntil(show());
});
