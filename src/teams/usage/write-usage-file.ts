import { historyLabels } from "#credits/rules.ts";
import { csvLine } from "#platform/csv.ts";
import type { TeamUsage } from "./read-team-usage.ts";

const columns = ["Day (UTC)", "Member", "Service", "Engine", "Runs", "Used (AIC)"];

/** Usage of a team by day, member, service and engine, as CSV (RFC 4180), oldest first. */
export function writeUsageFile(
  { members, rows }: Pick<TeamUsage, "members" | "rows">,
  engineName: (slug: string) => string,
): string {
  const names = new Map(members.map(({ id, name }) => [id, name]));
  const lines = rows.map(({ period, memberId, service, engineId, runs, total }) => [
    period,
    names.get(memberId) ?? "",
    historyLabels[service],
    engineId === null ? "" : engineName(engineId),
    runs,
    total,
  ]);
  return [columns, ...lines].map(csvLine).join("");
}
