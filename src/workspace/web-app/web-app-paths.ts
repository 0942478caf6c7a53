export const manifestPath = "/manifest.webmanifest";
/** At the root: a service worker serves what is below its address. */
export const serviceWorkerPath = "/service-worker.js";
export const offlinePath = "/offline.html";
/** Takes what a user shares with the installed app. */
export const sharePath = "/workspace/share";
