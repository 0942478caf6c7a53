import { createContext, type ReactNode, useContext, useEffect } from "react";
import { PrefetchPageLinks, useFetcher } from "react-router";
import type { FormReply } from "#platform/forms/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { expectToasts, showToast } from "#ui/toast.ts";
import { checkoutPath, trialCheckoutPath } from "../rules.ts";

interface Props {
  readonly className?: string;
  /** Whether its buttons offer a free trial: then no payment page is opened that begins without one. */
  readonly offersTrial?: boolean;
  readonly children: ReactNode;
}

const CheckoutReplyContext = createContext<FormReply | undefined>(undefined);

/** What the form around was refused with, for the field that it is about. */
export function useCheckoutRefusal(): Extract<FormReply, { outcome: "refused" }> | undefined {
  const reply = useContext(CheckoutReplyContext);
  return reply?.outcome === "refused" ? reply : undefined;
}

/** Leads to the payment page, or a toast and the page say why not (C4). A plain form until scripts run. */
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
        {/* What answers when the network is gone has to be here before. */}
        <PrefetchPageLinks page={checkoutPath} />
        {shown?.outcome === "refused" && shown.message && <CheckoutProblem problem={shown.message} />}
        {children}
      </fetcher.Form>
    </CheckoutReplyContext>
  );
}

/** Why the payment page was not opened, on the page itself: a toast goes away. */
export function CheckoutProblem({ problem }: { readonly problem: string }) {
  return (
    <Alert tone="error" title="Checkout Error">
      {problem}
    </Alert>
  );
}
