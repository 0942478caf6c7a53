import { sql } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { hoursUsual, type SupportHours, supportPlans } from "./rules.ts";
import { supportHours } from "./schema.ts";

export async function readSupportHours(db: Executor): Promise<SupportHours> {
  const rows = await db.select().from(supportHours);
  return { ...hoursUsual, ...Object.fromEntries(rows.map(({ planId, hours }) => [planId, hours])) };
}

/**
 * Sets the hours for messages from now on: what was promised before stays.
 * @throws {AppError} `conflict` if they are so already.
 */
export async function setSupportHours(db: Executor, hours: SupportHours): Promise<void> {
  const before = await readSupportHours(db);
  if (supportPlans.every((planId) => before[planId] === hours[planId]))
    throw new AppError("conflict", { userMessage: "These are the hours already. Change one first." });
  await db
    .insert(supportHours)
    .values(supportPlans.map((planId) => ({ planId, hours: hours[planId] })))
    .onConflictDoUpdate({ target: supportHours.planId, set: { hours: sql`excluded.hours` } });
}
