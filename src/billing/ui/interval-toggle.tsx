import { useId } from "react";
import { Link } from "react-router";
import { classNames } from "#ui/class-names.ts";
import type { BillingInterval } from "../rules.ts";

interface Props {
  readonly interval: BillingInterval;
  readonly savingPercent: number;
  readonly pathOf: (interval: BillingInterval) => string;
}

/** Two links, so that the choice has a URL and works without scripts. */
export function IntervalToggle({ interval, savingPercent, pathOf }: Props) {
  const choices = [
    { id: "monthly", name: "Monthly" },
    { id: "yearly", name: "Yearly" },
  ] as const;
  const labelId = useId();
  return (
    <nav aria-labelledby={labelId} className="grid justify-items-start gap-1.5">
      <p id={labelId} className="text-sm font-semibold">
        Billing period
      </p>
      <div className="inline-flex rounded-sm border border-outline bg-surface p-0.5">
        {choices.map(({ id, name }) => {
          const isCurrent = id === interval;
          return (
            <Link
              key={id}
              to={pathOf(id)}
              replace
              preventScrollReset
              aria-current={isCurrent ? "true" : undefined}
              className={classNames(
                "inline-flex min-h-11 items-center gap-2 rounded-sm px-4 text-sm font-semibold",
                isCurrent ? "bg-ink text-paper" : "hover:bg-sunken",
              )}
            >
              {name}
              {id === "yearly" && savingPercent > 0 && (
                <span
                  className={classNames("font-medium", !isCurrent && "text-accent-text")}
                >{`Save ${savingPercent}%`}</span>
              )}
            </Link>
          );
        })}
      </div>
    </nav>
  );
}
