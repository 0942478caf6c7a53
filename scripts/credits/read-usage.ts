import type { Usage } from "#credits/rules.ts";
import { UsageError } from "../command/run-command.ts";

/** What a run uses, and how a history calls it. */
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

/** @throws {UsageError} for an unknown service, and for units that are no whole number. */
export function readUsage(service: string, units: string): DescribedUsage {
  const kind = Object.hasOwn(kinds, service) ? kinds[service] : undefined;
  if (!kind) throw new UsageError(`--service is one of ${Object.keys(kinds).join(", ")}.`);
  if (!/^\d{1,9}$/.test(units)) throw new UsageError("--units is a whole number.");
  return kind(Number(units));
}

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? "" : "s"}`;
