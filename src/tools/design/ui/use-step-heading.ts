import { useEffect, useRef } from "react";
import { useIsLedToResults } from "../../run-screens/ui/use-credits-toast.ts";

/**
 * Moves the view and the focus to the heading of a step that the user goes to. A page that is opened, reloaded or gone back to stays where
 * the browser puts it.
 */
export function useStepHeading(step: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isLedHere = useIsLedToResults();
  const shown = useRef(isLedHere ? undefined : step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ behavior: isCalm ? "instant" : "smooth" });
  }, [step]);
  return heading;
}
