import { count, desc, eq } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import type { SecurityEventDetail, SecurityEventKind } from "../rules.ts";
import { securityEvents } from "../schema.ts";

export interface ListedEvent {
  readonly id: number;
  readonly kind: SecurityEventKind;
  readonly detail: SecurityEventDetail;
  /** Network as rate limits count it. */
  readonly network: string | null;
  readonly userAgent: string | null;
  readonly happenedAt: Date;
}

export interface EventsPage {
  readonly events: readonly ListedEvent[];
  /** The page that is shown, from 1; the last one if the requested page doesn't exist. */
  readonly page: number;
  readonly pagesCount: number;
}

const perPage = 20;

/** An account's security events, newest first. */
export async function listSecurityEvents(
  db: Executor,
  { userId, page }: { readonly userId: string; readonly page: number },
): Promise<EventsPage> {
  const isTheirs = eq(securityEvents.userId, userId);
  const [total] = await db.select({ count: count() }).from(securityEvents).where(isTheirs);
  const pagesCount = Math.max(1, Math.ceil((total?.count ?? 0) / perPage));
  const shown = Math.min(page, pagesCount);
  const events = await db
    .select({
      id: securityEvents.id,
      kind: securityEvents.kind,
      detail: securityEvents.detail,
      network: securityEvents.ipAddress,
      userAgent: securityEvents.userAgent,
      happenedAt: securityEvents.happenedAt,
    })
    .from(securityEvents)
    .where(isTheirs)
    .orderBy(desc(securityEvents.happenedAt), desc(securityEvents.id))
    .limit(perPage)
    .offset((shown - 1) * perPage);
  return { events, page: shown, pagesCount };
}
