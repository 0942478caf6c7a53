import { and, eq, inArray } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { findOwner, keptKeys } from "#teams/index.ts";
import { runs } from "../schema.ts";

/** Owner of a run: a member, for work that they keep to themselves, or the team. */
export const findRunOwner = (
  db: Executor,
  asked: { readonly id: string; readonly ownerId: string; readonly privateId: string },
): Promise<string> => findOwner(db, runs, asked);

/** @returns which of some owners of work a run belongs to; undefined for none of them. */
export async function findRunOwnerAmong(
  db: Executor,
  { id, ownerIds }: { readonly id: string; readonly ownerIds: readonly string[] },
): Promise<string | undefined> {
  const isIt = and(eq(runs.id, id), inArray(runs.userId, [...ownerIds]));
  const [found] = await db.select({ userId: runs.userId }).from(runs).where(isIt);
  return found?.userId;
}

/** Members of teams who began runs, by the ids of the runs; null once their account was deleted. The caller has checked whose runs they are. */
export async function listRunMembers(
  db: Executor,
  runIds: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  if (runIds.length === 0) return new Map();
  const { id, memberId } = runs;
  const rows = await db
    .select({ id, memberId })
    .from(runs)
    .where(inArray(id, [...runIds]));
  return new Map(rows.map((row) => [row.id, row.memberId]));
}

/** Gives runs to another owner, in the caller's transaction. Who pays for them stays. Runs of other owners stay theirs. */
export async function giveRuns(
  tx: Executor,
  { runIds, fromId, toId }: { readonly runIds: readonly string[]; readonly fromId: string; readonly toId: string },
): Promise<void> {
  if (runIds.length === 0) return;
  await tx
    .update(runs)
    .set({ userId: toId, idempotencyKey: keptKeys(runs, toId) })
    .where(and(eq(runs.userId, fromId), inArray(runs.id, [...runIds])));
}
