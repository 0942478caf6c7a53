import { createContext, type ReactNode, useContext, useEffect } from "react";
import { PrefetchPageLinks, useFetcher } from "react-router";
import type { FormReply } from "#platform/forms/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { expectToasts, showToast } from "#ui/toast.ts";
import { checkoutPath, trialCheckoutPath } from "../rules.ts";

interface Props {
  readonly className?: string;
  /** True if its buttons offer a free trial. If so, the server refuses to open a payment page without one. */
  readonly offersTrial?: boolean;
  readonly children: ReactNode;
}

const CheckoutReplyContext = createContext<FormReply | undefined>(undefined);

/** The refusal of the surrounding form, for the field that it concerns. */
export function useCheckoutRefusal(): Extract<FormReply, { outcome: "refused" }> | undefined {
  const reply = useContext(CheckoutReplyContext);
  return reply?.outcome === "refused" ? reply : undefined;
}

/** Opens the payment page. If that fails, a toast and the page say why (C4). A plain form until scripts run. */
export function CheckoutForm({ className, offersTrial = false, children }: Props) {
  const fetcher = useFetcher<FormReply>();
  const { data: reply } = fetcher;
  useEffect(expectToasts, []);
  useEffect(() => {
    if (reply?.outcome !== "refused") return;
    const description = reply.message ?? reply.errors.code;
    showToast({ kind: "error", title: "Checkout Error", ...(description ? { description } : {}) });
  }, [reply]);
  const shown = fetcher.state === "idle" ? reply : undefined;
  return (
    <CheckoutReplyContext value={shown}>
      <fetcher.Form method="post" action={offersTrial ? trialCheckoutPath : checkoutPath} className={className}>
        {/* Loaded up front, so that it can answer when the network is down. */}
        <PrefetchPageLinks page={checkoutPath} />
        {shown?.outcome === "refused" && shown.message && <CheckoutProblem problem={shown.message} />}
        {children}
      </fetcher.Form>
    </CheckoutReplyContext>
  );
}

/** Why the payment page did not open. Shown on the page too, because the toast disappears. */
export function CheckoutProblem({ problem }: { readonly problem: string }) {
  return (
    <Alert tone="error" title="Checkout Error">
      {problem}
    </Alert>
  );
}
