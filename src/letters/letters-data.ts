import { asc, eq } from "drizzle-orm";
import type { PersonalDataSource } from "#accounts/index.ts";
import { letterRecipients, letters } from "./schema.ts";

/** Letters that were sent to a user's verified address. */
export const lettersData: PersonalDataSource = {
  name: "letters",
  async exportFor(db, { verifiedEmail }) {
    if (verifiedEmail === null) return {};
    const { state, triedAt, email } = letterRecipients;
    const lettersTo = await db
      .select({ list: letters.list, subject: letters.subject, state, triedAt })
      .from(letterRecipients)
      .innerJoin(letters, eq(letters.id, letterRecipients.letterId))
      .where(eq(email, verifiedEmail))
      .orderBy(asc(letterRecipients.id));
    return { letters: lettersTo };
  },
  async erase(db, { verifiedEmail }) {
    if (verifiedEmail === null) return;
    await db.delete(letterRecipients).where(eq(letterRecipients.email, verifiedEmail));
  },
};
