import { Form, Link } from "react-router";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { cancelPath, type Plan, type PlanAndInterval, priceOf } from "../rules.ts";
import { useBillingBusy } from "./subscription-action.tsx";

type Billed = PlanAndInterval & { readonly id: string };

interface Props {
  /** Billed in addition to the account's main subscription. */
  readonly beside: readonly Billed[];
  readonly plans: readonly Plan[];
}

/** For users who paid on two payment pages. Only they can say which subscription they want. */
export function BilledTwice({ beside, plans }: Props) {
  return (
    <Alert tone="error" title="You are billed for more than one subscription">
      <p>
        You only need the one shown below. Cancel the other one, or both will renew. If you paid twice by mistake,{" "}
        <Link to="/contact?subject=billing" className="font-semibold underline underline-offset-4">
          contact us
        </Link>
        : you can get a payment refunded within 14 days.
      </p>
      <ul className="mt-3 grid gap-3">
        {beside.map((billed) => (
          <BilledRow key={billed.id} billed={billed} plan={plans.find(({ id }) => id === billed.planId)} />
        ))}
      </ul>
    </Alert>
  );
}

/** Opens the confirmation page. */
function BilledRow({ billed, plan }: { readonly billed: Billed; readonly plan: Plan | undefined }) {
  const isBusy = useBillingBusy();
  return (
    <li>
      <Form method="get" action={cancelPath} className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <input type="hidden" name="subscription" value={billed.id} />
        <span className="font-semibold">
          {plan ? `${plan.name}, ${priceOf(plan, billed.interval)}` : billed.planId}
        </span>
        <Button type="submit" variant="secondary" disabled={isBusy}>
          Cancel this one
        </Button>
      </Form>
    </li>
  );
}
