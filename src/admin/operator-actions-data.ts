import { and, asc, eq } from "drizzle-orm";
import type { PersonalDataSource } from "#accounts/index.ts";
import { operatorActions } from "./schema.ts";

const isAbout = (userId: string) => and(eq(operatorActions.subjectKind, "user"), eq(operatorActions.subjectId, userId));

/** Changes of an account by operators. The log keeps them when the account is deleted, without its address. */
export const operatorActionsData: PersonalDataSource = {
  name: "operator-actions",
  async exportFor(db, { userId }) {
    const { action, reason, detail, happenedAt } = operatorActions;
    const changes = await db
      .select({ action, reason, detail, happenedAt })
      .from(operatorActions)
      .where(isAbout(userId))
      .orderBy(asc(operatorActions.id));
    return { changesByOperators: changes };
  },
  async erase(db, { userId }) {
    await db.update(operatorActions).set({ subjectName: "" }).where(isAbout(userId));
  },
};
