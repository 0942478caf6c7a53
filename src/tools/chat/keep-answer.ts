import { and, eq } from "drizzle-orm";
import type { Database } from "#platform/db/database.ts";
import { takeOutcome } from "../run-screens/text/stored-answer.ts";
import { chatAnswers } from "./schema.ts";

/**
 * Stores how an answer's run ended, and its text. Does nothing while the run goes on, or if it is done already.
 * @param problem why the run failed, if it is known.
 */
export async function keepAnswer(db: Database, answerId: string, now: Date, problem?: string): Promise<void> {
  await db.transaction(async (tx) => {
    const isIt = eq(chatAnswers.id, answerId);
    const [answer] = await tx.select().from(chatAnswers).where(isIt).for("update");
    if (answer?.state !== "running") return;
    const taken = await takeOutcome(tx, answer, now, problem);
    if (!taken) return;
    await tx.update(chatAnswers).set(taken).where(isIt);
  });
}

/** For answers whose process ended before they were stored. */
export async function keepEndedAnswers(db: Database, userId: string, now: Date): Promise<void> {
  const running = await db
    .select({ id: chatAnswers.id })
    .from(chatAnswers)
    .where(and(eq(chatAnswers.userId, userId), eq(chatAnswers.state, "running")));
  for (const { id } of running) await keepAnswer(db, id, now);
}
