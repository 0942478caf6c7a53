import { eq } from "drizzle-orm";
import { findEntitlement } from "#billing/index.ts";
import type { Transaction } from "#platform/db/database.ts";
import { lockName } from "#platform/db/lock-name.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { recordTeamEvent } from "./audit-log.ts";
import { teamMembers, teams } from "./schema.ts";
import { lockMembership } from "./team-access.ts";

/**
 * Creates the team of a Business subscriber, who becomes its owner. A second press finds the team of the first.
 * @returns the team's id. @throws {AppError} `forbidden` on a plan without teams.
 */
export async function createTeam(
  { db, clock }: Pick<Services, "db" | "clock">,
  { userId, name }: { readonly userId: string; readonly name: string },
): Promise<string> {
  const now = clock.now();
  if (!(await findEntitlement(db, userId, now)).entitlement.mayCollaborate) throw needsBusiness();
  return db.transaction(async (tx) => {
    await lockName(tx, `teams:${userId}`);
    const [own] = await tx.select({ id: teams.id }).from(teams).where(eq(teams.ownerId, userId));
    return own?.id ?? addTeam(tx, { userId, name }, now);
  });
}

async function addTeam(
  tx: Transaction,
  { userId, name }: { userId: string; name: string },
  now: Date,
): Promise<string> {
  const [made] = await tx.insert(teams).values({ ownerId: userId, name, createdAt: now }).returning({ id: teams.id });
  if (!made) throw new Error("the team was not stored");
  await tx.insert(teamMembers).values({ teamId: made.id, userId, role: "owner", joinedAt: now });
  await recordTeamEvent(tx, { teamId: made.id, kind: "team-created", actorId: userId }, now);
  return made.id;
}

/** @throws {AppError} `not_found` for people who are not members, `forbidden` for those who do not manage people. */
export async function renameTeam(
  { db, clock }: Pick<Services, "db" | "clock">,
  { teamId, userId, name }: { readonly teamId: string; readonly userId: string; readonly name: string },
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const { name: from } = await lockMembership(tx, { teamId, userId }, "manage-people");
    if (from === name) return;
    await tx.update(teams).set({ name }).where(eq(teams.id, teamId));
    const event = { teamId, kind: "team-renamed", actorId: userId, detail: { from, to: name } } as const;
    await recordTeamEvent(tx, event, now);
  });
}

const needsBusiness = () =>
  new AppError("forbidden", { userMessage: "Teams are part of the Business plan. Upgrade your plan to create one." });
