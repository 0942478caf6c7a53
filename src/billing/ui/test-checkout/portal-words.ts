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
    effect: "The first payment is taken now, as if the seven days were over.",
  },
  active: {
    status: "Active",
    next: "Next payment",
    advance: "Renew now",
    effect: "The next payment is taken now, and a new period begins today.",
  },
  past_due: {
    status: "Past due",
    next: "Next try",
    advance: "Try the payment again now",
    effect: "The payment that failed is tried once more. After the fourth retry nobody tries any longer.",
  },
  unpaid: {
    status: "Unpaid",
    next: "Ends",
    advance: "Let it end now",
    effect: "Nobody paid for too long: the subscription ends for good.",
  },
  cancelled: {
    status: "Cancelled",
    next: "Ends",
    advance: "Let it end now",
    effect: "What is paid is over, as if the period had passed: the subscription ends for good.",
  },
  expired: { status: "Ended", next: "", advance: "", effect: "" },
};
