import { and, eq, ne } from "drizzle-orm";
import { findMailAddress } from "#accounts/index.ts";
import { findEntitlement } from "#billing/index.ts";
import { isUuid } from "#platform/db/columns.ts";
import type { Database, Transaction } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { sendMail } from "#platform/mail/mail.ts";
import type { Services } from "#platform/services.ts";
import { announceMember } from "./announce-member.ts";
import { recordTeamEvent } from "./audit-log.ts";
import { writeHandedOverMail, writeOfferDeclinedMail, writeOfferMail, writeOwnerMail } from "./hand-over-mails.ts";
import { nameInMail } from "./name-in-mail.ts";
import type { OwnerBlock, Role } from "./rules.ts";
import { teamMembers, teams } from "./schema.ts";
import { lockMembership, type Membership } from "./team-access.ts";

type Needs = Pick<Services, "db" | "jobs" | "clock" | "config" | "announcements">;

interface Asked {
  readonly teamId: string;
  readonly userId: string;
}

/**
 * Offers a member the team. Nothing changes until they accept: then their credits pay. Another offer replaces the one before.
 * @param memberId undefined takes an offer back.
 * @throws {AppError} `not_found`; `forbidden` for all but the owner.
 */
export async function offerTeam(
  services: Needs,
  { teamId, userId }: Asked,
  memberId: string | undefined,
): Promise<void> {
  const { db, clock, jobs, config } = services;
  await db.transaction(async (tx) => {
    const { name, offeredTo } = await lockMembership(tx, { teamId, userId }, "own");
    if (offeredTo === (memberId ?? null)) return;
    if (memberId !== undefined) await requireOther(tx, { teamId, userId, memberId });
    await tx
      .update(teams)
      .set({ offeredTo: memberId ?? null })
      .where(eq(teams.id, teamId));
    const kind = memberId === undefined ? "offer-taken-back" : "team-offered";
    await recordTeamEvent(tx, { teamId, kind, actorId: userId, subjectId: memberId }, clock.now());
    const address = memberId === undefined ? undefined : await findMailAddress(tx, memberId);
    const mail = { teamId, teamName: name, name: await nameInMail(tx, userId, "The owner") };
    if (address) await sendMail(tx, jobs, writeOfferMail(address, mail, config));
  });
}

async function requireOther(tx: Transaction, { teamId, userId, memberId }: Asked & { readonly memberId: string }) {
  const isIt = and(eq(teamMembers.teamId, teamId), eq(teamMembers.userId, memberId), ne(teamMembers.userId, userId));
  const found = isUuid(memberId) ? await tx.select({ role: teamMembers.role }).from(teamMembers).where(isIt) : [];
  if (found.length === 0) throw new AppError("not_found", { userMessage: "This person isn’t in the team anymore." });
}

/** The member whom the owner has offered the team does without it. @throws {AppError} `not_found`; `conflict` without the offer. */
export async function declineOffer(services: Needs, { teamId, userId }: Asked): Promise<void> {
  const { db, clock, jobs, config } = services;
  await db.transaction(async (tx) => {
    const { offeredTo, ownerId, name: teamName } = await lockMembership(tx, { teamId, userId });
    if (offeredTo !== userId) throw takenBack();
    await tx.update(teams).set({ offeredTo: null }).where(eq(teams.id, teamId));
    await recordTeamEvent(tx, { teamId, kind: "offer-declined", actorId: userId }, clock.now());
    const address = ownerId === null ? undefined : await findMailAddress(tx, ownerId);
    const mail = { teamId, teamName, name: await nameInMail(tx, userId, "The member") };
    if (address) await sendMail(tx, jobs, writeOfferDeclinedMail(address, mail, config));
  });
}

const takenBack = () => new AppError("conflict", { userMessage: "This offer was taken back." });

/** @returns what a person lacks to own a team; null if nothing. */
export async function findOwnerBlock(db: Database, userId: string, now: Date): Promise<OwnerBlock | null> {
  const [{ entitlement }, owned] = await Promise.all([
    findEntitlement(db, userId, now),
    db.$count(teams, eq(teams.ownerId, userId)),
  ]);
  if (!entitlement.mayCollaborate) return "no-plan";
  return owned > 0 ? "owns-one" : null;
}

/** @throws {AppError} `forbidden` without a Business plan; `conflict` for owners of a team. */
export async function requireAbleToOwn(db: Database, userId: string, now: Date): Promise<void> {
  const block = await findOwnerBlock(db, userId, now);
  if (block === "no-plan") {
    throw new AppError("forbidden", {
      userMessage: "You need the Business plan to own a team: your credits pay for it then.",
    });
  }
  if (block === "owns-one") throw ownsOne();
}

const ownsOne = () =>
  new AppError("conflict", { userMessage: "You own a team already. Hand that one over or close it first." });

/** Makes a member the owner, in the caller's transaction, which has locked the team. A former owner becomes an admin with the usual cap. */
export async function makeOwner(
  services: Pick<Services, "announcements">,
  tx: Transaction,
  {
    team: { teamId, ownerId, memberMaxUsual, closedAt },
    userId,
  }: { readonly team: Membership; readonly userId: string },
): Promise<void> {
  if ((await tx.$count(teams, eq(teams.ownerId, userId))) > 0) throw ownsOne();
  const setMember = async (memberId: string, set: { role: Role; monthlyMax: number | null }) => {
    await tx
      .update(teamMembers)
      .set(set)
      .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.userId, memberId)));
    const change = { type: "team.member.role_changed", userId: memberId, role: set.role } as const;
    await announceMember(services, tx, teamId, change);
  };
  if (ownerId !== null) await setMember(ownerId, { role: "admin", monthlyMax: memberMaxUsual });
  await setMember(userId, { role: "owner", monthlyMax: null });
  // A closed one stays closed until its new owner opens it.
  const ended = closedAt ? {} : { endedAt: null };
  await tx
    .update(teams)
    .set({ ownerId: userId, offeredTo: null, ...ended })
    .where(eq(teams.id, teamId));
}

/**
 * Makes the member who was offered the team its owner. Runs under way are settled with the credits that they were held in.
 * @throws {AppError} `not_found`; `forbidden` without a Business plan; `conflict` without the offer, and for owners of another team.
 */
export async function acceptOffer(services: Needs, { teamId, userId }: Asked): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  await requireAbleToOwn(db, userId, now);
  await db.transaction(async (tx) => {
    const team = await lockMembership(tx, { teamId, userId });
    const { offeredTo, ownerId, name: teamName } = team;
    if (offeredTo !== userId) throw takenBack();
    await makeOwner(services, tx, { team, userId });
    const event = { teamId, kind: "team-handed-over", actorId: ownerId ?? undefined, subjectId: userId } as const;
    await recordTeamEvent(tx, event, now);
    await tellBoth(services, tx, { teamId, teamName, formerId: ownerId, newId: userId });
  });
}

interface HandedOver {
  readonly teamId: string;
  readonly teamName: string;
  /** Null if the former owner's account was deleted. */
  readonly formerId: string | null;
  readonly newId: string;
}

async function tellBoth(
  { jobs, config }: Needs,
  tx: Transaction,
  { formerId, newId, ...team }: HandedOver,
): Promise<void> {
  const formerName = formerId === null ? "Its owner" : await nameInMail(tx, formerId, "Its owner");
  const newAddress = await findMailAddress(tx, newId);
  if (newAddress) await sendMail(tx, jobs, writeOwnerMail(newAddress, { ...team, name: formerName }, config));
  const formerAddress = formerId === null ? undefined : await findMailAddress(tx, formerId);
  const name = await nameInMail(tx, newId, "Another member");
  if (formerAddress) await sendMail(tx, jobs, writeHandedOverMail(formerAddress, { ...team, name }, config));
}
