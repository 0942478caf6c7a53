import { and, eq, isNull, lt } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import type { JobQueue } from "#platform/jobs.ts";
import { sendMail } from "#platform/mail/mail.ts";
import type { Services } from "#platform/services.ts";
import { unsubscribeLink } from "../lists/unsubscribe.ts";
import { newsletterSubscriptions } from "../schema.ts";
import { mailSubscriptionAnswerJob } from "./mail-subscription-answer.ts";
import { readConfirmationToken } from "./subscription-token.ts";
import { writeWelcomeMail } from "./write-newsletter-mails.ts";

/**
 * Records a newsletter request. It does not subscribe the address yet: the mail that follows asks for confirmation. It does the same work
 * for known and unknown addresses, so that neither the answer nor its timing reveals which ones are known.
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

export type ConfirmationOutcome = "confirmed" | "already-confirmed" | "expired" | "invalid";

/**
 * Subscribes the address of a confirmation mail. Using its link again changes nothing, and an older link does not undo an unsubscription.
 */
export async function confirmSubscription(
  db: Executor,
  { jobs, secrets, config, clock }: Pick<Services, "jobs" | "secrets" | "config" | "clock">,
  token: string,
): Promise<ConfirmationOutcome> {
  const now = clock.now();
  const confirmation = readConfirmationToken(secrets, token, now);
  if (typeof confirmation === "string") return confirmation;
  const { subscriptionId, issuedAt } = confirmation;
  return db.transaction(async (transaction) => {
    const isThisOne = eq(newsletterSubscriptions.id, subscriptionId);
    const [row] = await transaction.select().from(newsletterSubscriptions).where(isThisOne).for("update");
    const outcome = outcomeFor(row, issuedAt);
    if (!row || outcome !== "confirmed") return outcome;
    await transaction
      .update(newsletterSubscriptions)
      .set({ confirmedAt: now, unsubscribedAt: null, bouncedAt: null })
      .where(isThisOne);
    const link = unsubscribeLink(secrets, config, { list: "newsletter", memberId: row.id });
    await sendMail(transaction, jobs, writeWelcomeMail(row.email, link, config));
    return "confirmed";
  });
}

/** The outcome that a confirmation would have now. It changes nothing. */
export async function findConfirmationOutcome(
  db: Executor,
  { secrets, clock }: Pick<Services, "secrets" | "clock">,
  token: string,
): Promise<ConfirmationOutcome> {
  const confirmation = readConfirmationToken(secrets, token, clock.now());
  if (typeof confirmation === "string") return confirmation;
  const isThisOne = eq(newsletterSubscriptions.id, confirmation.subscriptionId);
  const [row] = await db.select().from(newsletterSubscriptions).where(isThisOne);
  return outcomeFor(row, confirmation.issuedAt);
}

type Subscription = typeof newsletterSubscriptions.$inferSelect;

function outcomeFor(row: Subscription | undefined, issuedAt: Date): Exclude<ConfirmationOutcome, "invalid"> {
  if (row?.confirmedAt && !row.unsubscribedAt) return "already-confirmed";
  return !row || (row.unsubscribedAt && row.unsubscribedAt >= issuedAt) ? "expired" : "confirmed";
}

const keptMs = 30 * 24 * 60 * 60 * 1_000;

/** Deletes addresses that were never confirmed: they may not belong to the visitor who entered them. */
export async function forgetUnconfirmed(db: Executor, now: Date): Promise<void> {
  const { confirmedAt, unsubscribedAt, requestedAt } = newsletterSubscriptions;
  const before = new Date(now.getTime() - keptMs);
  await db
    .delete(newsletterSubscriptions)
    .where(and(isNull(confirmedAt), isNull(unsubscribedAt), lt(requestedAt, before)));
}
