import { useEffect } from "react";
import { useRevalidator } from "react-router";

/** Asks the page's loader again while something goes on; once the page is left, it goes on without. */
export function usePolling(isOn: boolean, everyMs: number): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setInterval(() => void revalidate(), everyMs);
    return () => clearInterval(timer);
  }, [isOn, everyMs, revalidate]);
}
