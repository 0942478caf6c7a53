import { useEffect, useState } from "react";

/** Pause between opening and content (specification §4), in milliseconds: wide screens and phones. */
const loadDelayMs = { wide: 300, phone: 100 };

/**
 * Whether an open section's content may be shown. The first opening shows skeletons for a moment, and for as long as the content has not
 * arrived; later ones are immediate.
 */
export function useSectionContent({
  isOpen,
  isShownFromStart,
  isPhone,
}: {
  isOpen: boolean;
  isShownFromStart: boolean;
  isPhone: boolean;
}): boolean {
  const [isReady, setReady] = useState(isShownFromStart);
  useEffect(() => {
    if (!isOpen || isReady) return;
    const timer = setTimeout(() => setReady(true), isPhone ? loadDelayMs.phone : loadDelayMs.wide);
    return () => clearTimeout(timer);
  }, [isOpen, isReady, isPhone]);
  return isReady;
}
