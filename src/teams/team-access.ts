import { and, eq } from "drizzle-orm";
import { findStanding, type Standing } from "#accounts/index.ts";
import { findEntitlement } from "#billing/index.ts";
import { dayMs } from "#platform/clock.ts";
import { isUuid } from "#platform/db/columns.ts";
import type { Database, Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import {
  kitsNote,
  may,
  noMemberMessage,
  type Permission,
  type ReadOnlyReason,
  type ReadOnlyState,
  type Role,
  readableDays,
  readOnlyWords,
} from "./rules.ts";
import { teamMembers, teams, workOwners } from "./schema.ts";

/** A team, as one of its members acts in it. */
export interface Membership {
  readonly teamId: string;
  readonly name: string;
  /** Null once the owner's account was deleted. */
  readonly ownerId: string | null;
  /** When it was closed, or its plan ended. */
  readonly endedAt: Date | null;
  /** When the owner closed it. */
  readonly closedAt: Date | null;
  /** True if members may take a copy of what they made along. */
  readonly allowsCopies: boolean;
  /** Member whom the owner has offered the team. */
  readonly offeredTo: string | null;
  readonly role: Role;
  readonly joinedAt: Date;
  /** Owner of what the member keeps to themselves in the team. */
  readonly privateId: string;
  /** AIC a month that all may spend together; null for no cap. */
  readonly monthlyMax: number | null;
  /** AIC a month that new members may spend; null for no cap. */
  readonly memberMaxUsual: number | null;
}

/** @returns undefined for people who are not members, also of a team that does not exist. */
export async function findMembership(
  db: Executor,
  { teamId, userId }: { readonly teamId: string; readonly userId: string },
): Promise<Membership | undefined> {
  if (!isUuid(teamId)) return undefined;
  const { name, ownerId, endedAt, closedAt, allowsCopies, offeredTo, monthlyMax, memberMaxUsual } = teams;
  const [found] = await db
    .select({
      ...{ teamId: teams.id, name, ownerId, endedAt, closedAt, allowsCopies, offeredTo, monthlyMax, memberMaxUsual },
      ...{ role: teamMembers.role, joinedAt: teamMembers.joinedAt, privateId: workOwners.id },
    })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.id, teamMembers.teamId))
    .innerJoin(workOwners, and(eq(workOwners.teamId, teamMembers.teamId), eq(workOwners.userId, teamMembers.userId)))
    .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.userId, userId)));
  return found;
}

/**
 * A member's own team.
 * @param permission what the member must be allowed to do.
 * @throws {AppError} `not_found` for people who are not members, `forbidden` without the permission.
 */
export async function getMembership(
  db: Executor,
  asked: { readonly teamId: string; readonly userId: string },
  permission?: Permission,
): Promise<Membership> {
  const membership = await findMembership(db, asked);
  if (!membership) throw noTeam();
  if (permission && !may(membership.role, permission)) throw notAllowed(permission);
  return membership;
}

/**
 * The same in a transaction that changes who is in the team: such transactions wait for each other, so that each counts the other's
 * members.
 * @throws {AppError} as `getMembership`.
 */
export async function lockMembership(
  tx: Executor,
  asked: { readonly teamId: string; readonly userId: string },
  permission?: Permission,
): Promise<Membership> {
  if (!isUuid(asked.teamId)) throw noTeam();
  await lockTeam(tx, asked.teamId);
  return getMembership(tx, asked, permission);
}

export async function lockTeam(tx: Executor, teamId: string): Promise<void> {
  await tx.select({ id: teams.id }).from(teams).where(eq(teams.id, teamId)).for("update");
}

/** The people who can change a team, or the reason why no one can. */
export interface TeamState {
  /** People whom the owner's plan has room for; 0 while the team can only be read. */
  readonly seats: number;
  /** Null while it can be changed. */
  readonly readOnly: ReadOnlyState | null;
}

/** The one place that decides whether a team can be changed, and why not. Not for transactions: it asks several things at once. */
export async function readTeamState(
  db: Database,
  { ownerId, closedAt, endedAt }: Pick<Membership, "ownerId" | "closedAt" | "endedAt">,
  now: Date,
): Promise<TeamState> {
  const [standing, plan] = await Promise.all([
    ownerId === null ? undefined : findStanding(db, ownerId),
    ownerId === null ? undefined : findEntitlement(db, ownerId, now),
  ]);
  const reason = reasonOf({ isClosed: closedAt !== null, standing, isPaid: plan?.entitlement.mayCollaborate ?? false });
  if (reason === null) return { seats: plan?.entitlement.usersMax ?? 0, readOnly: null };
  // The sweep notes an end within the hour.
  const deletedOn = hasEnded(reason) ? deletionDay(endedAt ?? now) : null;
  return { seats: 0, readOnly: { reason, deletedOn } };
}

interface Facts {
  readonly isClosed: boolean;
  /** Standing of the owner's account; undefined once it was deleted. */
  readonly standing: Standing | undefined;
  readonly isPaid: boolean;
}

/** The reason that lasts longest. */
function reasonOf({ isClosed, standing, isPaid }: Facts): ReadOnlyReason | null {
  if (isClosed) return "closed";
  if (standing === undefined) return "owner-gone";
  if (standing === "deleting") return "owner-deleting";
  if (!isPaid) return "no-plan";
  return standing === "disabled" ? "owner-disabled" : null;
}

/** Tells whether a team is deleted 90 days later. A disabled account may come back at any time. */
export const hasEnded = (reason: ReadOnlyReason | undefined): boolean =>
  reason !== undefined && reason !== "owner-disabled";

/** The day on which a team is deleted, unless it is opened again before. */
export const deletionDay = (endedAt: Date): Date => new Date(endedAt.getTime() + readableDays * dayMs);

/** Finds out whether a team can be changed. @returns undefined if the id is not a team's. */
export async function findTeamState(db: Database, teamId: string, now: Date): Promise<TeamState | undefined> {
  const [team] = await db.select().from(teams).where(eq(teams.id, teamId));
  return team && readTeamState(db, team, now);
}

/** @returns the seats of a team that can be changed. @throws {AppError} `forbidden` while it can only be read. */
export async function requireOpenTeam(
  db: Database,
  team: Pick<Membership, "name" | "ownerId" | "closedAt" | "endedAt">,
  now: Date,
): Promise<number> {
  const { seats, readOnly: state } = await readTeamState(db, team, now);
  if (state) throw readOnly(team.name, state.reason);
  return seats;
}

export const noTeam = () =>
  new AppError("not_found", { userMessage: "You aren’t a member of this team, or it doesn’t exist anymore." });

const needs: Readonly<Record<Permission, string>> = {
  "manage-people": "Only the team’s owner and admins can do this.",
  "manage-kits": kitsNote,
  "manage-keys": "Only the team’s owner and admins can manage its keys and webhooks.",
  "manage-money": "Only the team’s owner can do this.",
  own: "Only the team’s owner can do this.",
};

export const notAllowed = (permission: Permission) => new AppError("forbidden", { userMessage: needs[permission] });

export const isNoMember = (error: unknown): boolean =>
  error instanceof AppError && error.userMessage === noMemberMessage;
export const noMember = () => new AppError("forbidden", { userMessage: noMemberMessage });

export const readOnly = (name: string, reason: ReadOnlyReason) =>
  new AppError("forbidden", { userMessage: `${name} can only be read at the moment: ${readOnlyWords[reason]}.` });
