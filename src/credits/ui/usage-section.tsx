import { useEffect, useState } from "react";
import { callForJson } from "#ui/api-client.ts";
import { readTimeZone, type UsageReport, type UsageSpan } from "../rules.ts";
import { UsageCharts } from "./usage-charts.tsx";
import { UsagePeriods } from "./usage-periods.tsx";

const spans: readonly { readonly span: UsageSpan; readonly name: string }[] = [
  { span: "days", name: "30 days" },
  { span: "months", name: "12 months" },
];

const whenOf: Readonly<Record<UsageSpan, string>> = { days: "last 30 days", months: "last 12 months" };

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
        <UsagePeriods
          periods={spans.map(({ span, name }) => ({ path: pathOf(span), name, isShown: span === report.span }))}
        />
      </div>
      {report.total === 0 ? (
        <NothingUsed span={report.span} />
      ) : (
        <UsageCharts report={report} when={whenOf[report.span]} engineNames={engineNames} />
      )}
      <p className="text-xs text-muted">
        Days and months are counted in{" "}
        {report.timeZone === "UTC" ? "UTC" : `your time zone, ${zoneName(report.timeZone)}`}. Refunded runs are left
        out.
      </p>
    </section>
  );
}

function NothingUsed({ span }: { readonly span: UsageSpan }) {
  return (
    <p className="border-y border-hairline py-10 text-muted">
      Nothing used in the {whenOf[span]}. Your runs will appear here by day, service and engine.
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
