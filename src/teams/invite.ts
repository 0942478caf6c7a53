import { and, eq, gt, lt } from "drizzle-orm";
import { listPeople } from "#accounts/index.ts";
import { dayMs } from "#platform/clock.ts";
import { isUuid } from "#platform/db/columns.ts";
import type { Executor, Transaction } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { sendMail } from "#platform/mail/mail.ts";
import type { Services } from "#platform/services.ts";
import { recordTeamEvent } from "./audit-log.ts";
import { nameInMail } from "./name-in-mail.ts";
import { type GivenRole, invitationDays } from "./rules.ts";
import { teamInvitations, teamMembers } from "./schema.ts";
import { getMembership, lockMembership, type Membership, requireOpenTeam } from "./team-access.ts";
import { writeInvitationMail } from "./team-mails.ts";

type Needs = Pick<Services, "db" | "jobs" | "clock" | "config" | "rateLimits">;

interface Inviter {
  readonly teamId: string;
  readonly userId: string;
}

const day = 24 * 60 * 60;
/** A team has few seats; more mails than these fill other people’s mailboxes. */
const perTeam = { name: "team-invitations", attemptsMax: 20, windowSeconds: day };
const perTeamAndAddress = { name: "team-invitations-of-to", attemptsMax: 3, windowSeconds: day };
/** Limit for all teams together: several would have to work together to keep another from inviting. */
const perAddress = { name: "team-invitations-to", attemptsMax: 10, windowSeconds: day };

/**
 * Invites a person by mail. The invitation takes a seat until it is taken back or expires.
 * @param email from `parseEmail`.
 * @throws {AppError} `not_found` and `forbidden` as `getMembership`; `conflict` if the team is full, or the person is in it or invited;
 * `rate_limited`.
 */
export async function inviteMember(
  services: Needs,
  { teamId, userId }: Inviter,
  { email, role }: { readonly email: string; readonly role: GivenRole },
): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const seats = await requireOpenTeam(db, await getMembership(db, { teamId, userId }, "manage-people"), now);
  await limitMails(services, teamId, email);
  await db.transaction(async (tx) => {
    const team = await lockMembership(tx, { teamId, userId }, "manage-people");
    await requireNew(tx, teamId, email, now);
    await requireSeat(tx, teamId, { seats, now });
    const [made] = await tx
      .insert(teamInvitations)
      .values({ teamId, email, role, invitedBy: userId, ...periodFrom(now) })
      .returning({ id: teamInvitations.id });
    if (!made) throw new Error("the invitation was not stored");
    const detail = { email, role };
    await recordTeamEvent(tx, { teamId, kind: "member-invited", actorId: userId, detail }, now);
    await mailInvitation(services, tx, { team, userId, email, id: made.id });
  });
}

const periodFrom = (now: Date) => ({ sentAt: now, expiresAt: new Date(now.getTime() + invitationDays * dayMs) });

/** Removes an expired invitation to the address, so that there is room for a new one. */
async function requireNew(tx: Transaction, teamId: string, email: string, now: Date): Promise<void> {
  const [invited] = await tx
    .select({ id: teamInvitations.id, expiresAt: teamInvitations.expiresAt })
    .from(teamInvitations)
    .where(and(eq(teamInvitations.teamId, teamId), eq(teamInvitations.email, email)));
  if (invited && invited.expiresAt > now)
    throw isThere("This person is invited already. You can send the invitation again above.");
  if (invited) await tx.delete(teamInvitations).where(eq(teamInvitations.id, invited.id));
  if (await isMember(tx, teamId, email)) throw isThere("This person is in the team already.");
}

async function isMember(tx: Transaction, teamId: string, email: string): Promise<boolean> {
  const members = await tx
    .select({ userId: teamMembers.userId })
    .from(teamMembers)
    .where(eq(teamMembers.teamId, teamId));
  const ids = members.map(({ userId }) => userId);
  return [...(await listPeople(tx, ids)).values()].some((person) => person.email === email);
}

const isThere = (userMessage: string) => new AppError("conflict", { userMessage, field: "email" });

/** Counts the people of a team, with its owner. */
export const countMembers = (db: Executor, teamId: string): Promise<number> =>
  db.$count(teamMembers, eq(teamMembers.teamId, teamId));

/** Members and open invitations take seats. @throws {AppError} `conflict` if there is none left. The caller holds the team’s lock. */
export async function requireSeat(
  tx: Transaction,
  teamId: string,
  { seats, now }: { readonly seats: number; readonly now: Date },
): Promise<void> {
  const isOpen = and(eq(teamInvitations.teamId, teamId), gt(teamInvitations.expiresAt, now));
  const taken = (await countMembers(tx, teamId)) + (await tx.$count(teamInvitations, isOpen));
  if (taken < seats) return;
  throw new AppError("conflict", {
    userMessage: `All ${seats} seats are taken. Take back an invitation or remove a member to make room.`,
  });
}

/** Mails the invitation again, and lets it run for another seven days. @throws {AppError} as `inviteMember`. */
export async function sendInvitationAgain(services: Needs, { teamId, userId }: Inviter, id: string): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const seats = await requireOpenTeam(db, await getMembership(db, { teamId, userId }, "manage-people"), now);
  await limitMails(services, teamId, (await getInvitation(db, teamId, id)).email);
  await db.transaction(async (tx) => {
    const team = await lockMembership(tx, { teamId, userId }, "manage-people");
    const { email, expiresAt } = await getInvitation(tx, teamId, id);
    // An expired one takes a seat again.
    if (expiresAt <= now) await requireSeat(tx, teamId, { seats, now });
    await tx.update(teamInvitations).set(periodFrom(now)).where(eq(teamInvitations.id, id));
    await recordTeamEvent(tx, { teamId, kind: "invitation-sent-again", actorId: userId, detail: { email } }, now);
    await mailInvitation(services, tx, { team, userId, email, id });
  });
}

/** From then on the link in the mail leads nowhere. @throws {AppError} as `inviteMember`. */
export async function takeBackInvitation(
  { db, clock }: Pick<Services, "db" | "clock">,
  { teamId, userId }: Inviter,
  id: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockMembership(tx, { teamId, userId }, "manage-people");
    const { email } = await getInvitation(tx, teamId, id);
    await tx.delete(teamInvitations).where(eq(teamInvitations.id, id));
    const event = { teamId, kind: "invitation-taken-back", actorId: userId, detail: { email } } as const;
    await recordTeamEvent(tx, event, clock.now());
  });
}

async function getInvitation(tx: Executor, teamId: string, id: string) {
  const isIt = and(eq(teamInvitations.id, id), eq(teamInvitations.teamId, teamId));
  const [found] = isUuid(id) ? await tx.select().from(teamInvitations).where(isIt) : [];
  if (found) return found;
  throw new AppError("not_found", { userMessage: "This invitation was accepted or taken back already." });
}

async function limitMails({ rateLimits }: Needs, teamId: string, email: string): Promise<void> {
  await rateLimits.consume(perTeam, teamId);
  const mayMail =
    (await rateLimits.tryConsume(perTeamAndAddress, `${teamId} ${email}`)) &&
    (await rateLimits.tryConsume(perAddress, email));
  if (mayMail) return;
  throw new AppError("rate_limited", {
    userMessage: `${email} has had several invitations today. You can invite this address again tomorrow.`,
  });
}

async function mailInvitation(
  { jobs, config }: Needs,
  tx: Transaction,
  { team, userId, email, id }: { team: Membership; userId: string; email: string; id: string },
): Promise<void> {
  const from = await nameInMail(tx, userId, "An admin");
  await sendMail(tx, jobs, writeInvitationMail(email, { id, teamName: team.name, from }, config));
}

/** Days for which an expired invitation is listed, so that it can be sent again. */
const expiredDays = 30;

/** Deletes invitations that expired longer ago. */
export async function forgetInvitations(db: Executor, now: Date): Promise<void> {
  await db.delete(teamInvitations).where(lt(teamInvitations.expiresAt, new Date(now.getTime() - expiredDays * dayMs)));
}
