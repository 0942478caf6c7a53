import { lt } from "drizzle-orm";
import { dayMs } from "#platform/clock.ts";
import type { Executor } from "#platform/db/database.ts";
import { referralInvites } from "../schema.ts";
import { keptDays } from "./invite-limits.ts";

/** Nothing stays of an invitation longer than it takes to limit them. */
export async function forgetInvites(db: Executor, now: Date): Promise<void> {
  await db.delete(referralInvites).where(lt(referralInvites.sentAt, new Date(now.getTime() - keptDays * dayMs)));
}
