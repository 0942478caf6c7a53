import { DateTime } from "#ui/date-time.tsx";
import type { TestCheckoutView } from "../../rules.ts";
import { BillRow } from "../bill-row.tsx";
import { formatMoney } from "../format-money.ts";

const periods = { monthly: "month", yearly: "year" } as const;

/** What is bought, what it takes today, and what it takes later. */
export function Bill({ checkout }: { readonly checkout: TestCheckoutView }) {
  const { name, what, interval, priceCents, discount, trial, paymentCents } = checkout;
  const period = interval ? ` per ${periods[interval]}` : "";
  return (
    <dl className="divide-y divide-hairline border-y border-hairline">
      <BillRow name={name} note={what}>
        {usd(priceCents)}
        {period}
      </BillRow>
      {discount && (
        <BillRow name={`Code ${discount.code}`} note={describeDiscount(discount, interval)}>
          −{usd(discount.cents)}
        </BillRow>
      )}
      {/* No amount that is taken off: a trial is no discount. */}
      {trial && <BillRow name={`First ${trial.days} days`}>Free</BillRow>}
      <BillRow name="Due today" isSum>
        {usd(trial ? 0 : paymentCents)}
      </BillRow>
      {trial && (
        <BillRow
          name={
            <>
              From <DateTime at={new Date(trial.firstPaymentAt)} isDay />
            </>
          }
          note="Unless you cancel"
        >
          {usd(paymentCents)}
          {period}
        </BillRow>
      )}
    </dl>
  );
}

const usd = (cents: number): string => formatMoney(cents, "USD");

function describeDiscount({ percent, months }: { percent: number; months: number }, interval: string | null): string {
  if (!interval) return `${percent}% off`;
  return months % 12 === 0
    ? `${percent}% off for ${months === 12 ? "the first year" : `${months / 12} years`}`
    : `${percent}% off for ${months} ${months === 1 ? "month" : "months"}`;
}
