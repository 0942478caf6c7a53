import { formatDayOfYear, formatShortMonth } from "#ui/format-date.ts";
import type { UsagePeriod, UsageSpan } from "../rules.ts";
import { formatAic, inAic } from "./aic.ts";
import { series } from "./series.ts";

/** `21 Nov`, or `Nov 2026`. */
export function periodName(span: UsageSpan, { name }: Pick<UsagePeriod, "name">): string {
  const start = new Date(`${name.length === 7 ? `${name}-01` : name}T00:00:00Z`);
  return span === "days" ? formatDayOfYear(start) : formatShortMonth(start);
}

/** `21 Nov: 45 AIC. Image Creation 40, Text Generation 5`. */
export function periodWords(span: UsageSpan, period: UsagePeriod): string {
  const parts = series
    .filter(({ service }) => period.byService[service] > 0)
    .map(({ service, name }) => `${name} ${formatAic(period.byService[service])}`);
  const total = period.total === 0 ? "nothing used" : inAic(period.total);
  return `${periodName(span, period)}: ${total}${parts.length > 0 ? `. ${parts.join(", ")}` : ""}`;
}
