import { and, desc, eq, isNotNull } from "drizzle-orm";
import { listNames } from "#accounts/index.ts";
import { type KnownLimit, listSpendingLimits } from "#credits/index.ts";
import type { Executor } from "#platform/db/database.ts";
import { listKeyUsage } from "#runs/index.ts";
import { listMembers } from "#teams/index.ts";
import { may, type Role } from "#teams/rules.ts";
import { type Budget, type ListedKey, stateOf } from "./rules.ts";
import { apiKeys } from "./schema.ts";

/** Revoked ones are listed, too, so that their usage can be looked up. */
const listedMax = 100;

const unused = { requests: 0, aic: 0, aicThisMonth: 0 };

/** A user's keys, newest first, without anything that could be used as one. */
export async function listApiKeys(db: Executor, userId: string, now: Date): Promise<ListedKey[]> {
  const rows = db.select().from(apiKeys).where(eq(apiKeys.userId, userId)).orderBy(desc(apiKeys.createdAt));
  return describe(db, await rows.limit(listedMax), { ownerId: userId, userId }, now);
}

/**
 * The keys of a team that one of its people sees: all of them for its owner and admins, their own for members. Those that aren't revoked come
 * first: none of them is beyond the list's end.
 */
export async function listTeamKeys(
  db: Executor,
  { teamId, userId, role }: { readonly teamId: string; readonly userId: string; readonly role: Role },
  now: Date,
): Promise<ListedKey[]> {
  const isListed = and(eq(apiKeys.userId, teamId), may(role, "manage-keys") ? undefined : eq(apiKeys.memberId, userId));
  const rows = db.select().from(apiKeys).where(isListed).orderBy(isNotNull(apiKeys.revokedAt), desc(apiKeys.createdAt));
  return describe(db, await rows.limit(listedMax), { ownerId: teamId, userId }, now);
}

async function describe(
  db: Executor,
  rows: readonly (typeof apiKeys.$inferSelect)[],
  { ownerId, userId }: { readonly ownerId: string; readonly userId: string },
  now: Date,
): Promise<ListedKey[]> {
  const memberIds = [...new Set(rows.flatMap(({ memberId }) => memberId ?? []))];
  const [limits, usage, names, members] = await Promise.all([
    listSpendingLimits(db, ownerId),
    listKeyUsage(db, ownerId, now),
    listNames(db, memberIds),
    memberIds.length === 0 ? [] : listMembers(db, ownerId),
  ]);
  return rows.map(({ digest: _, userId: __, memberId, ...key }) => {
    const name = memberId === null ? undefined : names.get(memberId);
    const joinedAt = members.find((member) => member.userId === memberId)?.joinedAt;
    return {
      ...key,
      budget: budgetOf(limits.get(key.id)),
      state: stateOf({ ...key, memberId }, { now, joinedAt }),
      usage: usage.get(key.id) ?? unused,
      isOwn: memberId === null || memberId === userId,
      createdBy: name ? `${name.firstName} ${name.lastName}`.trim() : null,
    };
  });
}

function budgetOf(limit: KnownLimit | undefined): Budget {
  if (limit?.monthlyMax != null) return { kind: "month", max: limit.monthlyMax };
  return limit?.totalMax == null ? { kind: "none" } : { kind: "total", max: limit.totalMax };
}
