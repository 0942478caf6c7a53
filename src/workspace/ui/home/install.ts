import { useSyncExternalStore } from "react";

/** Chromium's offer to install the app; other browsers make none. */
interface InstallOffer extends Event {
  prompt(): Promise<void>;
}

let offer: InstallOffer | undefined;
const listeners = new Set<() => void>();

const keep = (next: InstallOffer | undefined): void => {
  offer = next;
  for (const listener of listeners) listener();
};

if (typeof window !== "undefined") {
  // It comes once, whichever page is shown then.
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    keep(event as InstallOffer);
  });
  window.addEventListener("appinstalled", () => keep(undefined));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @returns a function that asks the user to install the app; undefined where the browser has not offered it. */
export function useInstall(): (() => void) | undefined {
  const current = useSyncExternalStore(
    subscribe,
    () => offer,
    () => undefined,
  );
  if (!current) return undefined;
  return () => {
    // An offer can be used once.
    keep(undefined);
    void current.prompt();
  };
}
