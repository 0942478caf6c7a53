import { isDeepStrictEqual } from "node:util";
import { and, eq } from "drizzle-orm";
import type { RunVendor } from "#models/index.ts";
import type { Payer } from "#models/rules.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import type { RunKind } from "../rules.ts";
import { runs } from "../schema.ts";
import { type AskedRun, type RunQuote, type StartedRun, startedRunOf, startRun } from "./start-run.ts";

/**
 * Begins a run unless its idempotency key has begun one: of two presses at the same moment, the second gets the first one's run.
 * @returns `isNew` for the caller that does the run's work.
 * @throws {AppError} what `startRun` throws; `conflict` if the key was used for another request.
 */
export async function startOnce(
  services: Services,
  asked: AskedRun<RunVendor> & RunQuote,
  payer: Payer,
): Promise<{ readonly started: StartedRun; readonly isNew: boolean }> {
  try {
    return { started: await startRun(services, asked, payer), isNew: true };
  } catch (error) {
    const isTaken = error instanceof AppError && error.code === "conflict";
    const earlier = isTaken ? await findEarlier(services, asked) : undefined;
    if (!earlier) throw error;
    return { started: earlier, isNew: false };
  }
}

/** The run that was begun with this key. @throws {AppError} `conflict` if it was another request. */
export async function findEarlier(
  { db }: Pick<Services, "db">,
  { userId, idempotencyKey, kind, engine, settings }: AskedRun<RunVendor> & { readonly kind: RunKind },
): Promise<StartedRun | undefined> {
  const isIt = and(eq(runs.userId, userId), eq(runs.idempotencyKey, idempotencyKey));
  const [row] = await db.select().from(runs).where(isIt);
  if (!row) return undefined;
  const sameSettings = isDeepStrictEqual(JSON.parse(JSON.stringify(settings)), row.settings);
  if (sameSettings && row.kind === kind && row.vendor === engine.vendor && row.model === engine.model) {
    return startedRunOf(row);
  }
  throw new AppError("conflict", { userMessage: "This idempotency key was used for another request." });
}
