import { asc, eq } from "drizzle-orm";
import type { PersonalDataSource } from "#accounts/index.ts";
import { supportMessages, supportRequests } from "./schema.ts";

/** The messages of a user and the operator to each other. */
export const supportData: PersonalDataSource = {
  name: "support",
  async exportFor(db, { userId }) {
    const { subject, state } = supportRequests;
    const { requestId, isFromOperator, text, sentAt } = supportMessages;
    const supportMessagesOf = await db
      .select({ requestId, subject, state, isFromOperator, text, sentAt })
      .from(supportMessages)
      .innerJoin(supportRequests, eq(supportRequests.id, requestId))
      .where(eq(supportRequests.userId, userId))
      .orderBy(asc(supportMessages.id));
    return { supportMessages: supportMessagesOf };
  },
  async erase(db, { userId }) {
    await db.delete(supportRequests).where(eq(supportRequests.userId, userId));
  },
};
