/** Parts of the operator's list of subscriptions; the first one is usual. */
export const subscriptionsStates = ["running", "trial", "unpaid", "ended", "all"] as const;

export type SubscriptionsState = (typeof subscriptionsStates)[number];

/** Parts of the operator's list of payments; the first one is usual. */
export const paymentsStates = ["all", "refunded", "open"] as const;

export type PaymentsState = (typeof paymentsStates)[number];

/** Parts of the inbox of the payment provider's events; the first one is usual. */
export const eventsStates = ["open", "failed", "quarantined", "done"] as const;

export type EventsState = (typeof eventsStates)[number];
