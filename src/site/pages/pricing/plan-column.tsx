import { Check, Minus } from "lucide";
import { Link } from "react-router";
import { loginPath } from "#accounts/rules.ts";
import { useAuth } from "#accounts/ui/index.ts";
import {
  type BillingInterval,
  billingPath,
  type CodeDiscount,
  cancelPath,
  choiceWaits,
  isCurrentPlan,
  offeredPrice,
  type Plan,
  planChangePath,
  planChoicePath,
  planChoiceValue,
} from "#billing/rules.ts";
import { changeLabel } from "#billing/ui/index.ts";
import { buttonClass } from "#ui/button.tsx";
import { Chip } from "#ui/chip.tsx";
import { classNames } from "#ui/class-names.ts";
import { formatNumber, formatPrice } from "#ui/format.ts";
import { Icon } from "#ui/icon.tsx";
import { useAdvancedMark } from "#ui/offered-models.ts";
import type { PlanOffer } from "./find-plan-offer.ts";

/** One plan. The three columns share their rows, so that prices, limits and features line up. */
export function PlanColumn({
  plan,
  interval,
  isChosen,
  isMain,
  offer,
  canBuy,
  code,
}: {
  readonly plan: Plan;
  readonly interval: BillingInterval;
  readonly isChosen: boolean;
  /** True if this plan's button is the page's main one. */
  readonly isMain: boolean;
  /** Null for a visitor. */
  readonly offer: PlanOffer | null;
  readonly canBuy: boolean;
  /** A visitor's code, passed on to the sign-in page. */
  readonly code: string | undefined;
}) {
  const { id, name, description, isPopular, features } = plan;
  const mark = useAdvancedMark();
  const isCurrent = offer !== null && isCurrentPlan(plan, interval, offer.state);
  // Subscribers see no recommendation: the frame marks their own plan.
  const isRecommended = isPopular && !offer?.state.subscription;
  const isFramed = isRecommended || (isCurrent && offer.state.subscription !== null);
  return (
    <section
      aria-labelledby={`plan-${id}`}
      data-chosen={isChosen || undefined}
      className={classNames(
        "grid gap-7 py-6 md:gap-x-12 md:py-8 md:max-lg:grid-cols-2 md:max-lg:grid-rows-[auto_auto_auto_1fr] lg:row-span-5 lg:grid-rows-subgrid lg:px-8",
        isFramed && "bg-surface outline-2 outline-ink",
        isChosen && "outline-2 outline-accent-strong!",
        (isFramed || isChosen) && "rounded-md px-5 md:px-8",
      )}
    >
      <div className="grid content-start gap-2">
        <div className="flex flex-wrap gap-2 empty:hidden lg:min-h-7 lg:empty:flex">
          {isRecommended && <Chip tone="ink">Recommended</Chip>}
          {isChosen && <Chip tone="accent">Your choice</Chip>}
          {isCurrent && <Chip tone="accent">Current plan</Chip>}
        </div>
        <h2 id={`plan-${id}`} className="text-xl">
          {name}
        </h2>
        <p className="text-sm text-muted">{description}</p>
      </div>
      <Price
        plan={plan}
        interval={interval}
        withTrial={canBuy && (offer === null || offer.trialRefusal === null)}
        discount={offer?.preview.kind === "discount" && !offer.state.subscription ? offer.preview : null}
      />
      {isCurrent ? (
        <p className="min-h-13 self-start py-3 text-sm text-muted">This is your plan.</p>
      ) : (
        <PlanButton
          plan={plan}
          interval={interval}
          offer={offer}
          canBuy={canBuy}
          code={code}
          className={buttonClass({ variant: isMain ? "primary" : "secondary", size: "lg", className: "self-start" })}
        />
      )}
      <Allowances plan={plan} />
      <ul
        aria-label={`Features of ${name}`}
        className="grid content-start gap-2.5 text-sm md:max-lg:col-start-2 md:max-lg:row-span-4 md:max-lg:row-start-1 md:max-lg:pt-2"
      >
        {features.map((feature) => (
          <li key={feature.name} className={classNames("flex gap-3", !feature.included && "text-muted")}>
            {feature.included ? (
              <Icon icon={Check} className="mt-1 size-4 shrink-0" />
            ) : (
              <Icon icon={Minus} className="mt-1 size-4 shrink-0" />
            )}
            <span className={feature.included ? mark(feature.name) : undefined}>
              {!feature.included && <span className="sr-only">Not included: </span>}
              {feature.name}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ButtonProps {
  readonly plan: Plan;
  readonly interval: BillingInterval;
  readonly offer: PlanOffer | null;
  readonly canBuy: boolean;
  readonly code: string | undefined;
  readonly className: string;
}

/**
 * Sends visitors to sign in and back to their choice, and signed-in users to the payment page or to the plan change. It leads nowhere where
 * the plan can’t be bought.
 */
function PlanButton({ plan, interval, offer, canBuy, code, className }: ButtonProps) {
  const { viewer } = useAuth();
  const { id, name, priceCents } = plan;
  const isFree = priceCents.monthly === 0;
  if (!canBuy && !isFree) {
    return (
      <button
        type="button"
        disabled
        className={buttonClass({ variant: "secondary", size: "lg", className: "self-start" })}
      >
        Not available here
      </button>
    );
  }
  if (!viewer) {
    return (
      <Link to={loginPath(planChoicePath({ planId: id, interval, code }))} className={className}>
        Choose {name}
      </Link>
    );
  }
  if (isFree || offer?.state.subscription) {
    const subscription = canBuy ? offer?.state.subscription : null;
    if (!subscription) {
      return (
        <Link to={billingPath} className={className}>
          Choose {name}
        </Link>
      );
    }
    return (
      <Link to={isFree ? cancelPath : planChangePath(id, interval)} className={className}>
        {changeLabel(plan, interval, subscription)}
      </Link>
    );
  }
  const isUnconfirmed = offer !== null && offer.unconfirmedPlan !== null;
  const button = (
    <button
      type="submit"
      name="choice"
      value={planChoiceValue({ planId: id, interval })}
      className={className}
      disabled={isUnconfirmed}
      aria-describedby={isUnconfirmed ? `plan-${id}-waits` : undefined}
    >
      {offer?.trialRefusal === null ? `Try ${name} for 7 days` : `Choose ${name}`}
    </button>
  );
  if (!isUnconfirmed) return button;
  return (
    <div className="grid content-start gap-2">
      {button}
      <p id={`plan-${id}-waits`} className="text-sm text-muted">
        {choiceWaits(offer.unconfirmedPlan)}
      </p>
    </div>
  );
}

function Price({
  plan,
  interval,
  withTrial,
  discount,
}: {
  readonly plan: Plan;
  readonly interval: BillingInterval;
  readonly withTrial: boolean;
  readonly discount: CodeDiscount | null;
}) {
  const { priceCents } = plan;
  const { cents, words } = offeredPrice(plan, interval, discount);
  const isFree = priceCents.monthly === 0;
  return (
    <div>
      <p className="flex items-baseline gap-2">
        <span className="font-display text-3xl font-bold tracking-tight tabular-nums">{formatPrice(cents)}</span>
        {cents < priceCents[interval] && (
          <del className="text-muted tabular-nums">
            <span className="sr-only">instead of </span>
            {formatPrice(priceCents[interval])}
          </del>
        )}
        <span className="text-sm text-muted">{interval === "yearly" ? "per year" : "per month"}</span>
      </p>
      <p className="mt-2 text-sm text-muted empty:hidden lg:min-h-6 lg:empty:block">
        {!isFree && (discount ? `${words}.` : priceNote(priceCents, interval))}
        {!isFree && withTrial && " The first 7 days are free."}
      </p>
    </div>
  );
}

function priceNote(priceCents: Plan["priceCents"], interval: BillingInterval): string {
  return interval === "yearly"
    ? `That is ${formatPrice(Math.round(priceCents.yearly / 12))} per month.`
    : `Or ${formatPrice(priceCents.yearly)} per year.`;
}

function Allowances({ plan: { name, credits, generationsMax, usersMax } }: { readonly plan: Plan }) {
  const mark = useAdvancedMark();
  const rows = [
    ["Generations a month", generationsMax === null ? "Unlimited" : formatNumber(generationsMax)],
    ["Basic credits a month", formatNumber(credits.basic)],
    ["Advanced credits a month", formatNumber(credits.advanced)],
    ["Image credits a month", formatNumber(credits.image)],
    ["Users", usersMax === 1 ? "1" : `Up to ${usersMax}`],
  ] as const;
  return (
    <dl aria-label={`Limits of ${name}`} className="border-t border-hairline text-sm">
      {rows.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-4 border-b border-hairline py-2.5">
          <dt className={classNames("text-muted", mark(label))}>{label}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
