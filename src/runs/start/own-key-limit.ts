import { and, eq, gte, isNull, or, sql } from "drizzle-orm";
import { isKeyVendor, type KeyVendor, vendorTitles } from "#engines/index.ts";
import type { Executor, Transaction } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { lockKeyLimit } from "#provider-keys/index.ts";
import { formatNumber } from "#ui/format.ts";
import { runs } from "../schema.ts";

const monthStart = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()));

/** Tokens that a provider has counted or, for a run that was cut, that we have. A run that failed before anything came has used nothing. */
const usedTokens = sql`case when ${runs.state} in ('finished', 'stopped') or ${runs.firstOutputMs} is not null
  then (${runs.tokens} ->> 'input')::float8 + (${runs.tokens} ->> 'output')::float8 end`;

/** @param ownerId the user or the team whose key it is. */
const isOwnKeyText = (ownerId: string, now: Date) =>
  and(
    or(and(eq(runs.userId, ownerId), isNull(runs.teamId)), eq(runs.teamId, ownerId)),
    eq(runs.payer, "own-key"),
    eq(runs.kind, "text"),
    gte(runs.createdAt, monthStart(now)),
  );

/** Number of tokens that a user's texts have used this month (UTC), by the vendor of their own key. Vendors without texts are left out. */
export async function countOwnKeyTokens(
  db: Executor,
  userId: string,
  now: Date,
): Promise<ReadonlyMap<KeyVendor, number>> {
  const rows = await db
    .select({ vendor: runs.vendor, tokens: sql<number>`coalesce(sum(${usedTokens}), 0)` })
    .from(runs)
    .where(isOwnKeyText(userId, now))
    .groupBy(runs.vendor);
  return new Map(rows.flatMap(({ vendor, tokens }) => (isKeyVendor(vendor) ? [[vendor, tokens] as const] : [])));
}

interface LimitedRun {
  readonly userId: string;
  readonly vendor: KeyVendor;
  /** The most that the run takes. It is in the table already. */
  readonly tokensMax: number;
  readonly now: Date;
}

/**
 * Makes sure that a run on a user's own key fits into the key's limit, together with all others of the month: those that still run count
 * with the most that they may take.
 * @throws {AppError} `forbidden` if it does not.
 */
export async function requireWithinKeyLimit(tx: Transaction, run: LimitedRun): Promise<void> {
  const { userId, vendor, now } = run;
  const limit = await lockKeyLimit(tx, { userId, vendor });
  if (limit === null) return;
  const counted = sql`case when ${runs.state} = 'running' then ${runs.tokensMax} else ${usedTokens} end`;
  const [sum] = await tx
    .select({ tokens: sql<number>`coalesce(sum(${counted}), 0)` })
    .from(runs)
    .where(and(isOwnKeyText(userId, now), eq(runs.vendor, vendor)));
  const total = sum?.tokens ?? 0;
  if (total > limit) throw beyondLimit(run, limit, limit - (total - run.tokensMax));
}

function beyondLimit({ vendor, tokensMax }: LimitedRun, limit: number, left: number): AppError {
  const leftOver = left > 0 ? formatNumber(left) : "none";
  return new AppError("forbidden", {
    userMessage:
      `This run can take up to ${formatNumber(tokensMax)} tokens, and your ${vendorTitles[vendor]} key has ${leftOver} of ` +
      `this month’s ${formatNumber(limit)} left. Ask for less, choose another engine, or raise the key’s monthly limit in ` +
      "your AI provider settings.",
  });
}
