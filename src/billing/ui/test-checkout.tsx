import { FlaskConical } from "lucide";
import type { ReactNode } from "react";
import { DateTime } from "#ui/date-time.tsx";
import { formatMoney } from "#ui/format.ts";
import { Icon } from "#ui/icon.tsx";
import type { TestCheckoutView, TestPortalView } from "../rules.ts";
import { BillRow } from "./change-bill.tsx";

/** Frame of the test payment pages. It must be obvious that they are not real ones. */
export function TestFrame({
  title,
  intro,
  children,
}: {
  readonly title: string;
  readonly intro: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className="container-page pt-8 pb-24 md:pt-12">
      <div className="mx-auto grid w-full max-w-[32rem] grid-cols-1 gap-8">
        <p className="flex items-center gap-3 rounded-md border border-dashed border-accent-strong bg-accent-wash px-4 py-3 font-semibold">
          <Icon icon={FlaskConical} className="size-5 shrink-0 text-accent-text" />
          Test checkout: no money moves
        </p>
        <header className="grid gap-2">
          <h1 className="text-2xl wrap-anywhere">{title}</h1>
          <p className="text-muted">{intro}</p>
        </header>
        {children}
      </div>
    </div>
  );
}

const periods = { monthly: "month", yearly: "year" } as const;

/** The item, the amount due today and later payments. */
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
      {/* Shown without an amount: a trial is not a discount. */}
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
      {discount?.wholePriceAt && (
        <BillRow
          name={
            <>
              From <DateTime at={new Date(discount.wholePriceAt)} isDay />
            </>
          }
          note="After the discount, unless you cancel"
        >
          {usd(priceCents)}
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

/** For each status: what happens next, and the label and effect of the button that skips ahead to it. */
export const portalWords: Readonly<
  Record<
    TestPortalView["status"],
    { readonly status: string; readonly next: string; readonly advance: string; readonly effect: string }
  >
> = {
  on_trial: {
    status: "On trial",
    next: "Trial ends, first payment",
    advance: "End the trial now",
    effect: "Takes the first payment now, as if the 7 days were over.",
  },
  active: {
    status: "Active",
    next: "Next payment",
    advance: "Renew now",
    effect: "Takes the next payment now and starts a new period today.",
  },
  past_due: {
    status: "Past due",
    next: "Next attempt",
    advance: "Retry the payment now",
    effect: "Retries the failed payment. After the fourth retry, the subscription becomes unpaid.",
  },
  unpaid: {
    status: "Unpaid",
    next: "Ends",
    advance: "End it now",
    effect: "Ends the subscription for good, as if the unpaid weeks were over.",
  },
  cancelled: {
    status: "Cancelled",
    next: "Ends",
    advance: "End it now",
    effect: "Ends the subscription for good, as if the period you paid for were over.",
  },
  expired: { status: "Ended", next: "", advance: "", effect: "" },
};
