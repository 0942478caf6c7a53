import type { Executor } from "#platform/db/database.ts";
import type { JobQueue } from "#platform/jobs.ts";
import { newsletterSubscriptions } from "../schema.ts";
import { mailSubscriptionAnswerJob } from "./mail-subscription-answer.ts";

/**
 * Notes that somebody wants the newsletter at an address. Nothing is subscribed by that: the mail that follows asks. Does the same for
 * an address that is known and for one that is not, so that neither the answer nor its time tells them apart.
 * @param request.email as `parseEmail` gives it.
 */
export async function requestSubscription(
  db: Executor,
  jobs: JobQueue,
  { email, at }: { readonly email: string; readonly at: Date },
): Promise<void> {
  await db.transaction(async (transaction) => {
    const [row] = await transaction
      .insert(newsletterSubscriptions)
      .values({ email, requestedAt: at })
      .onConflictDoUpdate({ target: newsletterSubscriptions.email, set: { requestedAt: at } })
      .returning({ id: newsletterSubscriptions.id });
    if (!row) throw new Error("the newsletter request was not written");
    await jobs.enqueue(transaction, mailSubscriptionAnswerJob, { subscriptionId: row.id });
  });
}
