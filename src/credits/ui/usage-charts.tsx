import type { ReactNode } from "react";
import { historyLabels, type UsageReport } from "../rules.ts";
import { UsageChart } from "./usage-chart.tsx";
import { fillOf } from "./usage-series.ts";
import { UsageShares, UsageTable } from "./usage-table.tsx";

interface Props {
  readonly report: UsageReport;
  /** The time that the report covers: `last 30 days`. */
  readonly when: string;
  /** By slug. */
  readonly engineNames: Readonly<Record<string, string>>;
  /** More shares, before the others. */
  readonly children?: ReactNode;
}

/** A report as a chart, as shares of services and engines, and as a table. */
export function UsageCharts({ report, when, engineNames, children }: Props) {
  return (
    <>
      {/* Anew for each time: the chosen period belongs to one. */}
      <UsageChart key={when} report={report} when={when} />
      <div className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
        {children}
        <UsageShares
          title="By service"
          shares={report.services.map(({ id, ...share }) => ({
            ...share,
            key: id,
            name: historyLabels[id],
            fill: fillOf(id),
          }))}
        />
        <UsageShares
          title="By engine"
          shares={report.engines.map(({ id, ...share }) => ({
            ...share,
            key: id ?? "",
            name: id === null ? "No engine" : (engineNames[id] ?? id),
            fill: "fill-outline",
          }))}
        />
      </div>
      <UsageTable report={report} />
    </>
  );
}
