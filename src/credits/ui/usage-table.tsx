import { ChevronDown } from "lucide";
import { Icon } from "#ui/icon.tsx";
import type { UsageReport } from "../rules.ts";
import { formatAic } from "./aic.ts";
import { periodName } from "./period-words.ts";
import { series } from "./series.ts";

const head = "py-2 pr-4 text-right font-semibold text-muted last:pr-0 first:text-left";
const cell = "border-t border-hairline py-1.5 pr-4 text-right first:text-left last:pr-0";

/** The chart's figures, for whoever reads rather than looks. */
export function UsageTable({ report: { span, periods, services } }: { readonly report: UsageReport }) {
  const used = series.filter(({ service }) => services.some(({ id }) => id === service));
  return (
    <details className="group border-y border-hairline">
      <summary className="flex min-h-11 list-none items-center gap-1.5 text-sm font-semibold text-accent-text hover:underline hover:underline-offset-4 [&::-webkit-details-marker]:hidden">
        The figures as a table
        <Icon of={ChevronDown} className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <section
        aria-label="The figures as a table"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a pointer
        tabIndex={0}
        className="relative overflow-x-auto pb-4"
      >
        <table className="w-full text-xs tabular-nums">
          <caption className="sr-only">AIC used, by {span === "days" ? "day" : "month"} and service</caption>
          <thead>
            <tr>
              <th scope="col" className={head}>
                {span === "days" ? "Day" : "Month"}
              </th>
              {used.map(({ service, name }) => (
                <th key={service} scope="col" className={head}>
                  {name}
                </th>
              ))}
              <th scope="col" className={head}>
                Total
              </th>
            </tr>
          </thead>
          <tbody>
            {periods.map((period) => (
              <tr key={period.name}>
                <th scope="row" className={`${cell} font-normal whitespace-nowrap`}>
                  {periodName(span, period)}
                </th>
                {used.map(({ service }) => (
                  <td key={service} className={cell}>
                    {formatAic(period.byService[service])}
                  </td>
                ))}
                <td className={`${cell} font-semibold`}>{formatAic(period.total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
