import { asc, eq, inArray } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { quotedOf, type SubscriptionRow } from "../entitlement/find-entitlement.ts";
import { billingInvoices, subscriptionChanges, userSubscriptions } from "../schema.ts";
import type { History } from "./history.ts";

export interface SubscriptionHistory {
  readonly row: SubscriptionRow;
  readonly history: History;
  /** Invoices as stored, oldest first. */
  readonly invoices: readonly (typeof billingInvoices.$inferSelect)[];
}

/** Everything known about the user's subscriptions, oldest first. */
export async function readHistories(db: Executor, userId: string): Promise<readonly SubscriptionHistory[]> {
  const rows = await db
    .select()
    .from(userSubscriptions)
    .where(eq(userSubscriptions.userId, userId))
    .orderBy(asc(userSubscriptions.providerCreatedAt), asc(userSubscriptions.providerId));
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const changes = await db
    .select()
    .from(subscriptionChanges)
    .where(inArray(subscriptionChanges.subscriptionId, ids))
    .orderBy(asc(subscriptionChanges.providerUpdatedAt), asc(subscriptionChanges.contentDigest));
  const invoices = await db
    .select()
    .from(billingInvoices)
    .where(eq(billingInvoices.userId, userId))
    .orderBy(asc(billingInvoices.providerCreatedAt), asc(billingInvoices.providerId));
  return rows.map((row) => {
    const own = invoices.filter(
      (one) => one.provider === row.provider && one.subscriptionProviderId === row.providerId,
    );
    return {
      row,
      invoices: own,
      history: {
        id: row.providerId,
        createdAt: row.providerCreatedAt,
        quoted: quotedOf(row),
        changes: changes
          .filter(({ subscriptionId }) => subscriptionId === row.id)
          .map(({ providerUpdatedAt, ...change }) => ({ ...change, updatedAt: providerUpdatedAt })),
        invoices: own.map(({ id, providerId, providerCreatedAt, ...invoice }) => ({
          ...invoice,
          id: providerId,
          rowId: id,
          createdAt: providerCreatedAt,
        })),
      },
    };
  });
}
