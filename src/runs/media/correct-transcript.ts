import { and, eq, isNull } from "drizzle-orm";
import { isUuid } from "#platform/db/columns.ts";
import type { Database } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { correctedLengthMax, linesOf } from "../rules.ts";
import { runs } from "../schema.ts";

export interface Correction {
  readonly userId: string;
  readonly runId: string;
  /** From 0. */
  readonly line: number;
  /** Line as the user saw it: another window’s correction is not overwritten. */
  readonly before: string;
  readonly after: string;
}

/**
 * Writes a line of a transcript anew.
 * @throws {AppError} `not_found`, also for another user’s; `conflict` if the line reads otherwise by now, or the run goes on;
 * `payload_too_large` if it makes the transcript much longer than it was.
 */
export async function correctTranscript(
  db: Database,
  { userId, runId, line, before, after }: Correction,
): Promise<void> {
  await db.transaction(async (tx) => {
    const isOwn = and(
      eq(runs.id, runId),
      eq(runs.userId, userId),
      eq(runs.kind, "transcription"),
      isNull(runs.deletedAt),
    );
    const [run] = isUuid(runId) ? await tx.select().from(runs).where(isOwn).for("update") : [];
    if (!run) throw new AppError("not_found", { userMessage: "This transcript doesn’t exist anymore." });
    const lines = linesOf(run);
    const old = lines[line];
    if (run.state !== "finished" || !old) {
      throw new AppError("conflict", { userMessage: "This transcript has no such line. Please reload the page." });
    }
    if (old.text !== before) {
      throw new AppError("conflict", {
        userMessage: "This line was changed in another window. Reload the page to see it as it is now.",
      });
    }
    const corrected = lines.with(line, { ...old, text: after });
    const segments = run.details?.segments?.length ? corrected : [];
    const output = corrected
      .map(({ text }) => text)
      .filter(Boolean)
      .join(" ");
    const originalLength = run.details?.originalLength ?? run.output.length;
    if (output.length > correctedLengthMax(originalLength)) {
      throw new AppError("payload_too_large", {
        userMessage: "A corrected transcript can be about twice as long as the original. Please shorten this line.",
      });
    }
    await tx
      .update(runs)
      .set({ output, details: { ...run.details, segments, originalLength } })
      .where(isOwn);
  });
}
