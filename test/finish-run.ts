import { randomUUID } from "node:crypto";
import { captureHold, grantCredits, holdCredits, type Ledger, refundCapture } from "#credits/index.ts";
import { connectDatabase } from "#platform/db/database.ts";
import { startJobs } from "#platform/jobs.ts";
import { createLog } from "#platform/log.ts";
import { createMetrics } from "#platform/metrics.ts";
import type { Site } from "./site.ts";

export interface FinishedRun {
  readonly userId: string;
  readonly holdNumber: number;
  /** Number of the capture's journal row. */
  readonly number: number;
}

/** A finished run of 1 AIC, paid with credits granted for it, through the use cases that tools call. */
export async function finishRunIn(ledger: Ledger, userId: string): Promise<FinishedRun> {
  const key = randomUUID();
  const now = ledger.clock.now();
  // Expires soonest, so it is spent first and other credits stay untouched.
  const expiresAt = new Date(now.getTime() + 60_000);
  const lot = { bucket: "general", source: "adjustment", originId: key, amount: 1, expiresAt } as const;
  await grantCredits(ledger, { userId, idempotencyKey: `grant-${key}`, lots: [lot] });
  const hold = await holdCredits(ledger, {
    userId,
    idempotencyKey: `hold-${key}`,
    amount: 1,
    purpose: { isAdvanced: false, isImage: false },
    planRuns: { max: null, since: now },
  });
  const { number } = await captureHold(ledger, { hold, idempotencyKey: `capture-${key}`, amount: 1 });
  return { userId, holdNumber: hold.number, number };
}

export async function refundRunIn(ledger: Ledger, { userId, number }: FinishedRun): Promise<void> {
  const idempotencyKey = `refund-${userId}-${number}`;
  await refundCapture(ledger, { userId, number, idempotencyKey, description: "The run was refunded" });
}

/** The same on a running site, whose jobs get the events. */
export const finishRun = (site: Site, userId: string): Promise<FinishedRun> =>
  withLedger(site, (ledger) => finishRunIn(ledger, userId));

export const refundRun = (site: Site, run: FinishedRun): Promise<void> =>
  withLedger(site, (ledger) => refundRunIn(ledger, run));

async function withLedger<Result>(site: Site, work: (ledger: Ledger) => Promise<Result>): Promise<Result> {
  const { db, close } = connectDatabase(site.databaseUrl, 2, () => {});
  const jobs = await startJobs(site.databaseUrl, createLog("silent"), createMetrics());
  try {
    return await work({ db, jobs, clock: { now: () => new Date() } });
  } finally {
    await jobs.stop(1_000);
    await close();
  }
}
