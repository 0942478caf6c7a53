import { and, eq } from "drizzle-orm";
import { captureHold, priceOf, releaseHold } from "#credits/index.ts";
import type { Services } from "#platform/services.ts";
import { firstOwnKeyRunFinished, hasFinishedOwnKeyRun } from "./own-key-runs.ts";
import type { RunFailure, TokenCount } from "./rules.ts";
import { runs } from "./schema.ts";
import type { StartedRun } from "./start-run.ts";

export interface RunResult {
  readonly state: "finished" | "stopped" | "failed";
  readonly failure?: RunFailure | undefined;
  readonly output: string;
  readonly tokens: TokenCount;
  readonly firstOutputMs: number | undefined;
}

/**
 * Writes how a run ended, and charges it: the run and its credits change together. A run that failed, or brought nothing, costs 0.
 * @returns the price in AIC.
 */
export async function settleRun(services: Services, run: StartedRun, result: RunResult): Promise<number> {
  const { clock, db, jobs } = services;
  const priceAic = priceOfRun(run, result);
  await db.transaction(async (tx) => {
    const ledger = { db: tx, jobs, clock };
    if (run.holdNumber !== undefined) {
      const hold = { userId: run.userId, number: run.holdNumber };
      const words = { serviceType: "text", engineId: run.engineSlug, description: run.description } as const;
      if (priceAic > 0) {
        await captureHold(ledger, { hold, idempotencyKey: `run:${run.id}:capture`, amount: priceAic, ...words });
      } else await releaseHold(ledger, { hold, idempotencyKey: `run:${run.id}:release` });
    }
    await tx
      .update(runs)
      .set({
        state: result.state,
        failure: result.failure ?? null,
        priceAic,
        output: storable(result.output),
        tokens: result.tokens,
        firstOutputMs: result.firstOutputMs ?? null,
        durationMs: clock.now().getTime() - run.createdAt.getTime(),
      })
      .where(and(eq(runs.id, run.id), eq(runs.state, "running")));
    const isOwnKeyRun = run.payer === "own-key" && result.state === "finished";
    if (isOwnKeyRun && !(await hasFinishedOwnKeyRun(tx, run.userId, run.id))) {
      await jobs.enqueue(tx, firstOwnKeyRunFinished, { userId: run.userId });
    }
  });
  return priceAic;
}

/** Keeps what the provider counted in the end, of a run that was stopped. Its price stays. */
export async function correctTokens({ db, log }: Services, runId: string, tokens: TokenCount): Promise<void> {
  const isStopped = and(eq(runs.id, runId), eq(runs.state, "stopped"));
  await db
    .update(runs)
    .set({ tokens })
    .where(isStopped)
    .catch((error: unknown) => log.warn({ err: error, runId }, "the tokens of a stopped run could not be corrected"));
}

function priceOfRun({ payer, maxAic }: StartedRun, { state, output, tokens }: RunResult): number {
  if (payer === "own-key" || state === "failed" || output === "") return 0;
  const price = priceOf({ service: "text", tokens: tokens.input + tokens.output });
  // What the provider counts beyond the maximum that we told is ours to pay.
  return Math.min(Math.max(price, 1), maxAic);
}

/** PostgreSQL stores no zero characters. */
const storable = (text: string): string => text.replaceAll("\u0000", "");
