import { useEffect } from "react";
import { useFetcher } from "react-router";
import type { FormReply } from "#platform/forms/rules.ts";
import { showToast } from "#ui/toast.ts";

export type EarlyAccessFetcher = ReturnType<typeof useEarlyAccess>;

/** Sends the early-access form, and announces how it went (A14). */
export function useEarlyAccess() {
  const fetcher = useFetcher<FormReply>();
  const reply = fetcher.data;
  useEffect(() => {
    if (!reply) return;
    const id = "early-access";
    if (reply.outcome === "done")
      showToast({ kind: "success", title: "Thank you for joining our early bird list!", id });
    else if (reply.message) showToast({ kind: "error", title: "Form submission failed. Please try again.", id });
  }, [reply]);
  return fetcher;
}

/** Says the same whether or not the address was known before. */
export const thankYou = {
  title: "You’re on the list",
  text: "Thank you. We’ve emailed you your code. If it doesn’t arrive within a few minutes, check your spam folder. Enter the code when you choose a plan.",
};
