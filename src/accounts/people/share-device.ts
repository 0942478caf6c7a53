import { and, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Executor } from "#platform/db/database.ts";
import { devices } from "../schema.ts";

/** Whether two people have signed in in the same browser. */
export async function shareDevice(db: Executor, oneId: string, otherId: string): Promise<boolean> {
  const others = alias(devices, "others");
  const shared = await db
    .select({ digest: devices.digest })
    .from(devices)
    .innerJoin(others, and(eq(others.digest, devices.digest), eq(others.userId, otherId)))
    .where(eq(devices.userId, oneId))
    .limit(1);
  return shared.length > 0;
}
