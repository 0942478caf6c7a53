import { isDeepStrictEqual } from "node:util";
import type { ListingFacts } from "./listing-rules.ts";

/** @returns the facts that differ, as `wanted` has them. */
export function changedFacts(present: ListingFacts, wanted: ListingFacts): Partial<ListingFacts> {
  const keys = Object.keys(wanted) as (keyof ListingFacts)[];
  return Object.fromEntries(
    keys.filter((key) => !isDeepStrictEqual(present[key], wanted[key])).map((key) => [key, wanted[key]]),
  );
}
