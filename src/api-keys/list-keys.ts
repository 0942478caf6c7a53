import { desc, eq } from "drizzle-orm";
import { type KnownLimit, listSpendingLimits } from "#credits/index.ts";
import type { Executor } from "#platform/db/database.ts";
import { listKeyUsage } from "#runs/index.ts";
import { type Budget, type ListedKey, stateOf } from "./rules.ts";
import { apiKeys } from "./schema.ts";

/** Revoked ones are listed, too, so that their usage can be looked up. */
const listedMax = 100;

const unused = { requests: 0, aic: 0, aicThisMonth: 0 };

/** A user's keys, newest first, without anything that could be used as one. */
export async function listApiKeys(db: Executor, userId: string, now: Date): Promise<ListedKey[]> {
  const [rows, limits, usage] = await Promise.all([
    db.select().from(apiKeys).where(eq(apiKeys.userId, userId)).orderBy(desc(apiKeys.createdAt)).limit(listedMax),
    listSpendingLimits(db, userId),
    listKeyUsage(db, userId, now),
  ]);
  return rows.map(({ digest: _, userId: __, ...key }) => ({
    ...key,
    budget: budgetOf(limits.get(key.id)),
    state: stateOf(key, now),
    usage: usage.get(key.id) ?? unused,
  }));
}

function budgetOf(limit: KnownLimit | undefined): Budget {
  if (limit?.monthlyMax != null) return { kind: "month", max: limit.monthlyMax };
  return limit?.totalMax == null ? { kind: "none" } : { kind: "total", max: limit.totalMax };
}
