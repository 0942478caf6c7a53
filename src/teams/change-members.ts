import { and, eq } from "drizzle-orm";
import { findMailAddress } from "#accounts/index.ts";
import { isUuid } from "#platform/db/columns.ts";
import type { Transaction } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { sendMail } from "#platform/mail/mail.ts";
import type { Services } from "#platform/services.ts";
import { announceMember } from "./announce-member.ts";
import { recordTeamEvent } from "./audit-log.ts";
import { memberLeft } from "./events.ts";
import { writeLeftMail, writeRemovedMail, writeRoleMail } from "./member-mails.ts";
import { nameInMail } from "./name-in-mail.ts";
import { moveWork } from "./owners.ts";
import { type GivenRole, mayRemove, type Role } from "./rules.ts";
import { teamMembers, teams } from "./schema.ts";
import { getMembership, lockMembership } from "./team-access.ts";

interface Asked {
  readonly teamId: string;
  /** User who acts. */
  readonly userId: string;
  /** The member whom it is about. */
  readonly memberId: string;
}

/** Ends a member's access with this press. @throws {AppError} `not_found`, `forbidden` */
export async function removeMember(
  { db, clock, jobs, config, announcements }: Pick<Services, "db" | "clock" | "jobs" | "config" | "announcements">,
  { teamId, userId, memberId }: Asked,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { role, name, allowsCopies } = await lockMembership(tx, { teamId, userId });
    const other = await getMember(tx, teamId, memberId);
    if (!mayRemove(role, other.role)) throw notYours(role);
    await endMembership({ jobs }, tx, { teamId, memberId, userId });
    const event = { teamId, kind: "member-removed", actorId: userId, subjectId: memberId } as const;
    await recordTeamEvent(tx, event, clock.now());
    const change = { type: "team.member.left", userId: memberId, reason: "removed" } as const;
    await announceMember({ announcements }, tx, teamId, change);
    const address = await findMailAddress(tx, memberId);
    const mail = { teamId, teamName: name, name: await nameInMail(tx, userId, "An admin"), allowsCopies };
    if (address) await sendMail(tx, jobs, writeRemovedMail(address, mail, config));
  });
}

/** @throws {AppError} `not_found`; `conflict` for the owner, who hands the team over or closes it. */
export async function leaveTeam(
  { db, clock, jobs, config, announcements }: Pick<Services, "db" | "clock" | "jobs" | "config" | "announcements">,
  { teamId, userId }: Omit<Asked, "memberId">,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { role, ownerId, name: teamName } = await lockMembership(tx, { teamId, userId });
    if (role === "owner") {
      throw new AppError("conflict", { userMessage: "You own this team. Hand it over or close it instead." });
    }
    await endMembership({ jobs }, tx, { teamId, memberId: userId, userId });
    await recordTeamEvent(tx, { teamId, kind: "member-left", subjectId: userId }, clock.now());
    await announceMember({ announcements }, tx, teamId, { type: "team.member.left", userId, reason: "left" });
    const address = ownerId === null ? undefined : await findMailAddress(tx, ownerId);
    const mail = { teamId, teamName, name: await nameInMail(tx, userId, "A member") };
    if (address) await sendMail(tx, jobs, writeLeftMail(address, mail, config));
  });
}

/** @throws {AppError} `not_found`; `forbidden` for all but the owner, and about the owner. */
export async function changeRole(
  { db, clock, jobs, config, announcements }: Pick<Services, "db" | "clock" | "jobs" | "config" | "announcements">,
  { teamId, userId, memberId }: Asked,
  role: GivenRole,
): Promise<void> {
  await db.transaction(async (tx) => {
    const own = await lockMembership(tx, { teamId, userId }, "own");
    const other = await getMember(tx, teamId, memberId);
    if (other.role === "owner") throw notYours(own.role);
    if (other.role === role) return;
    await tx.update(teamMembers).set({ role }).where(isMember(teamId, memberId));
    const event = { teamId, kind: "role-changed", actorId: userId, subjectId: memberId, detail: { role } } as const;
    await recordTeamEvent(tx, event, clock.now());
    await announceMember({ announcements }, tx, teamId, { type: "team.member.role_changed", userId: memberId, role });
    const address = await findMailAddress(tx, memberId);
    const mail = { teamId, teamName: own.name, name: await nameInMail(tx, userId, "The owner"), role };
    if (address) await sendMail(tx, jobs, writeRoleMail(address, mail, config));
  });
}

const isMember = (teamId: string, userId: string) =>
  and(eq(teamMembers.teamId, teamId), eq(teamMembers.userId, userId));

async function getMember(tx: Transaction, teamId: string, memberId: string) {
  const [member] = isUuid(memberId) ? await tx.select().from(teamMembers).where(isMember(teamId, memberId)) : [];
  if (member) return member;
  throw new AppError("not_found", { userMessage: "This person isn’t in the team anymore." });
}

/** Ends a membership. The member’s private work in the team becomes part of their own, and their runs there are stopped. */
async function endMembership(
  { jobs }: Pick<Services, "jobs">,
  tx: Transaction,
  { teamId, userId, memberId }: Asked,
): Promise<void> {
  const { privateId } = await getMembership(tx, { teamId, userId: memberId });
  await tx.delete(teamMembers).where(isMember(teamId, memberId));
  await tx
    .update(teams)
    .set({ offeredTo: null })
    .where(and(eq(teams.id, teamId), eq(teams.offeredTo, memberId)));
  await moveWork(tx, privateId, memberId);
  await jobs.enqueue(tx, memberLeft, { teamId, memberId, endedBy: userId });
}

const notYours = (role: Role) =>
  new AppError("forbidden", {
    userMessage:
      role === "admin" ? "Admins can remove members only." : "You can’t change this person’s place in the team.",
  });
