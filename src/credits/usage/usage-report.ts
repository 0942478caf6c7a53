import type { ServiceType } from "../prices.ts";

export const usageSpans = ["days", "months"] as const;
/** The last 30 days or the last 12 months, including the current one. */
export type UsageSpan = (typeof usageSpans)[number];

const usagePeriodsCount: Readonly<Record<UsageSpan, number>> = { days: 30, months: 12 };

/** The cost of runs in a period. Refunded runs are left out. */
export interface UsagePeriod {
  /** `2026-11-21`, or `2026-11`, in the report's time zone. */
  readonly name: string;
  /** AIC. */
  readonly total: number;
  readonly byService: Readonly<Record<ServiceType, number>>;
}

export interface UsageShare<Id> {
  readonly id: Id;
  /** AIC. */
  readonly total: number;
  readonly runs: number;
}

export interface UsageReport {
  readonly span: UsageSpan;
  /** IANA name; `UTC` by default. */
  readonly timeZone: string;
  /** AIC. */
  readonly total: number;
  readonly runs: number;
  /** Oldest first, including those without usage. */
  readonly periods: readonly UsagePeriod[];
  /** Largest first. */
  readonly services: readonly UsageShare<ServiceType>[];
  /** Largest first; null for runs without an engine. */
  readonly engines: readonly UsageShare<string | null>[];
}

/** A group of runs, summed up from the journal. */
export interface UsageRow {
  readonly period: string;
  readonly service: ServiceType;
  readonly engineId: string | null;
  readonly total: number;
  readonly runs: number;
}

export const noService: Readonly<Record<ServiceType, number>> = { text: 0, image: 0, audio: 0, design: 0, other: 0 };

export function reportUsage(
  { span, timeZone }: Pick<UsageReport, "span" | "timeZone">,
  names: readonly string[],
  rows: readonly UsageRow[],
): UsageReport {
  const byPeriod = new Map<string, Record<ServiceType, number>>(names.map((name) => [name, { ...noService }]));
  const services = new Map<ServiceType, UsageShare<ServiceType>>();
  const engines = new Map<string | null, UsageShare<string | null>>();
  for (const { period, service, engineId, total, runs } of rows) {
    const sums = byPeriod.get(period);
    if (!sums) continue;
    sums[service] += total;
    addTo(services, service, { total, runs });
    addTo(engines, engineId, { total, runs });
  }
  const periods = [...byPeriod].map(([name, byService]) => ({
    name,
    byService,
    total: Object.values(byService).reduce((sum, value) => sum + value, 0),
  }));
  const bySize = (a: { readonly total: number }, b: { readonly total: number }) => b.total - a.total;
  return {
    span,
    timeZone,
    total: periods.reduce((sum, { total }) => sum + total, 0),
    runs: [...services.values()].reduce((sum, { runs }) => sum + runs, 0),
    periods,
    services: [...services.values()].toSorted(bySize),
    engines: [...engines.values()].toSorted(bySize),
  };
}

function addTo<Id>(
  shares: Map<Id, UsageShare<Id>>,
  id: Id,
  { total, runs }: { readonly total: number; readonly runs: number },
): void {
  const before = shares.get(id);
  shares.set(id, { id, total: (before?.total ?? 0) + total, runs: (before?.runs ?? 0) + runs });
}

/** @param today `2026-11-21`. @returns the names of the span's periods, oldest first. */
export function periodNames(span: UsageSpan, today: string): string[] {
  const [year = 0, month = 1, day = 1] = today.split("-").map(Number);
  const count = usagePeriodsCount[span];
  return Array.from({ length: count }, (_, index) => {
    const back = count - 1 - index;
    // Counts in UTC, so that daylight saving time does not shift days.
    return span === "days"
      ? new Date(Date.UTC(year, month - 1, day - back)).toISOString().slice(0, 10)
      : new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7);
  });
}

/** Only names, not offsets: PostgreSQL reads the sign of an offset the other way round. */
const zoneName = /^[A-Za-z][A-Za-z0-9_]*(?:\/[A-Za-z][A-Za-z0-9_+-]*)*$/;

/** @returns the time zone of that name, or UTC if there is none. */
export function readTimeZone(name: string | null | undefined): string {
  if (!name || name.length > 64 || !zoneName.test(name)) return "UTC";
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return "UTC";
  }
}

export const readUsageSpan = (name: string | null): UsageSpan => usageSpans.find((span) => span === name) ?? "days";
