import { eq } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { sendMail } from "#platform/mail/mail.ts";
import type { Services } from "#platform/services.ts";
import { newsletterSubscriptions } from "../schema.ts";
import { readConfirmationToken, unsubscribeToken } from "./subscription-token.ts";
import { writeWelcomeMail } from "./write-newsletter-mails.ts";

export type ConfirmationOutcome = "confirmed" | "already-confirmed" | "expired" | "invalid";

/**
 * Subscribes the address that a confirmation mail went to. A second use of its link changes nothing, and a link from before an
 * unsubscription does not undo it.
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
    if (!row) return "expired";
    if (row.confirmedAt && !row.unsubscribedAt) return "already-confirmed";
    if (row.unsubscribedAt && row.unsubscribedAt >= issuedAt) return "expired";
    await transaction.update(newsletterSubscriptions).set({ confirmedAt: now, unsubscribedAt: null }).where(isThisOne);
    await sendMail(transaction, jobs, writeWelcomeMail(row.email, unsubscribeToken(secrets, row.id), config));
    return "confirmed";
  });
}
