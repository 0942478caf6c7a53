import { ChevronDown } from "lucide";
import type { ReactNode } from "react";
import { formatNumber } from "#ui/format.ts";
import { Icon } from "#ui/icon.tsx";
import type { UsagePeriod, UsageReport } from "../rules.ts";
import { periodName, series } from "./usage-series.ts";

const head = "py-2 pr-4 text-right font-semibold text-muted last:pr-0 first:text-left";
const cell = "border-t border-hairline py-1.5 pr-4 text-right first:text-left last:pr-0";

interface ServiceTableProps {
  /** For screen readers. */
  readonly caption: string;
  /** Heading of the first column. */
  readonly rowName: string;
  readonly rows: readonly {
    readonly key: string;
    readonly name: ReactNode;
    readonly byService: UsagePeriod["byService"];
    readonly total: number;
  }[];
}

/** Figures by service, with a column for each service that was used. */
export function ServiceTable({ caption, rowName, rows }: ServiceTableProps) {
  const used = series.filter(({ service }) => rows.some(({ byService }) => byService[service] > 0));
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
      tabIndex={0}
      className="relative overflow-x-auto pb-4"
    >
      <table className="w-full text-xs tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={head}>
              {rowName}
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
          {rows.map(({ key, name, byService, total }) => (
            <tr key={key}>
              <th scope="row" className={`${cell} font-normal`}>
                {name}
              </th>
              {used.map(({ service }) => (
                <td key={service} className={cell}>
                  {formatNumber(byService[service])}
                </td>
              ))}
              <td className={`${cell} font-semibold`}>{formatNumber(total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The chart's figures as a table. */
export function UsageTable({ report: { span, periods } }: { readonly report: UsageReport }) {
  return (
    <details className="group border-y border-hairline">
      <summary className="flex min-h-11 list-none items-center gap-1.5 text-sm font-semibold text-accent-text hover:underline hover:underline-offset-4 [&::-webkit-details-marker]:hidden">
        View as a table
        <Icon icon={ChevronDown} className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <ServiceTable
        caption={`AIC used, by ${span === "days" ? "day" : "month"} and service`}
        rowName={span === "days" ? "Day" : "Month"}
        rows={periods.map((period) => ({
          ...period,
          key: period.name,
          name: <span className="whitespace-nowrap">{periodName(span, period)}</span>,
        }))}
      />
    </details>
  );
}

export interface Share {
  readonly key: string;
  readonly name: string;
  readonly total: number;
  readonly runs: number;
  readonly fill: string;
}

/** Further shares, which are the smallest, are collapsed. */
const shownMax = 6;

/** Shares of the total: name, bar and figures. */
export function UsageShares({ title, shares }: { readonly title: string; readonly shares: readonly Share[] }) {
  const most = Math.max(1, ...shares.map(({ total }) => total));
  return (
    <div className="grid content-start gap-3">
      <h3 className="font-sans text-sm font-semibold tracking-normal text-muted">{title}</h3>
      <Bars shares={shares.slice(0, shownMax)} most={most} />
      {shares.length > shownMax && (
        <details className="group">
          <summary className="flex min-h-11 list-none items-center gap-1.5 text-sm font-semibold text-accent-text hover:underline hover:underline-offset-4 [&::-webkit-details-marker]:hidden">
            {shares.length - shownMax} more
            <Icon icon={ChevronDown} className="size-4 transition-transform group-open:rotate-180" />
          </summary>
          <Bars shares={shares.slice(shownMax)} most={most} />
        </details>
      )}
    </div>
  );
}

function Bars({ shares, most }: { readonly shares: readonly Share[]; readonly most: number }) {
  return (
    <ul className="grid gap-3">
      {shares.map(({ key, name, total, runs, fill }) => (
        <li key={key} className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-sm">
          <span className="min-w-0 wrap-anywhere">{name}</span>
          <span className="tabular-nums">
            {formatNumber(total)} AIC{" "}
            <span className="text-muted">in {runs === 1 ? "1 run" : `${formatNumber(runs)} runs`}</span>
          </span>
          <svg
            aria-hidden
            viewBox="0 0 100 1"
            preserveAspectRatio="none"
            className="col-span-2 block h-2 w-full overflow-hidden rounded-full bg-sunken"
          >
            <rect width={(total / most) * 100} height={1} className={fill} />
          </svg>
        </li>
      ))}
    </ul>
  );
}
