import { and, eq, inArray, ne } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import type { JobKind } from "#platform/jobs.ts";
import { runs } from "../schema.ts";

/** A user has finished their first run on a provider's key of their own. The ledger knows nothing of such runs. */
export interface FirstOwnKeyRunFinished {
  readonly userId: string;
}
export const firstOwnKeyRunFinished: JobKind<FirstOwnKeyRunFinished> = {
  name: "first-own-key-run-finished",
  retryLimit: 10,
  expireInSeconds: 60,
};

const isFinished = and(eq(runs.payer, "own-key"), eq(runs.state, "finished"));

/** @param besides id of a run to leave out. */
export async function hasFinishedOwnKeyRun(db: Executor, userId: string, besides?: string): Promise<boolean> {
  const isOther = besides === undefined ? undefined : ne(runs.id, besides);
  const [run] = await db
    .select({ id: runs.id })
    .from(runs)
    .where(and(eq(runs.userId, userId), isFinished, isOther))
    .limit(1);
  return run !== undefined;
}

/** Users among these who have finished a run on a key of their own. */
export async function listOwnKeyRunners(db: Executor, userIds: readonly string[]): Promise<readonly string[]> {
  if (userIds.length === 0) return [];
  const found = await db
    .selectDistinct({ userId: runs.userId })
    .from(runs)
    .where(and(inArray(runs.userId, [...userIds]), isFinished));
  return found.map(({ userId }) => userId);
}
