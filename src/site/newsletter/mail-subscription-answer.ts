import { and, eq, isNull, lte, or } from "drizzle-orm";
import type { JobKind } from "#platform/jobs.ts";
import { sendMail } from "#platform/mail/mail.ts";
import type { Services } from "#platform/services.ts";
import { unsubscribeLink } from "../lists/unsubscribe.ts";
import { newsletterSubscriptions } from "../schema.ts";
import { confirmationToken } from "./subscription-token.ts";
import { writeAlreadySubscribedMail, writeConfirmationMail } from "./write-newsletter-mails.ts";

export interface MailSubscriptionAnswer {
  readonly subscriptionId: number;
}

export const mailSubscriptionAnswerJob: JobKind<MailSubscriptionAnswer> = {
  name: "mail-subscription-answer",
  retryLimit: 10,
  expireInSeconds: 60,
};

/** The pause between two mails to one address, however many requests there are. */
const pauseMs = 60 * 60 * 1_000;

/** Answers a newsletter request by mail: with a confirmation link, or with a note that the address is already subscribed. */
export async function mailSubscriptionAnswer(
  services: Services,
  { subscriptionId }: MailSubscriptionAnswer,
): Promise<void> {
  const { db, jobs, clock, secrets, config } = services;
  const now = clock.now();
  await db.transaction(async (transaction) => {
    const isDue = or(
      isNull(newsletterSubscriptions.mailedAt),
      lte(newsletterSubscriptions.mailedAt, new Date(now.getTime() - pauseMs)),
    );
    const [row] = await transaction
      .update(newsletterSubscriptions)
      .set({ mailedAt: now })
      .where(and(eq(newsletterSubscriptions.id, subscriptionId), isDue))
      .returning();
    if (!row) return;
    const mail =
      row.confirmedAt && !row.unsubscribedAt
        ? writeAlreadySubscribedMail(
            row.email,
            unsubscribeLink(secrets, config, { list: "newsletter", memberId: row.id }),
            config,
          )
        : writeConfirmationMail(
            row.email,
            confirmationToken(secrets, { subscriptionId: row.id, issuedAt: now }),
            config,
          );
    await sendMail(transaction, jobs, mail);
  });
}
