import { X } from "lucide";
import { useEffect, useEffectEvent, useState } from "react";
import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { countdownAnnouncement, countdownSeconds, formatCountdown } from "../../countdown.ts";

/** Announces the free trial. It closes when the countdown ends, but the offer stays (A19). */
export function TrialNote({ upgradePath }: { readonly upgradePath: string }) {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  const close = () => setOpen(false);
  return (
    <aside
      aria-labelledby="trial"
      className="relative mt-6 grid items-end gap-5 rounded-md bg-accent-wash p-6 md:grid-cols-[1fr_auto]"
    >
      <div className="grid gap-2 pr-10 md:pr-0">
        <h2 id="trial" className="text-lg">
          7 days free on Pro and Business
        </h2>
        <p className="text-sm">
          Your first subscription starts with a free trial. Cancel before it ends and you pay nothing. This note closes
          by itself; the offer stays.
        </p>
      </div>
      <div className="flex items-center justify-between gap-4 md:mr-12">
        {/* Without scripts there is no countdown, so no time is shown. */}
        <p className="hidden text-xs text-muted [.js_&]:block">
          <TrialCountdown onComplete={close} /> until this note closes
        </p>
        <ButtonLink to={upgradePath} variant="secondary">
          Upgrade
        </ButtonLink>
      </div>
      <button
        type="button"
        onClick={close}
        aria-label="Close this note"
        className="absolute top-3 right-3 hidden size-11 items-center justify-center rounded-sm hover:bg-paper [.js_&]:inline-flex"
      >
        <Icon icon={X} className="size-5" />
      </button>
    </aside>
  );
}

/**
 * Counts from 30:00 to 00:00, once a second, then calls `onComplete`. It restarts with each visit. It reads the clock, because browsers
 * slow down the timers of background pages.
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
      <span role="timer" aria-label="Time until this note closes" className="tabular-nums">
        {formatCountdown(secondsLeft)}
      </span>
      <span aria-live="polite" className="sr-only">
        {countdownAnnouncement(secondsLeft)}
      </span>
    </>
  );
}
