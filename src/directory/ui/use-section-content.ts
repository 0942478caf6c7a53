import { useEffect, useState } from "react";

/** Pause between opening and content (specification §4): wide screens 300 ms, phones 100 ms. */
export const loadDelayMs = { wide: 300, phone: 100 };
/** How long after it came into view a closed section fetches its first pictures: 1 s, phones 300 ms. */
export const prefetchDelayMs = { wide: 1_000, phone: 300 };

/**
 * Whether a section's content may be shown. The first opening shows skeletons for a moment while its pictures come; later ones are
 * immediate.
 */
export function useSectionContent(isOpen: boolean, isShownFromStart: boolean, isPhone: boolean): boolean {
  const [isLoaded, setLoaded] = useState(isShownFromStart);
  useEffect(() => {
    if (!isOpen || isLoaded) return;
    const timer = setTimeout(() => setLoaded(true), isPhone ? loadDelayMs.phone : loadDelayMs.wide);
    return () => clearTimeout(timer);
  }, [isOpen, isLoaded, isPhone]);
  return isLoaded;
}
