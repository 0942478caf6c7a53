import { and, eq, notInArray } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import type { JobQueue } from "#platform/jobs.ts";
import { userSubscriptions } from "../schema.ts";
import { cancelAtProviderJob } from "./cancel-at-provider-job.ts";

/** Has what is still billed of somebody who leaves, or has left, cancelled at the provider. */
export async function cancelLive(db: Executor, jobs: JobQueue, userId: string): Promise<void> {
  const live = await db
    .select({ provider: userSubscriptions.provider, providerId: userSubscriptions.providerId })
    .from(userSubscriptions)
    .where(and(eq(userSubscriptions.userId, userId), notInArray(userSubscriptions.status, ["cancelled", "expired"])));
  for (const subscription of live) await jobs.enqueue(db, cancelAtProviderJob, subscription);
}
