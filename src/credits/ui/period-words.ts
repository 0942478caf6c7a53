import type { UsagePeriod, UsageSpan } from "../rules.ts";
import { formatAic, inAic } from "./aic.ts";
import { series } from "./series.ts";

const shapes = {
  days: { day: "numeric", month: "short" },
  months: { month: "short", year: "numeric" },
} as const satisfies Record<UsageSpan, Intl.DateTimeFormatOptions>;

/** `21 Nov`, or `Nov 2026`: the same on the server and in the browser. */
export function periodName(span: UsageSpan, { name }: Pick<UsagePeriod, "name">): string {
  return new Date(`${name.length === 7 ? `${name}-01` : name}T00:00:00Z`).toLocaleDateString("en-GB", {
    ...shapes[span],
    timeZone: "UTC",
  });
}

/** `21 Nov: 45 AIC. Image Creation 40, Text Generation 5`. */
export function periodWords(span: UsageSpan, period: UsagePeriod): string {
  const parts = series
    .filter(({ service }) => period.byService[service] > 0)
    .map(({ service, name }) => `${name} ${formatAic(period.byService[service])}`);
  const total = period.total === 0 ? "nothing used" : inAic(period.total);
  return `${periodName(span, period)}: ${total}${parts.length > 0 ? `. ${parts.join(", ")}` : ""}`;
}
