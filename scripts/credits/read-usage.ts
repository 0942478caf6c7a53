import type { Usage } from "#credits/rules.ts";
import { UsageError } from "../command/run-command.ts";

/** Usage of a run, and its description in the history. */
export interface DescribedUsage {
  readonly usage: Usage;
  readonly description: string;
}

const kinds: Readonly<Record<string, (units: number) => DescribedUsage>> = {
  text: (tokens) => ({ usage: { service: "text", tokens }, description: counted(tokens, "token") }),
  image: (images) => ({ usage: { service: "image", images }, description: counted(images, "image") }),
  audio: (seconds) => ({ usage: { service: "audio", seconds }, description: `${counted(seconds, "second")} of audio` }),
  design: (designs) => ({ usage: { service: "design", designs }, description: counted(designs, "design") }),
};

/** @throws {UsageError} for an unknown service, or if `units` is not a whole number of 1 or more. */
export function readUsage(service: string, units: string): DescribedUsage {
  const kind = Object.hasOwn(kinds, service) ? kinds[service] : undefined;
  if (!kind) throw new UsageError(`--service must be one of ${Object.keys(kinds).join(", ")}.`);
  if (!/^0*[1-9]\d{0,8}$/.test(units)) throw new UsageError("--units must be a whole number of 1 or more.");
  return kind(Number(units));
}

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? "" : "s"}`;
