import type { ComponentProps, ReactNode } from "react";
import { Form } from "react-router";
import { type BillingInterval, billingPath, type CodePreview, changePath, trialRefusalWords } from "../rules.ts";
import { CheckoutForm } from "./checkout-form.tsx";
import { CodeField } from "./code-field.tsx";
import { PlanCards } from "./plan-cards.tsx";
import { useBillingBusy } from "./subscription-action.tsx";

type Props = Omit<ComponentProps<typeof PlanCards>, "isBusy" | "discount"> & {
  /** The billing period toggle. */
  readonly toggle: ReactNode;
  readonly interval: BillingInterval;
  readonly preview: CodePreview;
};

/** The plan cards. Choosing one starts a checkout, or a plan change for users with a subscription. */
export function PlanChooser({ toggle, preview, ...props }: Props) {
  const isBusy = useBillingBusy();
  const discount = preview.kind === "discount" ? preview : null;
  if (props.state.subscription) {
    return (
      <Form method="get" action={changePath} className="grid gap-5">
        {toggle}
        <PlanCards {...props} discount={null} isBusy={isBusy} />
      </Form>
    );
  }
  return (
    <CheckoutForm className="grid gap-5" offersTrial={props.canBuy && props.trialRefusal === null}>
      <div className="flex flex-wrap items-start justify-between gap-5">
        {toggle}
        {props.canBuy && !props.unconfirmedPlan && (
          <div className="w-full sm:w-96">
            <CodeField
              preview={preview}
              path={billingPath}
              parameters={props.interval === "yearly" ? { interval: "yearly" } : {}}
              hint="A friend’s code doesn’t change the price. It gives you both credits after your first generation."
            />
          </div>
        )}
      </div>
      {props.canBuy && props.trialRefusal && (
        <p className="max-w-[68ch] text-sm text-muted">{trialRefusalWords[props.trialRefusal]}</p>
      )}
      <PlanCards {...props} discount={discount} isBusy={isBusy} />
    </CheckoutForm>
  );
}
