import { and, eq, isNotNull, sql } from "drizzle-orm";
import { isUuid } from "#platform/db/columns.ts";
import type { Executor } from "#platform/db/database.ts";
import { runs } from "./schema.ts";

const columns = {
  id: runs.id,
  model: runs.model,
  engine: runs.engine,
  payer: runs.payer,
  state: runs.state,
  failure: runs.failure,
  maxAic: runs.maxAic,
  priceAic: runs.priceAic,
  tokens: runs.tokens,
  firstOutputMs: runs.firstOutputMs,
  durationMs: runs.durationMs,
  createdAt: runs.createdAt,
};

/** A run of a program, without what it brought. */
export type ProgramRun = Pick<typeof runs.$inferSelect, keyof typeof columns>;

/** @returns undefined for a run that there is not, that is another user's, or that is no program’s. */
export async function findProgramRun(db: Executor, userId: string, runId: string): Promise<ProgramRun | undefined> {
  if (!isUuid(runId)) return undefined;
  const isTheirs = and(eq(runs.id, runId), eq(runs.userId, userId), isNotNull(runs.apiKeyId));
  const [run] = await db.select(columns).from(runs).where(isTheirs);
  return run;
}

/**
 * Lets a request be sent again under its key if its run failed, which cost nothing and brought nothing.
 * @returns the id of the run that has the key otherwise; undefined if the key can be used.
 */
export async function freeFailedKey(
  db: Executor,
  { userId, idempotencyKey }: { readonly userId: string; readonly idempotencyKey: string },
): Promise<string | undefined> {
  const isKnown = and(eq(runs.userId, userId), eq(runs.idempotencyKey, idempotencyKey));
  const [known] = await db.select({ id: runs.id, state: runs.state }).from(runs).where(isKnown);
  if (known?.state !== "failed") return known?.id;
  await db
    .update(runs)
    .set({ idempotencyKey: sql`${runs.idempotencyKey} || ' ' || ${runs.id}` })
    .where(and(eq(runs.id, known.id), eq(runs.state, "failed")));
  return undefined;
}
