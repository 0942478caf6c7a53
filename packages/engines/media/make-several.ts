import type { MediaFile } from "../media-contract.ts";

/**
 * For providers that make one picture in a call: makes several at the same time, each with a seed of its own.
 * @returns those that succeeded, since they are billed.
 * @throws the first failure, if none did.
 */
export async function makeSeveral(
  { count, seed }: { readonly count: number; readonly seed?: number | undefined },
  make: (seed: number | undefined) => Promise<MediaFile>,
): Promise<readonly MediaFile[]> {
  const seeds = Array.from({ length: count }, (_, index) => (seed === undefined ? undefined : seed + index));
  const outcomes = await Promise.allSettled(seeds.map(make));
  const files = outcomes.flatMap((outcome) => (outcome.status === "fulfilled" ? [outcome.value] : []));
  const failure = outcomes.find((outcome) => outcome.status === "rejected");
  if (files.length === 0 && failure) throw failure.reason;
  return files;
}
