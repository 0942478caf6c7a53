import { and, isNull, sql, sum } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { ownersOfPlan } from "#teams/index.ts";
import { formatBytes } from "#ui/format.ts";
import { storedBytesUsual } from "../rules.ts";
import { runs } from "../schema.ts";

/** A team's files count against its owner's plan together with the owner's own. */
const sumOf = async (db: Executor, userId: string, withDeleted: boolean): Promise<number> => {
  const isOwn = and(sql`${runs.userId} in ${ownersOfPlan(userId)}`, sql`stored_bytes > 0`);
  const [stored] = await db
    .select({ bytes: sum(runs.storedBytes).mapWith(Number) })
    .from(runs)
    .where(withDeleted ? isOwn : and(isOwn, isNull(runs.deletedAt)));
  return stored?.bytes ?? 0;
};

/** Bytes that the files of runs take up on an owner's plan, without those that were deleted. */
export const countStoredBytes = (db: Executor, userId: string): Promise<number> => sumOf(db, userId, false);

/**
 * Deleted files don't count against the plan, but stay for a day: with them, a user can have twice as much.
 * @throws {AppError} `payload_too_large` if a user has no room for more files.
 */
export async function requireRoom(
  db: Executor,
  {
    userId,
    storedBytesMax = storedBytesUsual,
  }: { readonly userId: string; readonly storedBytesMax?: number | undefined },
): Promise<void> {
  if ((await countStoredBytes(db, userId)) >= storedBytesMax) {
    throw new AppError("payload_too_large", {
      userMessage: `Your files take up all ${formatBytes(storedBytesMax)} of your plan. Delete some in your library, or upgrade your plan.`,
    });
  }
  if ((await sumOf(db, userId, true)) < 2 * storedBytesMax) return;
  throw new AppError("payload_too_large", {
    userMessage: "You have deleted a lot today, and it can still be restored. Please try again tomorrow.",
  });
}
