import { and, desc, eq, gt, lte, ne } from "drizzle-orm";
import { hourMs } from "#platform/clock.ts";
import type { Executor } from "#platform/db/database.ts";
import { listFirstNames } from "./read-teams.ts";
import { teamMembers, teamPresence } from "./schema.ts";

/** Pages renew their row every 20 seconds: one or two that get lost are no farewell. */
const presentMs = 60_000;
const namesMax = 20;

interface Present {
  /** Id of a design or a document of the team, which the caller has checked. */
  readonly workId: string;
  readonly teamId: string;
  readonly userId: string;
}

/**
 * Keeps in mind that a member has some work of the team open.
 * @returns first names of the other members who have it open now, the latest seen first.
 */
export async function renewPresence(
  db: Executor,
  { workId, teamId, userId }: Present,
  now: Date,
): Promise<readonly string[]> {
  await db
    .insert(teamPresence)
    .values({ workId, userId, seenAt: now })
    .onConflictDoUpdate({ target: [teamPresence.workId, teamPresence.userId], set: { seenAt: now } });
  const isSeen = gt(teamPresence.seenAt, new Date(now.getTime() - presentMs));
  const others = await db
    .select({ userId: teamPresence.userId })
    .from(teamPresence)
    .innerJoin(teamMembers, and(eq(teamMembers.userId, teamPresence.userId), eq(teamMembers.teamId, teamId)))
    .where(and(eq(teamPresence.workId, workId), ne(teamPresence.userId, userId), isSeen))
    .orderBy(desc(teamPresence.seenAt), teamPresence.userId)
    .limit(namesMax);
  const ids = others.map((other) => other.userId);
  const names = await listFirstNames(db, ids);
  return ids.flatMap((id) => names.get(id) ?? []);
}

export async function forgetPresence(db: Executor, now: Date): Promise<void> {
  await db.delete(teamPresence).where(lte(teamPresence.seenAt, new Date(now.getTime() - hourMs)));
}
