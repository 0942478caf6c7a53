import { and, count, eq, gt } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import type { SecurityEventDetail, SecurityEventKind } from "../rules.ts";
import { securityEvents } from "../schema.ts";

export interface SecurityEvent {
  readonly userId: string;
  readonly kind: SecurityEventKind;
  readonly detail?: SecurityEventDetail;
  /** The client's network as rate limits count it. */
  readonly ipAddress?: string | null;
  readonly userAgent?: string | null;
  readonly happenedAt: Date;
}

const userAgentLengthMax = 400;

/** Events that others can cause, as often as they like. Only so many an hour are recorded. */
const byAnybody: readonly SecurityEventKind[] = [
  "sign-in-failed",
  "second-factor-failed",
  "reauthentication-failed",
  "password-reset-requested",
];
const byAnybodyPerHourMax = 5;
const hourMs = 60 * 60_000;

/**
 * Records a security event, which the owner reads at `/settings/security`. For events that others can cause, the last one recorded in an
 * hour says that further ones are not listed: no one can flood the log, or hide in it what matters.
 */
export async function recordSecurityEvent(db: Executor, event: SecurityEvent): Promise<void> {
  const before = byAnybody.includes(event.kind) ? await countLastHour(db, event) : 0;
  if (before >= byAnybodyPerHourMax) return;
  const detail = { ...event.detail, ...(before === byAnybodyPerHourMax - 1 ? { note: moreNote } : {}) };
  const userAgent = event.userAgent?.slice(0, userAgentLengthMax) ?? null;
  await db.insert(securityEvents).values({ ...event, detail, userAgent });
}

const moreNote = "further events in the next hour are not listed";

async function countLastHour(db: Executor, { userId, kind, happenedAt }: SecurityEvent): Promise<number> {
  const since = new Date(happenedAt.getTime() - hourMs);
  const [row] = await db
    .select({ count: count() })
    .from(securityEvents)
    .where(and(eq(securityEvents.userId, userId), gt(securityEvents.happenedAt, since), eq(securityEvents.kind, kind)));
  return row?.count ?? 0;
}
