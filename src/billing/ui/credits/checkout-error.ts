import type { Toast } from "#ui/toast.ts";

/** The words of specification §8. */
export const checkoutError = {
  kind: "error",
  title: "Checkout Error",
  description: "Failed to redirect to checkout. Please try again.",
} as const satisfies Toast;
