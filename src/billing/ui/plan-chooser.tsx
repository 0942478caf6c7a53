import type { ComponentProps } from "react";
import { Form } from "react-router";
import { TextField } from "#ui/field.tsx";
import { changePath, checkoutPath, codeLengthMax } from "../rules.ts";
import { CheckoutProblem } from "./checkout-problem.tsx";
import { PlanCards } from "./plan-cards.tsx";
import { useBillingBusy } from "./use-billing-busy.ts";
import { useCheckout } from "./use-checkout.ts";

type Props = Omit<ComponentProps<typeof PlanCards>, "isBusy">;

/** The plans, and what pressing one begins: a checkout without a subscription, a change of plan with one. */
export function PlanChooser(props: Props) {
  const isBusy = useBillingBusy();
  const { CheckoutForm, problem } = useCheckout();
  const cards = <PlanCards {...props} isBusy={isBusy} />;
  if (props.state.subscription) {
    return (
      <Form method="get" action={changePath}>
        {cards}
      </Form>
    );
  }
  return (
    <CheckoutForm method="post" action={checkoutPath} className="grid gap-5">
      {problem && <CheckoutProblem problem={problem} />}
      {props.canBuy && (
        <div className="max-w-sm">
          <TextField
            label="Discount or referral code (optional)"
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={codeLengthMax}
            hint="Enter it before you choose a plan. Each code works once."
          />
        </div>
      )}
      {cards}
    </CheckoutForm>
  );
}
