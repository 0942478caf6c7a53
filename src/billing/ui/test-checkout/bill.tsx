import { LocalTime } from "#ui/local-time.tsx";
import { formatPrice, type TestCheckoutView } from "../../rules.ts";
import { Fact } from "./test-frame.tsx";

const periods = { monthly: "month", yearly: "year" } as const;

/** What is bought, and what it takes. */
export function Bill({ checkout }: { readonly checkout: TestCheckoutView }) {
  const { name, what, interval, priceCents, discount, trial, paymentCents } = checkout;
  const period = interval ? ` per ${periods[interval]}` : "";
  return (
    <dl className="divide-y divide-hairline border-y border-hairline">
      <Fact name={name} note={what}>
        {formatPrice(priceCents)}
        {period}
      </Fact>
      {discount && (
        <Fact name={`Code ${discount.code}`} note={describeDiscount(discount, interval)}>
          −{formatPrice(discount.cents)}
        </Fact>
      )}
      {trial && (
        <Fact
          name={`${trial.days}-day free trial`}
          note={
            <>
              First payment of {formatPrice(paymentCents)} on <LocalTime at={new Date(trial.firstPaymentAt)} />
            </>
          }
        >
          −{formatPrice(paymentCents)}
        </Fact>
      )}
      <Fact name="Due today" isSum>
        {formatPrice(trial ? 0 : paymentCents)}
      </Fact>
    </dl>
  );
}

function describeDiscount({ percent, months }: { percent: number; months: number }, interval: string | null): string {
  if (!interval) return `${percent}% off`;
  return months % 12 === 0
    ? `${percent}% off for ${months === 12 ? "the first year" : `${months / 12} years`}`
    : `${percent}% off for ${months} ${months === 1 ? "month" : "months"}`;
}
