import { DateTime } from "#ui/date-time.tsx";
import { type BillingInterval, nextPriceOf, type OwnSubscription, type Plan } from "../rules.ts";

interface Props {
  readonly plan: Plan;
  readonly interval: BillingInterval;
  readonly subscription: OwnSubscription;
  /** When the period begins that is paid for. */
  readonly at: Date | null;
}

/** What will be charged: with what a code takes off of it, and until when it does. */
export function NextPrice({ plan, interval, subscription, at }: Props) {
  const { price, discount } = nextPriceOf(plan, interval, subscription, at);
  if (!discount) return price;
  return (
    <>
      {`${price} (${discount.percent}% off until `}
      <DateTime at={discount.until} isDay />)
    </>
  );
}
