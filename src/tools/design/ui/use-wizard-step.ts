import { useLocation, useNavigate } from "react-router";
import { useHydrated } from "#ui/use-hydrated.ts";
import type { Step } from "./wizard-steps.tsx";

/**
 * The step of the image generator, which the address names: the browser’s Back leads to the step before, and a reload stays on it.
 * @param first of an address that names none. @param reached the furthest that can be opened.
 */
export function useWizardStep(
  first: Step,
  reached: Step,
): readonly [step: Step, setStep: (step: Step, options?: { readonly replace: boolean }) => void] {
  const { hash } = useLocation();
  const navigate = useNavigate();
  // The server doesn’t see what follows the `#`.
  const named = useHydrated() ? /^#step-([1-4])$/.exec(hash)?.[1] : undefined;
  const step = Math.min(named ? Number(named) : first, reached) as Step;
  const setStep = (next: Step, { replace } = { replace: false }) => {
    // The mode changes the address without a navigation, so what the router knows of it may be old.
    const { search } = window.location;
    void navigate({ search, hash: `step-${next}` }, { replace, preventScrollReset: true });
  };
  return [step, setStep];
}
