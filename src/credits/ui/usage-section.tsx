import { useEffect, useState } from "react";
import { Link } from "react-router";
import { callForJson } from "#ui/api-client.ts";
import { classNames } from "#ui/class-names.ts";
import { historyLabels, readTimeZone, type UsageReport, type UsageSpan } from "../rules.ts";
import { UsageChart } from "./usage-chart.tsx";
import { fillOf } from "./usage-series.ts";
import { UsageShares, UsageTable } from "./usage-table.tsx";

const spans: readonly { readonly span: UsageSpan; readonly name: string }[] = [
  { span: "days", name: "30 days" },
  { span: "months", name: "12 months" },
];

interface Props {
  /** Counted in UTC, because the server does not know the user's time zone. */
  readonly report: UsageReport;
  /** By slug. */
  readonly engineNames: Readonly<Record<string, string>>;
  readonly pathOf: (span: UsageSpan) => string;
}

/** Shows what the credits were spent on. */
export function UsageSection({ report: given, engineNames, pathOf }: Props) {
  const report = useLocalUsage(given);
  return (
    <section id="usage" aria-labelledby="usage-title" className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 id="usage-title" className="text-lg">
          Usage
        </h2>
        <nav aria-label="Usage period" className="flex rounded-sm border border-outline p-0.5">
          {spans.map(({ span, name }) => (
            <Link
              key={span}
              to={pathOf(span)}
              preventScrollReset
              aria-current={span === report.span ? "true" : undefined}
              className={classNames(
                "inline-flex min-h-11 items-center rounded-sm px-3 text-sm font-semibold",
                span === report.span ? "bg-ink text-paper" : "hover:bg-sunken",
              )}
            >
              {name}
            </Link>
          ))}
        </nav>
      </div>
      {report.total === 0 ? <NothingUsed span={report.span} /> : <Charts report={report} engineNames={engineNames} />}
      <p className="text-xs text-muted">
        Days and months are counted in{" "}
        {report.timeZone === "UTC" ? "UTC" : `your time zone, ${zoneName(report.timeZone)}`}. Refunded runs are left
        out.
      </p>
    </section>
  );
}

function Charts({ report, engineNames }: Pick<Props, "report" | "engineNames">) {
  return (
    <>
      <UsageChart report={report} />
      <div className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
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

function NothingUsed({ span }: { readonly span: UsageSpan }) {
  return (
    <p className="border-y border-hairline py-10 text-muted">
      Nothing used in the last {span === "days" ? "30 days" : "12 months"}. Your runs will appear here by day, service
      and engine.
    </p>
  );
}

const zoneName = (timeZone: string): string => timeZone.replaceAll("_", " ");

/**
 * The usage in the user's time zone. The server renders it in UTC, because it stores no time zones. If the second request fails, the page
 * keeps UTC and says so.
 */
function useLocalUsage(given: UsageReport): UsageReport {
  const [local, setLocal] = useState<{ readonly of: UsageReport; readonly report: UsageReport }>();
  useEffect(() => {
    const timeZone = readTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
    if (timeZone === given.timeZone) return;
    const controller = new AbortController();
    void ask(given.span, timeZone, controller.signal).then((report) => report && setLocal({ of: given, report }));
    return () => controller.abort();
  }, [given]);
  return local?.of === given ? local.report : given;
}

const ask = (span: string, timeZone: string, signal: AbortSignal): Promise<UsageReport | undefined> =>
  callForJson<UsageReport>(`/api/credits/usage?${new URLSearchParams({ span, timeZone })}`, { signal }).catch(
    () => undefined,
  );
