import { useEffect } from "react";
import { useFetcher } from "react-router";
import type { FormReply } from "#platform/forms/rules.ts";
import { showToast } from "#ui/toast.ts";

/** Sends forms to the checkout; it leads to the payment page, or a toast says why not (specification §8). */
export function useCheckout() {
  const fetcher = useFetcher<FormReply>();
  const { data: reply } = fetcher;
  useEffect(() => {
    if (reply?.outcome !== "refused") return;
    showToast({ kind: "error", title: "Checkout Error", ...(reply.message ? { description: reply.message } : {}) });
  }, [reply]);
  const problem = fetcher.state === "idle" && reply?.outcome === "refused" ? reply.message : null;
  return { CheckoutForm: fetcher.Form, problem };
}
