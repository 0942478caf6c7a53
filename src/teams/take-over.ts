import { and, eq } from "drizzle-orm";
import { dayMs } from "#platform/clock.ts";
import type { Database, Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { recordTeamEvent } from "./audit-log.ts";
import { findOwnerBlock, makeOwner, requireAbleToOwn } from "./hand-over.ts";
import { nameInMail } from "./name-in-mail.ts";
import type { OwnerBlock } from "./rules.ts";
import { teamMembers } from "./schema.ts";
import { lockMembership, type Membership } from "./team-access.ts";
import { writeTakenOverMail } from "./team-mails.ts";
import { tellMembers } from "./tell-members.ts";

type Team = Pick<Membership, "teamId" | "ownerId" | "closedAt" | "endedAt" | "role">;

/** Days after the team's end in which only its admins may take it over, if it has any: the owner trusted them with its people. */
const adminsFirstDays = 30;

/**
 * Tells whether a member may take the team over: its owner's account was deleted, and they hadn't closed it. While the deletion can still be
 * undone, the team is the owner's.
 */
async function mayTakeOver(
  db: Executor,
  { teamId, ownerId, closedAt, endedAt, role }: Team,
  now: Date,
): Promise<boolean> {
  if (ownerId !== null || closedAt !== null) return false;
  if (role === "admin") return true;
  if (endedAt && now.getTime() - endedAt.getTime() >= adminsFirstDays * dayMs) return true;
  const areAdmins = and(eq(teamMembers.teamId, teamId), eq(teamMembers.role, "admin"));
  return (await db.$count(teamMembers, areAdmins)) === 0;
}

/** @returns undefined for members who may not take the team over; else what they lack, or null. */
export async function findTakeOver(
  db: Database,
  team: Team & { readonly userId: string },
  now: Date,
): Promise<OwnerBlock | null | undefined> {
  return (await mayTakeOver(db, team, now)) ? findOwnerBlock(db, team.userId, now) : undefined;
}

/**
 * Makes a member the owner of a team whose owner's account was deleted. Their credits pay from then on.
 * @throws {AppError} `not_found`; `forbidden` without a Business plan, and for members who may not; `conflict` for owners of another team.
 */
export async function takeOverTeam(
  services: Pick<Services, "db" | "jobs" | "clock" | "config" | "announcements">,
  { teamId, userId }: { readonly teamId: string; readonly userId: string },
): Promise<void> {
  const { db, clock, config } = services;
  const now = clock.now();
  await requireAbleToOwn(db, userId, now);
  await db.transaction(async (tx) => {
    const team = await lockMembership(tx, { teamId, userId });
    if (!(await mayTakeOver(tx, team, now))) {
      throw new AppError("forbidden", { userMessage: "You can’t take this team over." });
    }
    await makeOwner(services, tx, { team, userId });
    await recordTeamEvent(tx, { teamId, kind: "team-taken-over", actorId: userId }, now);
    const mail = { teamId, teamName: team.name, name: await nameInMail(tx, userId, "Another member") };
    await tellMembers(services, tx, teamId, (to) => writeTakenOverMail(to, mail, config));
  });
}
