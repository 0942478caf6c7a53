import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";

/** Asks the page's loader again while something goes on; once the page is left, it goes on without. */
export function usePolling(isOn: boolean, everyMs: number): void {
  const { state, revalidate } = useRevalidator();
  // Asking once more drops the answer that is under way: on a slow network, none would ever come.
  const ask = useEffectEvent(() => {
    if (state === "idle") void revalidate();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setInterval(() => ask(), everyMs);
    return () => clearInterval(timer);
  }, [isOn, everyMs]);
}
