import { asc, eq } from "drizzle-orm";
import type { PersonalDataSource } from "#accounts/index.ts";
import { contactAnswers, contactMessages, earlyAccessSignups, newsletterSubscriptions } from "./schema.ts";

/** Data that visitors submitted with an email address: newsletter, early access and contact messages. */
export const sitePersonalData: PersonalDataSource = {
  name: "site",

  async exportFor(db, { verifiedEmail }) {
    if (verifiedEmail === null) return {};
    const [newsletter, earlyAccess, messages] = await Promise.all([
      db
        .select({
          requestedAt: newsletterSubscriptions.requestedAt,
          confirmedAt: newsletterSubscriptions.confirmedAt,
          unsubscribedAt: newsletterSubscriptions.unsubscribedAt,
          bouncedAt: newsletterSubscriptions.bouncedAt,
        })
        .from(newsletterSubscriptions)
        .where(eq(newsletterSubscriptions.email, verifiedEmail)),
      db
        .select({
          name: earlyAccessSignups.name,
          discountCode: earlyAccessSignups.code,
          discountPercent: earlyAccessSignups.discountPercent,
          agreedAt: earlyAccessSignups.agreedAt,
          lettersAgreedAt: earlyAccessSignups.lettersAgreedAt,
          unsubscribedAt: earlyAccessSignups.unsubscribedAt,
          bouncedAt: earlyAccessSignups.bouncedAt,
        })
        .from(earlyAccessSignups)
        .where(eq(earlyAccessSignups.email, verifiedEmail)),
      db
        .select({
          id: contactMessages.id,
          name: contactMessages.name,
          subject: contactMessages.subject,
          message: contactMessages.message,
          receivedAt: contactMessages.receivedAt,
        })
        .from(contactMessages)
        .where(eq(contactMessages.email, verifiedEmail)),
    ]);
    const answers = await db
      .select({ messageId: contactAnswers.messageId, text: contactAnswers.text, sentAt: contactAnswers.sentAt })
      .from(contactAnswers)
      .innerJoin(contactMessages, eq(contactMessages.id, contactAnswers.messageId))
      .where(eq(contactMessages.email, verifiedEmail))
      .orderBy(asc(contactAnswers.id));
    return {
      newsletter: newsletter[0] ?? null,
      earlyAccess: earlyAccess[0] ?? null,
      messages: messages.map(({ id, ...message }) => ({
        ...message,
        answers: answers.filter(({ messageId }) => messageId === id).map(({ messageId: _, ...answer }) => answer),
      })),
    };
  },

  async erase(db, { verifiedEmail }) {
    if (verifiedEmail === null) return;
    for (const table of [newsletterSubscriptions, earlyAccessSignups, contactMessages]) {
      await db.delete(table).where(eq(table.email, verifiedEmail));
    }
  },
};
