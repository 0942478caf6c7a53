import { Alert } from "#ui/alert.tsx";

/** Why the payment page was not opened, on the page itself: a toast goes away. */
export function CheckoutProblem({ problem }: { readonly problem: string }) {
  return (
    <Alert tone="error" title="Checkout Error">
      {problem}
    </Alert>
  );
}
