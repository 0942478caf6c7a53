import { historyLabels, type ServiceType, serviceTypes } from "../rules.ts";

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

/** What a usage chart stacks, from the bottom up. */
export const series: readonly Series[] = serviceTypes.map((service) => ({
  service,
  name: historyLabels[service],
  fill: fills[service],
}));

export const fillOf = (service: ServiceType): string => fills[service];
