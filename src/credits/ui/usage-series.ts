import { formatDayOfYear, formatNumber, formatShortMonth } from "#ui/format.ts";
import { historyLabels, type ServiceType, serviceTypes, type UsagePeriod, type UsageSpan } from "../rules.ts";
import { inAic } from "./aic.ts";

interface Series {
  readonly service: ServiceType;
  readonly name: string;
  readonly fill: string;
}

const fills: Readonly<Record<ServiceType, string>> = {
  text: "fill-series-text",
  image: "fill-series-image",
  audio: "fill-series-audio",
  design: "fill-series-design",
  other: "fill-series-other",
};

/** The chart's segments, from the bottom up. */
export const series: readonly Series[] = serviceTypes.map((service) => ({
  service,
  name: historyLabels[service],
  fill: fills[service],
}));

export const fillOf = (service: ServiceType): string => fills[service];

/** `Nov 21`, or `Nov 2026`. */
export function periodName(span: UsageSpan, { name }: Pick<UsagePeriod, "name">): string {
  const start = new Date(`${name.length === 7 ? `${name}-01` : name}T00:00:00Z`);
  return span === "days" ? formatDayOfYear(start) : formatShortMonth(start);
}

/** `Nov 21: 45 AIC. Image Creation 40, Text Generation 5`. */
export function periodWords(span: UsageSpan, period: UsagePeriod): string {
  const parts = series
    .filter(({ service }) => period.byService[service] > 0)
    .map(({ service, name }) => `${name} ${formatNumber(period.byService[service])}`);
  const total = period.total === 0 ? "nothing used" : inAic(period.total);
  return `${periodName(span, period)}: ${total}${parts.length > 0 ? `. ${parts.join(", ")}` : ""}`;
}
