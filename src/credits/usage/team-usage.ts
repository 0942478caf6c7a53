import { dayMs } from "#platform/clock.ts";
import type { ServiceType } from "../prices.ts";
import { noService, reportUsage, type UsageReport, type UsageRow } from "./usage-report.ts";

export const teamPeriods = ["this-month", "last-month", "90-days"] as const;
/** Calendar months are in UTC, as those of caps. The last 90 days include today. */
export type TeamPeriod = (typeof teamPeriods)[number];

export const teamPeriodNames: Readonly<Record<TeamPeriod, string>> = {
  "this-month": "This month",
  "last-month": "Last month",
  "90-days": "Last 90 days",
};

export const readTeamPeriod = (name: string | null | undefined): TeamPeriod =>
  teamPeriods.find((period) => period === name) ?? "this-month";

/** @returns the days of a period up to today (UTC), e.g. `2026-11-21`, oldest first; at most 90. */
export function teamPeriodDays(period: TeamPeriod, now: Date): readonly string[] {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  const today = Date.UTC(year, month, now.getUTCDate());
  const ends: Readonly<Record<TeamPeriod, readonly [number, number]>> = {
    "this-month": [Date.UTC(year, month), today],
    "last-month": [Date.UTC(year, month - 1), Date.UTC(year, month) - dayMs],
    "90-days": [today - 89 * dayMs, today],
  };
  const [first, last] = ends[period];
  return Array.from({ length: (last - first) / dayMs + 1 }, (_, index) =>
    new Date(first + index * dayMs).toISOString().slice(0, 10),
  );
}

/** A group of runs of a day, a member, a service and an engine. */
export interface TeamUsageRow extends UsageRow {
  /** User who made them: a member, or the owner whose credits paid. */
  readonly memberId: string;
}

/** Usage of a team's credits by day, service and engine. */
export const reportTeam = (days: readonly string[], rows: readonly TeamUsageRow[]): UsageReport =>
  reportUsage({ span: "days", timeZone: "UTC" }, days, rows);

export interface MemberUsage {
  readonly id: string;
  /** AIC. */
  readonly total: number;
  readonly runs: number;
  readonly byService: Readonly<Record<ServiceType, number>>;
}

/**
 * Sums up usage by member, largest first.
 * @param present members who are listed in any case.
 */
export function reportMembers(rows: readonly TeamUsageRow[], present: readonly string[]): readonly MemberUsage[] {
  const none = (id: string) => ({ id, total: 0, runs: 0, byService: { ...noService } });
  const members = new Map(present.map((id) => [id, none(id)]));
  for (const { memberId, service, total, runs } of rows) {
    const member = members.get(memberId) ?? none(memberId);
    member.total += total;
    member.runs += runs;
    member.byService[service] += total;
    members.set(memberId, member);
  }
  return [...members.values()].toSorted((one, other) => other.total - one.total);
}
