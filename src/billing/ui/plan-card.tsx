import { Check } from "lucide";
import type { ReactNode } from "react";
import { Chip } from "#ui/chip.tsx";
import { classNames } from "#ui/class-names.ts";
import { formatNumber, formatPrice } from "#ui/format.ts";
import { Icon } from "#ui/icon.tsx";
import { useAdvancedMark } from "#ui/offered-models.ts";
import { type BillingInterval, type CodeDiscount, offeredPrice, type Plan } from "../rules.ts";

interface Props {
  readonly plan: Plan;
  readonly interval: BillingInterval;
  readonly savingPercent: number;
  readonly isCurrent: boolean;
  /** Discount of the applied code. */
  readonly discount: CodeDiscount | null;
  /** The buttons. */
  readonly children: ReactNode;
}

/** One plan card. The cards share their rows (subgrid), so that their parts line up. */
export function PlanCard({ plan, interval, savingPercent, isCurrent, discount, children }: Props) {
  const { id, name, description, features } = plan;
  const mark = useAdvancedMark();
  const extras = [
    ...limitsOf(plan),
    ...features.filter(({ included }) => included).map(({ name: feature }) => feature),
  ];
  return (
    <section
      aria-labelledby={`plan-${id}`}
      data-current={isCurrent || undefined}
      className={classNames(
        "grid grid-cols-1 content-start gap-6 rounded-md border bg-surface p-5 @2xl:row-span-5 @2xl:grid-rows-subgrid @2xl:p-4 @4xl:p-5",
        isCurrent ? "border-accent-strong outline outline-accent-strong" : "border-hairline",
      )}
    >
      <div className="grid content-start gap-2">
        <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
          <h2 id={`plan-${id}`} className="text-xl">
            {name}
          </h2>
          {isCurrent && <Chip tone="accent">Current plan</Chip>}
        </div>
        <p className="text-sm text-muted">{description}</p>
      </div>
      <Price plan={plan} interval={interval} savingPercent={savingPercent} discount={discount} />
      <div className="grid grid-cols-1 content-start gap-2">{children}</div>
      <Allowances plan={plan} />
      <ul aria-label={`Features of ${name}`} className="grid content-start gap-2 text-sm">
        {extras.map((extra) => (
          <li key={extra} className="flex gap-3">
            <Icon icon={Check} className="mt-1 size-4 shrink-0" />
            <span className={mark(extra)}>{extra}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Price({
  plan,
  interval,
  savingPercent,
  discount,
}: Pick<Props, "plan" | "interval" | "savingPercent" | "discount">) {
  const { priceCents } = plan;
  const isYearly = interval === "yearly" && priceCents.yearly > 0;
  const { cents } = offeredPrice(plan, isYearly ? "yearly" : "monthly", discount);
  const perMonth = (price: number) => formatPrice(isYearly ? Math.round(price / 12) : price);
  const full = priceCents[isYearly ? "yearly" : "monthly"];
  return (
    <div className="grid content-start gap-1">
      <p className="flex items-baseline gap-2">
        <span className="font-display text-2xl font-bold tracking-tight tabular-nums">{perMonth(cents)}</span>
        {cents < full && (
          <del className="text-muted tabular-nums">
            <span className="sr-only">instead of </span>
            {perMonth(full)}
          </del>
        )}
        <span className="text-sm text-muted">per month</span>
      </p>
      {isYearly && (
        <p className="text-sm text-muted">
          <span className="font-medium text-accent-text">{`Yearly billing - ${savingPercent}% savings`}</span>
          <br />
          {formatPrice(cents)} once a year
        </p>
      )}
    </div>
  );
}

/** The plan's limits other than credits (C1). */
function limitsOf({ generationsMax, usersMax }: Plan) {
  const generations =
    generationsMax === null ? "Unlimited generations" : `${formatNumber(generationsMax)} generations per month`;
  const users = usersMax > 1 ? [`Up to ${usersMax} users`] : [];
  return [generations, ...users];
}

function Allowances({ plan: { name, credits } }: Pick<Props, "plan">) {
  const mark = useAdvancedMark();
  const rows = [
    ["Basic credits per month", credits.basic],
    ["Advanced credits per month", credits.advanced],
    ["Image credits per month", credits.image],
  ] as const;
  return (
    <dl aria-label={`Credits of ${name}`} className="self-start border-t border-hairline text-sm">
      {rows.map(([label, amount]) => (
        <div key={label} className="flex justify-between gap-2 border-b border-hairline py-2">
          <dt className={classNames("text-muted", mark(label))}>{label}</dt>
          <dd className="font-semibold tabular-nums">{formatNumber(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
