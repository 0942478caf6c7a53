import { useSyncExternalStore } from "react";

/** Tells whether a media query matches. On the server, and while hydrating, it does not. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Below this width a page is a phone's (A8). */
export const mobileQuery = "(max-width: 767px)";
