import type { ReactNode } from "react";
import { DateTime } from "#ui/date-time.tsx";
import { formatMoney } from "#ui/format.ts";
import {
  addedCredits,
  type BillingInterval,
  type ChangeCharge,
  type ChangeQuote,
  creditWords,
  nextPaymentAfterChange,
  nextPriceOf,
  type OwnSubscription,
  type Plan,
} from "../rules.ts";

/** One line of a bill or summary. */
export function BillRow({
  name,
  note,
  children,
  isSum = false,
}: {
  readonly name: ReactNode;
  readonly note?: ReactNode;
  readonly children: ReactNode;
  readonly isSum?: boolean;
}) {
  return (
    <div className="grid grid-cols-[minmax(7rem,1fr)_auto] items-baseline gap-x-6 py-4">
      <dt className="grid gap-0.5">
        <span className={isSum ? "text-lg font-semibold" : "font-semibold"}>{name}</span>
        {note && <span className="text-sm text-muted">{note}</span>}
      </dt>
      <dd className={isSum ? "text-xl font-semibold tabular-nums" : "max-w-[18rem] text-right tabular-nums"}>
        {children}
      </dd>
    </div>
  );
}

interface Props {
  readonly subscription: OwnSubscription;
  readonly plan: Plan;
  readonly interval: BillingInterval;
  readonly when: "at-once" | "at-renewal";
  readonly plans: readonly Plan[];
  readonly charge: ChangeCharge;
  /** When the page was loaded. */
  readonly now: Date;
}

/** Shows what a plan change charges today and next, to which card, and which credits it adds, before the user confirms. */
export function ChangeBill(props: Props) {
  const { subscription, plan, interval, when, plans, charge, now } = props;
  const quote = typeof charge === "string" ? null : charge;
  const { cardBrand, cardLastFour, currentPeriodEnd } = subscription;
  const isAtOnce = when === "at-once" || subscription.status === "on_trial";
  const added = isAtOnce ? addedCredits(plans, subscription, { planId: plan.id, interval }) : null;
  const nextAt = charge !== "nothing" ? nextPaymentAfterChange(subscription, interval, now) : currentPeriodEnd;
  const next = nextPriceOf(plan, interval, subscription, nextAt);
  return (
    <div className="grid gap-3">
      <dl aria-label="What you pay" className="divide-y divide-hairline border-y border-hairline">
        {quote && <QuoteRows {...props} quote={quote} />}
        <BillRow name="Due today" isSum>
          {quote ? amountOf(quote, quote.dueCents) : charge === "nothing" ? usd(0) : "The difference"}
        </BillRow>
        {quote && quote.leftOverCents > 0 && (
          <BillRow name="Kept for your next payments">{amountOf(quote, quote.leftOverCents)}</BillRow>
        )}
        {cardLastFour && (
          <BillRow name="Payment method">
            <span className="capitalize">{cardBrand ?? "Card"}</span> ending in {cardLastFour}
          </BillRow>
        )}
        {added && <BillRow name="Credits added today">{creditWords(added)}</BillRow>}
        <BillRow name="Next payment" note={next.discount ? `With ${next.discount.percent}% off` : undefined}>
          {usd(next.cents)}
          {nextAt && (
            <>
              {" on "}
              <DateTime at={nextAt} isDay />
            </>
          )}
        </BillRow>
      </dl>
      {charge !== "nothing" && !quote?.isExact && (
        <p className="text-sm text-muted">
          The payment provider calculates the exact amount when you confirm. It may round differently and add tax.
        </p>
      )}
    </div>
  );
}

function QuoteRows({ subscription, plan, interval, plans, quote }: Props & { readonly quote: ChangeQuote }) {
  const present = plans.find(({ id }) => id === subscription.billedPlanId);
  const isSameInterval = subscription.billedInterval === interval;
  const period = interval === "yearly" ? "year" : "month";
  return (
    <>
      <BillRow
        name={plan.name}
        note={isSameInterval ? `For the rest of this ${period}` : `For one ${period}, from today`}
      >
        {amountOf(quote, quote.newCents)}
      </BillRow>
      {quote.unusedCents > 0 && (
        <BillRow name={`Unused time on ${present?.name ?? "your plan"}`}>−{amountOf(quote, quote.unusedCents)}</BillRow>
      )}
      {quote.creditCents > 0 && (
        <BillRow name="Left over from earlier changes">−{amountOf(quote, quote.creditCents)}</BillRow>
      )}
    </>
  );
}

const usd = (cents: number): string => formatMoney(cents, "USD");

const amountOf = ({ isExact }: ChangeQuote, cents: number): string => (isExact ? usd(cents) : `about ${usd(cents)}`);
