import { Link } from "react-router";
import { type BillingInterval, type PlanId, planChoicePath } from "#billing/rules.ts";
import { classNames } from "#ui/class-names.ts";

const intervals = [
  { interval: "monthly", label: "Monthly" },
  { interval: "yearly", label: "Annually" },
] as const;

/** Two links, so that the choice has an address and works without scripts. A chosen plan stays chosen. */
export function IntervalToggle({
  interval,
  planId,
  savingPercent,
}: {
  readonly interval: BillingInterval;
  readonly planId: PlanId | undefined;
  readonly savingPercent: number;
}) {
  return (
    <nav aria-label="Billing period" className="inline-flex rounded-sm border border-outline bg-surface p-1">
      {intervals.map((choice) => {
        const isCurrent = choice.interval === interval;
        return (
          <Link
            key={choice.interval}
            to={planChoicePath({ planId, interval: choice.interval })}
            replace
            preventScrollReset
            aria-current={isCurrent ? "true" : undefined}
            className={classNames(
              "inline-flex min-h-11 items-center gap-2 rounded-sm px-4 text-sm font-semibold",
              isCurrent ? "bg-ink text-paper" : "hover:bg-sunken",
            )}
          >
            {choice.label}
            {choice.interval === "yearly" && (
              <span className={classNames("font-medium", !isCurrent && "text-accent-text")}>Save {savingPercent}%</span>
            )}
          </Link>
        );
      })}
    </nav>
  );
}
