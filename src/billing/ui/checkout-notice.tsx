import { useEffect, useState } from "react";
import { Link, useRevalidator } from "react-router";
import { Alert } from "#ui/alert.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { type CheckoutReturn, getPack, type Plan } from "../rules.ts";

interface Props {
  readonly checkout: CheckoutReturn;
  readonly plans: readonly Pick<Plan, "id" | "name">[];
  /** Without scripts, this address asks again. */
  readonly path: string;
}

const lookAgainMs = 2_000;
/** After this the page no longer asks by itself. */
const looksMax = 45;

/** To somebody who is back from the payment page: whether what they bought is there, or that it is on its way. Never more than is known. */
export function CheckoutNotice({ checkout, plans, path }: Props) {
  const hasGivenUp = useLookingAgain(!checkout.isConfirmed);
  const isHydrated = useHydrated();
  // Loaded again, the page does not say it a second time.
  useEffect(() => {
    if (checkout.isConfirmed) window.history.replaceState(window.history.state, "", path);
  }, [checkout.isConfirmed, path]);
  const what = checkout.packId
    ? getPack(checkout.packId).name
    : (plans.find(({ id }) => id === checkout.planId)?.name ?? "Your plan");
  if (checkout.isConfirmed) {
    return (
      <Alert tone="note" title="Thank you">
        {what} is yours: the payment provider has confirmed it.
      </Alert>
    );
  }
  const again = (
    <Link to={`${path}?checkout=${checkout.id}`} replace className="font-semibold underline underline-offset-4">
      Look again
    </Link>
  );
  return hasGivenUp ? (
    <Alert tone="note" title="The confirmation takes longer than usual">
      If you have paid, nothing is lost: {what} appears here as soon as the payment provider reports it. {again}
    </Alert>
  ) : (
    <Alert tone="note" title="Your payment is being confirmed">
      We are waiting for the payment provider's word. {isHydrated ? "This page refreshes itself." : again}
    </Alert>
  );
}

/** Asks for the page anew from time to time. @returns whether it has stopped asking. */
function useLookingAgain(isWaiting: boolean): boolean {
  const { state, revalidate } = useRevalidator();
  const [looks, setLooks] = useState(0);
  const hasGivenUp = looks >= looksMax;
  useEffect(() => {
    if (!isWaiting || hasGivenUp || state !== "idle") return;
    const timer = setTimeout(() => {
      setLooks((before) => before + 1);
      void revalidate();
    }, lookAgainMs);
    return () => clearTimeout(timer);
  }, [isWaiting, hasGivenUp, state, revalidate]);
  return isWaiting && hasGivenUp;
}
