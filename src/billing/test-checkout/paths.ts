export const checkoutPath = (checkoutId: string): string => `/test-checkout/${checkoutId}`;
export const portalPath = (subscriptionId: string): string => `/test-checkout/portal/${subscriptionId}`;
export const receiptPath = (kind: "order" | "invoice", paymentId: string): string =>
  `/test-checkout/receipt/${kind}/${paymentId}`;
