import { useEffect, useState } from "react";
import { Link, useRevalidator } from "react-router";
import { Alert } from "#ui/alert.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { type CheckoutReturn, getPack, type Plan } from "../rules.ts";

interface Props {
  readonly checkout: CheckoutReturn;
  readonly plans: readonly Pick<Plan, "id" | "name">[];
  /** Path of the page. Without scripts, a link to it checks again. */
  readonly path: string;
}

const lookAgainMs = 2_000;
/** After this many checks, the page stops checking by itself. */
const looksMax = 45;

/**
 * For users returning from the payment page: whether the purchase is confirmed or still pending. Never claims more than the server knows.
 */
export function CheckoutNotice({ checkout, plans, path }: Props) {
  const hasGivenUp = useLookingAgain(!checkout.isConfirmed);
  const isHydrated = useHydrated();
  // So that a reload does not show the notice again.
  useEffect(() => {
    if (checkout.isConfirmed) window.history.replaceState(window.history.state, "", path);
  }, [checkout.isConfirmed, path]);
  const what = checkout.packId
    ? getPack(checkout.packId).name
    : (plans.find(({ id }) => id === checkout.planId)?.name ?? "Your plan");
  if (checkout.isConfirmed) {
    return (
      <Alert tone="note" title="Thank you">
        Your payment is confirmed, and {what} is ready to use.
      </Alert>
    );
  }
  const again = (
    <Link to={`${path}?checkout=${checkout.id}`} replace className="font-semibold underline underline-offset-4">
      Check again
    </Link>
  );
  return hasGivenUp ? (
    <Alert tone="note" title="This is taking longer than usual">
      If you paid, nothing is lost: {what} appears here as soon as the payment provider confirms it. {again}
    </Alert>
  ) : (
    <Alert tone="note" title="Your payment is being confirmed">
      This usually takes less than a minute. {isHydrated ? "This page updates by itself." : again}
    </Alert>
  );
}

/**
 * For users who have paid and reach the page another way, such as the menu. Without it, the page would show the Free plan and no sign of
 * the payment.
 */
export function UnconfirmedNotice({ plan }: { readonly plan: string }) {
  useLookingAgain(true);
  return (
    <Alert tone="note" title="Your payment is being confirmed">
      {plan} appears here as soon as the payment provider confirms it. This usually takes less than a minute.
    </Alert>
  );
}

/** Reloads the page's data at intervals. @returns whether it has given up. */
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
