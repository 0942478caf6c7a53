import { stoppingCosts, type TextVendor } from "#engines/index.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import type { TokenCount } from "../rules.ts";
import type { StartedRun } from "../start/start-run.ts";
import { priceOfTokens } from "./settle-run.ts";

/** AIC of texts that a user may stop before their first word without being charged: the operator pays for them. What goes beyond is charged. */
const stoppedEarly = { name: "texts-stopped-early", attemptsMax: 50, windowSeconds: 60 * 60 };
/** AIC of what is never charged, or not in full: beyond, nothing more is sent. */
const uncharged = { name: "texts-uncharged", attemptsMax: 50, windowSeconds: 60 * 60 };

type Counting = Pick<Services, "rateLimits" | "log">;

/**
 * Before a text is sent on the operator’s key.
 * @throws {AppError} `rate_limited` for a user whose texts cost the operator too much within the hour, and them nothing.
 */
export async function requireCharged({ rateLimits }: Pick<Services, "rateLimits">, userId: string): Promise<void> {
  const seconds = await rateLimits.findWait(uncharged, userId);
  if (seconds === 0) return;
  const minutes = Math.ceil(seconds / 60);
  throw new AppError("rate_limited", {
    userMessage: `Too many of your texts in the last hour were refused, empty or cut off, and cost us more than you paid. Please try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`,
    message: `rate limit ${uncharged.name}`,
    headers: { "Retry-After": String(seconds) },
  });
}

/**
 * Price of a text that was stopped before its first word: the price of what was sent, if its provider bills all of a run that is stopped.
 * With other providers it is free, up to a user’s limit; without the limit, anyone could send texts without end to providers that the
 * operator pays.
 * @returns AIC.
 */
export async function priceOfEarlyStop(
  services: Counting,
  run: StartedRun,
  { vendor, tokens }: { readonly vendor: TextVendor; readonly tokens: TokenCount },
): Promise<number> {
  if (run.payer === "own-key") return 0;
  const priceAic = priceOfTokens({ ...tokens, output: 0 });
  if (stoppingCosts[vendor].text === "bills-whole") return priceAic;
  if (await count(services, stoppedEarly, run, priceAic)) return 0;
  // What is paid doesn’t count.
  await services.rateLimits.forgive(stoppedEarly, run.userId, priceAic).catch(() => {});
  return priceAic;
}

/** Counts what a run cost the operator and not its user, who is refused beyond a limit: a failed one is never charged. */
export async function countUncharged(services: Counting, run: StartedRun, aic: number): Promise<void> {
  await count(services, uncharged, run, aic);
}

/** @returns whether it was within the limit. */
async function count(
  { rateLimits, log }: Counting,
  limit: typeof uncharged,
  { id: runId, userId, payer }: StartedRun,
  aic: number,
): Promise<boolean> {
  if (payer === "own-key" || aic <= 0) return true;
  return rateLimits.tryConsume(limit, userId, aic).catch((error) => {
    log.warn({ err: error, runId }, "what a run cost could not be counted, so it costs nothing");
    return true;
  });
}
