import { stoppingCosts, type TextVendor } from "#engines/index.ts";
import type { Services } from "#platform/services.ts";
import type { TokenCount } from "./rules.ts";
import { priceOfTokens } from "./settle-run.ts";
import type { StartedRun } from "./start-run.ts";

/** AIC of input that a user may send without an answer, to providers that don’t clearly bill it. */
const unanswered = { name: "texts-stopped-early", attemptsMax: 50, windowSeconds: 60 * 60 };

/**
 * What a text costs that was stopped before its first word: what was sent, where its provider bills all of a run that is stopped. Elsewhere
 * nothing, up to a user’s limit; otherwise anyone could send texts without end to providers that the operator pays.
 * @returns AIC.
 */
export async function priceOfEarlyStop(
  { rateLimits, secrets, log }: Pick<Services, "rateLimits" | "secrets" | "log">,
  { id: runId, userId, payer }: StartedRun,
  { vendor, tokens }: { readonly vendor: TextVendor; readonly tokens: TokenCount },
): Promise<number> {
  if (payer === "own-key") return 0;
  const priceAic = priceOfTokens({ ...tokens, output: 0 });
  if (stoppingCosts[vendor].text === "bills-whole") return priceAic;
  const isFree = await rateLimits
    .tryConsume(unanswered, secrets.digest("rate-limit", userId), priceAic)
    .catch((error) => {
      log.warn({ err: error, runId }, "a stop could not be counted, so it costs nothing");
      return true;
    });
  return isFree ? 0 : priceAic;
}
