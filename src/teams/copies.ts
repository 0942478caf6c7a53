import { and, eq, gt, inArray } from "drizzle-orm";
import { dayMs } from "#platform/clock.ts";
import { isUuid } from "#platform/db/columns.ts";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { recordTeamEvent } from "./audit-log.ts";
import { copyDays } from "./rules.ts";
import { teamEvents, teams } from "./schema.ts";
import { findMembership, lockMembership, noTeam } from "./team-access.ts";

interface Asked {
  readonly teamId: string;
  readonly userId: string;
}

/** Lets members take a copy of what they made along, or no longer. @throws {AppError} `not_found`; `forbidden` for all but the owner. */
export async function allowCopies(
  { db, clock }: Pick<Services, "db" | "clock">,
  { teamId, userId }: Asked,
  allowsCopies: boolean,
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lockMembership(tx, { teamId, userId }, "own");
    if (before.allowsCopies === allowsCopies) return;
    await tx.update(teams).set({ allowsCopies }).where(eq(teams.id, teamId));
    const kind = allowsCopies ? "copies-allowed" : "copies-refused";
    await recordTeamEvent(tx, { teamId, kind, actorId: userId }, clock.now());
  });
}

/**
 * Lets members download what they made, and people who have left or were removed for 14 days more: the audit log knows when that was.
 * @throws {AppError} `not_found` for other people; `forbidden` unless the owner allows copies.
 */
export async function requireCopies(db: Executor, asked: Asked, now: Date): Promise<void> {
  const membership = await findMembership(db, asked);
  const allowsCopies = membership?.allowsCopies ?? (await allowsFormerMember(db, asked, now));
  if (allowsCopies || membership?.role === "owner") return;
  throw new AppError("forbidden", { userMessage: "The team’s owner doesn’t allow copies." });
}

/** @throws {AppError} `not_found` for people who were not in the team in the last 14 days. */
async function allowsFormerMember(db: Executor, { teamId, userId }: Asked, now: Date): Promise<boolean> {
  if (!isUuid(teamId)) throw noTeam();
  const hasLeft = and(
    eq(teamEvents.teamId, teamId),
    eq(teamEvents.subjectId, userId),
    inArray(teamEvents.kind, ["member-left", "member-removed"]),
    gt(teamEvents.happenedAt, new Date(now.getTime() - copyDays * dayMs)),
  );
  const [team] = await db
    .select({ allowsCopies: teams.allowsCopies })
    .from(teams)
    .innerJoin(teamEvents, hasLeft)
    .where(eq(teams.id, teamId))
    .limit(1);
  if (!team) throw noTeam();
  return team.allowsCopies;
}
