import { and, eq } from "drizzle-orm";
import type { Database } from "#platform/db/database.ts";
import { takeOutput } from "#runs/index.ts";
import { chatAnswers } from "./schema.ts";

/** A run starts within a moment after its answer was stored, or its process has ended. */
const startMs = 60_000;

interface Remarks {
  readonly isCut?: boolean;
  readonly problem?: string | undefined;
}

/** Stores how an answer's run ended, and its text. Does nothing while the run goes on, or if it is done already. */
export async function keepAnswer(
  db: Database,
  answerId: string,
  now: Date,
  { isCut, problem }: Remarks = {},
): Promise<void> {
  await db.transaction(async (tx) => {
    const isIt = eq(chatAnswers.id, answerId);
    const [answer] = await tx.select().from(chatAnswers).where(isIt).for("update");
    if (answer?.state !== "running") return;
    const { runId, userId } = answer;
    const run = runId ? await takeOutput(tx, { userId, runId }) : undefined;
    if (run) {
      const { state, output, payer, priceAic } = run;
      const lost = state === "failed" ? { problem: problem ?? interrupted } : {};
      await tx
        .update(chatAnswers)
        .set({ state, text: output, payer, priceAic, isCut: isCut ?? false, ...lost })
        .where(isIt);
    } else if (!runId && now.getTime() - answer.createdAt.getTime() > startMs) {
      await tx.update(chatAnswers).set({ state: "failed", problem: interrupted }).where(isIt);
    }
  });
}

const interrupted = "The answer was interrupted. Please try again. It cost you nothing.";

/** For answers whose process ended, or whose reader went away, before they were stored. */
export async function keepEndedAnswers(db: Database, userId: string, now: Date): Promise<void> {
  const running = await db
    .select({ id: chatAnswers.id })
    .from(chatAnswers)
    .where(and(eq(chatAnswers.userId, userId), eq(chatAnswers.state, "running")));
  for (const { id } of running) await keepAnswer(db, id, now);
}
