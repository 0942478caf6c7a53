import { Link } from "react-router";
import { classNames } from "#ui/class-names.ts";
import type { BillingInterval } from "../rules.ts";

interface Props {
  readonly interval: BillingInterval;
  /** What paying once a year is called here. */
  readonly yearlyName: string;
  readonly savingPercent: number;
  readonly pathOf: (interval: BillingInterval) => string;
}

/** Two links, so that the choice has an address and works without scripts. */
export function IntervalToggle({ interval, yearlyName, savingPercent, pathOf }: Props) {
  const choices = [
    { id: "monthly", name: "Monthly" },
    { id: "yearly", name: yearlyName },
  ] as const;
  return (
    <nav
      aria-label="Billing period"
      className="inline-flex justify-self-start rounded-sm border border-outline bg-surface p-1"
    >
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
    </nav>
  );
}
