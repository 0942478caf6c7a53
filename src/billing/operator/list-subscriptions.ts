import { and, desc, eq, getTableColumns, ilike, inArray, notInArray, or, type SQL } from "drizzle-orm";
import { mailAddressOf, searchAccounts } from "#accounts/index.ts";
import { containing, isUuid } from "#platform/db/columns.ts";
import type { Executor } from "#platform/db/database.ts";
import { type ListQuery, pageOf, pageWindow } from "#platform/list-query.ts";
import { userSubscriptions } from "../schema.ts";
import { findPayerIds } from "./find-payer-ids.ts";
import type { SubscriptionsState } from "./rules.ts";

const { providerCreatedAt, providerId, status, subscriptionPlanId, userId } = userSubscriptions;

const running = ["active", "on_trial", "past_due"];

const conditions: Readonly<Record<SubscriptionsState, SQL | undefined>> = {
  running: inArray(status, running),
  trial: eq(status, "on_trial"),
  unpaid: inArray(status, ["past_due", "unpaid"]),
  ended: notInArray(status, running),
  all: undefined,
};

/** Subscriptions of all users, newest first. A text is a provider's number, a user's id or a part of their address, or the plan. */
export async function listSubscriptions(
  db: Executor,
  { text, page, state }: Pick<ListQuery, "text" | "page"> & { readonly state: SubscriptionsState },
) {
  const { limit, offset } = pageWindow(page);
  const payers = text === "" ? [] : await findPayers(db, text);
  const meant =
    text === ""
      ? undefined
      : or(
          inArray(userId, [...payers]),
          ilike(subscriptionPlanId, containing(text)),
          ilike(providerId, containing(text)),
          isUuid(text) ? eq(userId, text) : undefined,
        );
  const rows = await db
    .select({ ...getTableColumns(userSubscriptions), email: mailAddressOf(userId) })
    .from(userSubscriptions)
    .where(and(conditions[state], meant))
    .orderBy(desc(providerCreatedAt), desc(userSubscriptions.id))
    .limit(limit)
    .offset(offset);
  return pageOf(
    rows.map((row) => ({
      id: row.id,
      userId: row.userId,
      email: row.email,
      provider: row.provider,
      providerId: row.providerId,
      customerId: row.customerId,
      planId: row.subscriptionPlanId,
      interval: row.interval,
      status: row.status,
      periodEnd: row.currentPeriodEnd,
      isEnding: row.cancelAtPeriodEnd,
      isTest: row.isTest,
      createdAt: row.providerCreatedAt,
    })),
    page,
  );
}

/** Users that a text means: by a number at the payment provider, or by a part of their address, at most 50 each. */
async function findPayers(db: Executor, text: string): Promise<readonly string[]> {
  const payers = await findPayerIds(db, text);
  if (!text.includes("@")) return payers;
  const { rows } = await searchAccounts(db, { text, sort: "newest", page: 1, state: "all" });
  return [...payers, ...rows.map(({ id }) => id)];
}
