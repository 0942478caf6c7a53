import { and, eq, ne } from "drizzle-orm";
import { findMailAddress } from "#accounts/index.ts";
import { findEntitlement } from "#billing/index.ts";
import { isUuid } from "#platform/db/columns.ts";
import type { Transaction } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { sendMail } from "#platform/mail/mail.ts";
import type { Services } from "#platform/services.ts";
import { recordTeamEvent } from "./audit-log.ts";
import type { Role } from "./rules.ts";
import { teamMembers, teams } from "./schema.ts";
import { lockMembership } from "./team-access.ts";
import { writeOfferMail } from "./team-mails.ts";

type Needs = Pick<Services, "db" | "jobs" | "clock" | "config">;

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
    if (address) await sendMail(tx, jobs, writeOfferMail(address, { teamId, teamName: name }, config));
  });
}

async function requireOther(tx: Transaction, { teamId, userId, memberId }: Asked & { readonly memberId: string }) {
  const isIt = and(eq(teamMembers.teamId, teamId), eq(teamMembers.userId, memberId), ne(teamMembers.userId, userId));
  const found = isUuid(memberId) ? await tx.select({ role: teamMembers.role }).from(teamMembers).where(isIt) : [];
  if (found.length === 0) throw new AppError("not_found", { userMessage: "This person isn’t in the team anymore." });
}

/**
 * Makes the member who was offered the team its owner, and the former owner an admin with the usual cap. Runs under way are settled with
 * the credits that they were held in.
 * @throws {AppError} `not_found`; `forbidden` without a Business plan; `conflict` without the offer, and for owners of another team.
 */
export async function acceptOffer(
  { db, clock }: Pick<Services, "db" | "clock">,
  { teamId, userId }: Asked,
): Promise<void> {
  const now = clock.now();
  const { entitlement } = await findEntitlement(db, userId, now);
  if (!entitlement.mayCollaborate) {
    throw new AppError("forbidden", {
      userMessage: "You need the Business plan to own a team: your credits pay for it then.",
    });
  }
  await db.transaction(async (tx) => {
    const { offeredTo, ownerId, memberMaxUsual, closedAt } = await lockMembership(tx, { teamId, userId });
    if (offeredTo !== userId) throw new AppError("conflict", { userMessage: "This offer was taken back." });
    const [own] = await tx.select({ id: teams.id }).from(teams).where(eq(teams.ownerId, userId));
    if (own)
      throw new AppError("conflict", { userMessage: "You own a team already. Hand that one over or close it first." });
    const setMember = (memberId: string, set: { role: Role; monthlyMax: number | null }) =>
      tx
        .update(teamMembers)
        .set(set)
        .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.userId, memberId)));
    if (ownerId !== null) {
      await setMember(ownerId, { role: "admin", monthlyMax: memberMaxUsual });
    }
    await setMember(userId, { role: "owner", monthlyMax: null });
    // A closed one stays closed until its new owner opens it.
    const ended = closedAt ? {} : { endedAt: null };
    await tx
      .update(teams)
      .set({ ownerId: userId, offeredTo: null, ...ended })
      .where(eq(teams.id, teamId));
    await recordTeamEvent(
      tx,
      { teamId, kind: "team-handed-over", actorId: ownerId ?? undefined, subjectId: userId },
      now,
    );
  });
}
