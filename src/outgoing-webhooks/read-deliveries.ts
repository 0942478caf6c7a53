import { and, desc, eq, gt } from "drizzle-orm";
import { dayMs } from "#platform/clock.ts";
import type { Executor } from "#platform/db/database.ts";
import { type ListPage, pageOf, pageWindow } from "#platform/list-query.ts";
import { deliveryDays, type ListedDelivery } from "./rules.ts";
import { webhookMessages } from "./schema.ts";

export const listedSince = (now: Date): Date => new Date(now.getTime() - deliveryDays * dayMs);

/** Lists what was sent to an endpoint in the last 30 days, the latest first. */
export async function listDeliveries(
  db: Executor,
  { endpointId, page }: { readonly endpointId: string; readonly page: number },
  now: Date,
): Promise<ListPage<ListedDelivery>> {
  const { id, createdAt } = webhookMessages;
  const { limit, offset } = pageWindow(page);
  const rows = await db
    .select()
    .from(webhookMessages)
    .where(and(eq(webhookMessages.endpointId, endpointId), gt(createdAt, listedSince(now))))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
    .offset(offset);
  return pageOf(
    rows.map(({ endpointId: _, key: __, dueAt, claimedUntil: ___, retries: ____, ...row }) => ({
      ...row,
      nextAt: row.state === "waiting" && row.tries > 0 ? dueAt : null,
    })),
    page,
  );
}
