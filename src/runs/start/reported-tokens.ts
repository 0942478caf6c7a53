import type { TextUsage } from "#engines/index.ts";
import type { RunVendor } from "#models/index.ts";
import type { Log } from "#platform/log.ts";
import type { TokenCount } from "../rules.ts";

/** More than any model reads or writes at once. */
const tokensMax = 20_000_000;
/** So many more than our own count are no tokens of the input: languages and vendors differ less. */
const inputMax = (own: number, vendor: RunVendor): number => 3 * own + (searches(vendor) ? 200_000 : 1_000);
/** They read what they find on the web, too. */
const searches = (vendor: RunVendor): boolean => vendor === "perplexity";
/** So much longer than its tokens is no text: our own count is by a usual length. Fewer than we count is what the provider bills, too. */
const tooLongFactor = 32;
/** Maximum output that a provider may report for a requested length: some vendors don’t count thinking towards it. */
const outputMax = (requested: number): number => 2 * requested + 1_000;

interface Reported {
  readonly usage: TextUsage;
  /** Our own count of the same. */
  readonly own: Pick<TokenCount, "input" | "output">;
  /** The longest output that was requested; undefined where there is none. */
  readonly maxOutputTokens?: number | undefined;
}

/**
 * Tokens that a provider says it counted, if that can be true: whole numbers that are neither negative nor larger than any model's, none of
 * them 0 beside a text, an input that isn't far longer than what was sent, an output that isn't far longer than its tokens, and none that
 * is longer than what was requested.
 * @returns undefined if it can't be true, so that our own count stands. The log has what it said.
 */
export function readReportedTokens(
  log: Log,
  run: { readonly runId: string; readonly vendor: RunVendor },
  { usage, own, maxOutputTokens }: Reported,
): TokenCount | undefined {
  const input = usage.uncachedInput + usage.cachedInput + usage.cacheWrites;
  const output = usage.output + usage.reasoning;
  const isTooFew = (input === 0 && own.input > 0) || output * tooLongFactor < own.output;
  const isTooMany =
    input > inputMax(own.input, run.vendor) || (maxOutputTokens !== undefined && output > outputMax(maxOutputTokens));
  const { cachedInput, reasoning } = usage;
  const isPossible = Object.values(usage).every(isCount) && !isTooFew && !isTooMany;
  if (isPossible) return { input, output, cachedInput, reasoning, isEstimated: false };
  log.warn({ ...run, usage, own }, "a provider's count of tokens can't be true, so our own count stands");
  return undefined;
}

const isCount = (count: number): boolean => Number.isSafeInteger(count) && count >= 0 && count <= tokensMax;
