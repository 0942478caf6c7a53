import type { ComponentProps, ReactNode } from "react";
import { Form } from "react-router";
import { TextField } from "#ui/field.tsx";
import { changePath, codeLengthMax } from "../rules.ts";
import { CheckoutForm } from "./checkout-form.tsx";
import { PlanCards } from "./plan-cards.tsx";
import { useBillingBusy } from "./use-billing-busy.ts";

type Props = Omit<ComponentProps<typeof PlanCards>, "isBusy"> & {
  /** Where the period is chosen. */
  readonly toggle: ReactNode;
};

/** The plans, and what pressing one begins: a checkout without a subscription, a change of plan with one. */
export function PlanChooser({ toggle, ...props }: Props) {
  const isBusy = useBillingBusy();
  const cards = <PlanCards {...props} isBusy={isBusy} />;
  if (props.state.subscription) {
    return (
      <Form method="get" action={changePath} className="grid gap-5">
        {toggle}
        {cards}
      </Form>
    );
  }
  return (
    <CheckoutForm className="grid gap-5">
      <div className="flex flex-wrap items-end justify-between gap-5">
        {toggle}
        {props.canBuy && (
          <div className="w-full sm:w-72">
            <TextField
              label="Discount or referral code (optional)"
              hint="A friend's code changes no price. It brings both of you credits after your first generation."
              name="code"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={codeLengthMax}
            />
          </div>
        )}
      </div>
      {cards}
    </CheckoutForm>
  );
}
