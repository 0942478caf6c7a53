import { createHash } from "node:crypto";
import { offlinePath } from "./web-app-paths.ts";

/**
 * The service worker's script. All that it ever stores is the offline page; everything else goes to the network as if it weren't there, so
 * that nothing private outlives a sign-out.
 * @param page the offline page: a changed one has a new name in the browser's storage.
 */
export const serviceWorker = (
  page: string,
): string => `const name = "offline-${createHash("sha256").update(page).digest("hex").slice(0, 12)}";
const page = "${offlinePath}";
addEventListener("install", (event) => {
  event.waitUntil(caches.open(name).then((cache) => cache.add(new Request(page, { cache: "reload" }))));
  skipWaiting();
});
addEventListener("activate", (event) => {
  const removeOld = caches.keys().then((names) => Promise.all(names.filter((one) => one !== name).map((one) => caches.delete(one))));
  const preload = registration.navigationPreload && registration.navigationPreload.enable();
  event.waitUntil(Promise.all([removeOld, preload]));
});
addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode !== "navigate" || request.method !== "GET") return;
  const answer = async () => (await event.preloadResponse) || fetch(request);
  event.respondWith(answer().catch(async () => (await caches.match(page)) || Response.error()));
});
`;
