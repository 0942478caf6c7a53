import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { creditsUsed } from "#credits/rules.ts";
import { showToast } from "#ui/toast.ts";

/** In the history's state of an address that a press of Generate or Vary led to. */
export const leadsToResults = { leadsToResults: true };

/** Tells whether the user was led to this address by starting a run, and has not come back to it. */
export function useIsLedToResults(): boolean {
  const { state } = useLocation();
  const isLed = (state as Partial<typeof leadsToResults> | null)?.leadsToResults === true;
  return useNavigationType() !== "POP" && isLed;
}

interface Run {
  readonly id: string;
  readonly state: string;
  readonly priceAic: number;
}

/**
 * Says what runs cost that end while the page shows them (C8). A short one may have ended when the page first hears of it.
 * @param what was made, as in “for an image”.
 */
export function useCreditsToast(runs: readonly Run[], what: string): void {
  const isLedHere = useIsLedToResults();
  const states = useRef(new Map<string, string>());
  useEffect(() => {
    for (const { id, state, priceAic } of runs) {
      const before = states.current.get(id) ?? (isLedHere ? "running" : state);
      states.current.set(id, state);
      if (before === "running" && state !== "running" && priceAic > 0) {
        showToast({ kind: "success", id: `cost ${id}`, ...creditsUsed(priceAic, what) });
      }
    }
  }, [runs, isLedHere, what]);
}
