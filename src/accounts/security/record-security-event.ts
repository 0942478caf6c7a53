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

/** Writes down what happened to an account's safety, where its owner reads it (`/settings/security`). */
export async function recordSecurityEvent(db: Executor, event: SecurityEvent): Promise<void> {
  const userAgent = event.userAgent?.slice(0, userAgentLengthMax) ?? null;
  await db.insert(securityEvents).values({ ...event, userAgent });
}
