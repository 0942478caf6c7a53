import type { TestPortalView } from "../../rules.ts";

/** What stands next for a subscription of each state, and what the button says that brings it about. */
export const portalWords: Readonly<
  Record<
    TestPortalView["status"],
    { readonly status: string; readonly next: string; readonly advance: string; readonly effect: string }
  >
> = {
  on_trial: {
    status: "On trial",
    next: "Trial ends, first payment",
    advance: "End the trial now",
    effect: "Takes the first payment now, as if the 7 days were over.",
  },
  active: {
    status: "Active",
    next: "Next payment",
    advance: "Renew now",
    effect: "Takes the next payment now and starts a new period today.",
  },
  past_due: {
    status: "Past due",
    next: "Next try",
    advance: "Try the payment again now",
    effect: "Retries the failed payment. After the fourth retry, the subscription becomes unpaid.",
  },
  unpaid: {
    status: "Unpaid",
    next: "Ends",
    advance: "Let it end now",
    effect: "Ends the subscription for good, as if the unpaid weeks were over.",
  },
  cancelled: {
    status: "Cancelled",
    next: "Ends",
    advance: "Let it end now",
    effect: "Ends the subscription for good, as if the period you paid for were over.",
  },
  expired: { status: "Ended", next: "", advance: "", effect: "" },
};
