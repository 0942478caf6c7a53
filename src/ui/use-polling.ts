import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";

/**
 * Longest pause of polling. What goes on for long is asked less often: in a tenth of the time that it has taken, and at least every 15
 * seconds.
 */
const pauseMaxMs = 15_000;

/**
 * Asks the page’s loader again while something goes on, as long as the page is in view; once it is back in view, at once.
 * @param everyMs at first.
 */
export function usePolling(isOn: boolean, everyMs: number): void {
  const { state, revalidate } = useRevalidator();
  // Asking once more drops the answer that is under way: on a slow network, none would ever come.
  const ask = useEffectEvent(() => {
    if (state === "idle") void revalidate();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const startedAt = Date.now();
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      if (document.hidden) return;
      const pauseMs = Math.min(pauseMaxMs, (Date.now() - startedAt) / 10);
      timer = setTimeout(askAndWait, Math.max(everyMs, pauseMs));
    };
    const askAndWait = () => {
      ask();
      wait();
    };
    const onVisibility = () => (document.hidden ? clearTimeout(timer) : askAndWait());
    document.addEventListener("visibilitychange", onVisibility);
    wait();
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", onVisibility);
    };
  }, [isOn, everyMs]);
}

/** Interval of polling for answers that are written without a connection to the page. */
export const answerPollMs = 1_000;
