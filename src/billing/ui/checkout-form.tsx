import { type ReactNode, useEffect } from "react";
import { PrefetchPageLinks, useFetcher } from "react-router";
import type { FormReply } from "#platform/forms/rules.ts";
import { expectToasts, showToast } from "#ui/toast.ts";
import { checkoutPath } from "../rules.ts";
import { CheckoutProblem } from "./checkout-problem.tsx";

interface Props {
  readonly className?: string;
  readonly children: ReactNode;
}

/** Leads to the payment page, or a toast and the page say why not (specification §8). A plain form until scripts run. */
export function CheckoutForm({ className, children }: Props) {
  const fetcher = useFetcher<FormReply>();
  const { data: reply } = fetcher;
  useEffect(expectToasts, []);
  useEffect(() => {
    if (reply?.outcome !== "refused") return;
    showToast({ kind: "error", title: "Checkout Error", ...(reply.message ? { description: reply.message } : {}) });
  }, [reply]);
  const problem = fetcher.state === "idle" && reply?.outcome === "refused" ? reply.message : null;
  return (
    <fetcher.Form method="post" action={checkoutPath} className={className}>
      {/* What answers when the network is gone has to be here before. */}
      <PrefetchPageLinks page={checkoutPath} />
      {problem && <CheckoutProblem problem={problem} />}
      {children}
    </fetcher.Form>
  );
}
