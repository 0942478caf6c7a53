import { useEffect, useEffectEvent, useState } from "react";
import { countdownAnnouncement, countdownSeconds, formatCountdown } from "../../countdown.ts";

/**
 * Counts from 30:00 to 00:00, once a second, then calls `onComplete`. It starts anew at each visit. Measured against the clock, because a
 * browser slows the timers of a page in the background.
 */
export function TrialCountdown({ onComplete }: { readonly onComplete: () => void }) {
  const [secondsLeft, setSecondsLeft] = useState(countdownSeconds);
  const complete = useEffectEvent(onComplete);
  useEffect(() => {
    const endsAt = Date.now() + countdownSeconds * 1_000;
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((endsAt - Date.now()) / 1_000));
      setSecondsLeft(left);
      if (left > 0) return;
      clearInterval(timer);
      complete();
    }, 1_000);
    return () => clearInterval(timer);
  }, []);

  return (
    <>
      <span
        role="timer"
        aria-label="Time until this note closes"
        className="font-display text-2xl font-bold tracking-tight tabular-nums"
      >
        {formatCountdown(secondsLeft)}
      </span>
      <span aria-live="polite" className="sr-only">
        {countdownAnnouncement(secondsLeft)}
      </span>
    </>
  );
}
