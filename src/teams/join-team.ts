import { and, desc, eq, gt } from "drizzle-orm";
import { findMailAddress, findPerson, type Person } from "#accounts/index.ts";
import { isUuid } from "#platform/db/columns.ts";
import type { Database, Executor, Transaction } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { sendMail } from "#platform/mail/mail.ts";
import type { Services } from "#platform/services.ts";
import { announceMember } from "./announce-member.ts";
import { recordTeamEvent } from "./audit-log.ts";
import { countMembers } from "./invite.ts";
import { writeDeclinedMail } from "./member-mails.ts";
import { nameInMail } from "./name-in-mail.ts";
import { type GivenRole, invitationIn, invitationPicturePath, type ReadOnlyReason } from "./rules.ts";
import { teamInvitations, teamMembers, teams } from "./schema.ts";
import { findMembership, lockTeam, readTeamState, requireOpenTeam } from "./team-access.ts";
import { writeJoinedMail } from "./team-mails.ts";

/** An invitation that can be accepted. */
export interface Invitation {
  readonly id: string;
  readonly teamId: string;
  readonly teamName: string;
  /** Address of the team’s picture that works as long as the invitation; null for none. */
  readonly pictureUrl: string | null;
  readonly email: string;
  readonly role: GivenRole;
  /** First name of the person who invites; empty if their account was deleted. */
  readonly from: string;
  /** User who invites; null if their account was deleted. */
  readonly invitedBy: string | null;
  readonly expiresAt: Date;
}

/** Its id is in the mail only, so it may be shown to its reader before they sign in. @throws {AppError} `not_found` */
export async function getInvitation(db: Executor, id: string, now: Date): Promise<Invitation> {
  const isIt = and(eq(teamInvitations.id, id), gt(teamInvitations.expiresAt, now));
  const [row] = isUuid(id) ? await selectInvitations(db).where(isIt) : [];
  if (!row) throw gone();
  return withInviter(db, row);
}

/** @returns why the team of an invitation takes no one at the moment; null if it does. */
export async function findJoinBlock(db: Database, teamId: string, now: Date): Promise<ReadOnlyReason | null> {
  const [team] = await db.select().from(teams).where(eq(teams.id, teamId));
  if (!team) throw gone();
  return (await readTeamState(db, team, now)).readOnly?.reason ?? null;
}

/** Invitations to a verified address. */
export async function listInvitations(db: Executor, email: string, now: Date): Promise<readonly Invitation[]> {
  const rows = await selectInvitations(db)
    .where(and(eq(teamInvitations.email, email), gt(teamInvitations.expiresAt, now)))
    .orderBy(desc(teamInvitations.sentAt))
    .limit(20);
  return Promise.all(rows.map((row) => withInviter(db, row)));
}

const selectInvitations = (db: Executor) =>
  db
    .select({ invitation: teamInvitations, teamName: teams.name, pictureKey: teams.pictureKey })
    .from(teamInvitations)
    .innerJoin(teams, eq(teams.id, teamInvitations.teamId));

async function withInviter(
  db: Executor,
  { invitation, teamName, pictureKey }: Awaited<ReturnType<typeof selectInvitations>>[number],
): Promise<Invitation> {
  const { id, teamId, email, role, invitedBy, expiresAt } = invitation;
  const inviter = invitedBy === null ? undefined : await findPerson(db, invitedBy);
  const pictureUrl = pictureKey === null ? null : invitationPicturePath(id);
  return { id, teamId, teamName, pictureUrl, email, role, from: inviter?.firstName ?? "", invitedBy, expiresAt };
}

/** Address that the invitation on a page of this site is for; undefined for other pages, and once it can’t be accepted anymore. */
export async function findInvitedAddress(
  { db, clock }: Pick<Services, "db" | "clock">,
  path: string,
): Promise<string | undefined> {
  const id = invitationIn(path);
  if (id === undefined || !isUuid(id)) return undefined;
  const { email, expiresAt } = teamInvitations;
  const isOpen = and(eq(teamInvitations.id, id), gt(expiresAt, clock.now()));
  const [invitation] = await db.select({ email }).from(teamInvitations).where(isOpen);
  return invitation?.email;
}

/** File of the picture of the team that an open invitation leads to; undefined for none. */
export async function findInvitingPicture(
  { db, clock }: Pick<Services, "db" | "clock">,
  id: string,
): Promise<string | undefined> {
  const isOpen = and(eq(teamInvitations.id, id), gt(teamInvitations.expiresAt, clock.now()));
  const [found] = isUuid(id) ? await selectInvitations(db).where(isOpen) : [];
  return found?.pictureKey ?? undefined;
}

/**
 * Makes the invited person a member. Only the account with the invited, verified address can accept, and only once.
 * @returns the team's id.
 * @throws {AppError} `not_found` for an invitation that expired, was accepted or taken back; `forbidden` for another account, or while
 * the team can only be read; `conflict` without a seat, e.g. after the owner changed plans.
 */
export async function acceptInvitation(
  services: Pick<Services, "db" | "jobs" | "clock" | "config" | "announcements">,
  userId: string,
  id: string,
): Promise<string> {
  const { db, clock } = services;
  const now = clock.now();
  const { teamId } = await getInvitation(db, id, now);
  const [team] = await db.select().from(teams).where(eq(teams.id, teamId));
  if (!team) throw gone();
  const seats = await requireOpenTeam(db, team, now);
  await db.transaction(async (tx) => {
    await lockTeam(tx, teamId);
    const { role, email } = await getInvitation(tx, id, now);
    const person = await requireInvited(tx, userId, email);
    await tx.delete(teamInvitations).where(eq(teamInvitations.id, id));
    await addMember(services, tx, { teamId, person, role, seats });
  });
  return teamId;
}

async function requireInvited(tx: Transaction, userId: string, email: string): Promise<Person> {
  const person = await findPerson(tx, userId);
  if (person?.emailVerified && person.email === email) return person;
  throw new AppError("forbidden", {
    userMessage: `This invitation is for ${email}. Sign in with the account of that address to accept it.`,
  });
}

interface NewMember {
  readonly teamId: string;
  readonly person: Person;
  readonly role: GivenRole;
  /** People whom the owner's plan has room for. */
  readonly seats: number;
}

/**
 * Adds a member, with the usual cap of new members. The caller holds the team's lock. For a member, nothing changes.
 * @throws {AppError} `forbidden`, `conflict` as `acceptInvitation`.
 */
export async function addMember(
  services: Pick<Services, "jobs" | "clock" | "config" | "announcements">,
  tx: Transaction,
  { teamId, person, role, seats }: NewMember,
): Promise<void> {
  const now = services.clock.now();
  const [team] = await tx.select().from(teams).where(eq(teams.id, teamId));
  if (!team) throw gone();
  const added = await tx
    .insert(teamMembers)
    .values({ teamId, userId: person.userId, role, monthlyMax: team.memberMaxUsual, joinedAt: now })
    .onConflictDoNothing()
    .returning({ userId: teamMembers.userId });
  if (added.length === 0) return;
  if ((await countMembers(tx, teamId)) > seats) {
    throw new AppError("conflict", { userMessage: `${team.name} has no seat left. Ask its owner to make room.` });
  }
  await recordTeamEvent(tx, { teamId, kind: "member-joined", subjectId: person.userId, detail: { role } }, now);
  await announceMember(services, tx, teamId, { type: "team.member.joined", userId: person.userId, role });
  const ownersAddress = team.ownerId === null ? undefined : await findMailAddress(tx, team.ownerId);
  if (ownersAddress) {
    const name = await nameInMail(tx, person.userId, "A new member");
    await sendMail(
      tx,
      services.jobs,
      writeJoinedMail(
        ownersAddress,
        { teamId, teamName: team.name, name, monthlyMax: team.memberMaxUsual },
        services.config,
      ),
    );
  }
}

/** @throws {AppError} as `acceptInvitation`, but for seats. */
export async function declineInvitation(
  { db, clock, jobs, config }: Pick<Services, "db" | "clock" | "jobs" | "config">,
  userId: string,
  id: string,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const { teamId, teamName, email, invitedBy } = await getInvitation(tx, id, now);
    await requireInvited(tx, userId, email);
    await tx.delete(teamInvitations).where(eq(teamInvitations.id, id));
    await recordTeamEvent(tx, { teamId, kind: "invitation-declined", detail: { email } }, now);
    // An inviter who is no longer in the team hears nothing of it.
    const isThere = invitedBy !== null && (await findMembership(tx, { teamId, userId: invitedBy })) !== undefined;
    const address = isThere ? await findMailAddress(tx, invitedBy) : undefined;
    if (address) await sendMail(tx, jobs, writeDeclinedMail(address, { teamId, teamName, email }, config));
  });
}

const gone = () =>
  new AppError("not_found", {
    userMessage:
      "This invitation doesn’t work anymore. It may have expired or been taken back, or you’ve accepted it already.",
  });
