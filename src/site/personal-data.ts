import { eq } from "drizzle-orm";
import type { PersonalDataSource } from "#accounts/index.ts";
import { contactMessages, earlyAccessSignups, newsletterSubscriptions } from "./schema.ts";

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
        })
        .from(newsletterSubscriptions)
        .where(eq(newsletterSubscriptions.email, verifiedEmail)),
      db
        .select({
          name: earlyAccessSignups.name,
          discountCode: earlyAccessSignups.code,
          discountPercent: earlyAccessSignups.discountPercent,
          agreedAt: earlyAccessSignups.agreedAt,
        })
        .from(earlyAccessSignups)
        .where(eq(earlyAccessSignups.email, verifiedEmail)),
      db
        .select({
          name: contactMessages.name,
          subject: contactMessages.subject,
          message: contactMessages.message,
          receivedAt: contactMessages.receivedAt,
        })
        .from(contactMessages)
        .where(eq(contactMessages.email, verifiedEmail)),
    ]);
    return { newsletter: newsletter[0] ?? null, earlyAccess: earlyAccess[0] ?? null, messages };
  },

  async erase(db, { verifiedEmail }) {
    if (verifiedEmail === null) return;
    for (const table of [newsletterSubscriptions, earlyAccessSignups, contactMessages]) {
      await db.delete(table).where(eq(table.email, verifiedEmail));
    }
  },
};
