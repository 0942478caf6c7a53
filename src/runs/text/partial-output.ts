import { and, eq } from "drizzle-orm";
import type { Services } from "#platform/services.ts";
import { runs } from "../schema.ts";
import { storable } from "../settle/settle-run.ts";

const everyMs = 1_000;

/**
 * Stores what has come of a run, every second once its reader has gone away: for the pages that show it from then on. As long as the
 * reader is there, nothing is written.
 */
export function persistPartialOutput(
  { db, log }: Pick<Services, "db" | "log">,
  runId: string,
  gone: AbortSignal,
  output: () => string,
): { end(): void } {
  let timer: NodeJS.Timeout | undefined;
  let [kept, isWriting] = ["", false];
  const isRunning = and(eq(runs.id, runId), eq(runs.state, "running"));
  const write = async () => {
    const now = output();
    if (isWriting || now === kept) return;
    isWriting = true;
    try {
      await db
        .update(runs)
        .set({ output: storable(now) })
        .where(isRunning);
      kept = now;
    } catch (error) {
      // The next one has more of it anyway.
      log.warn({ err: error, runId }, "what has come of a run could not be stored");
    } finally {
      isWriting = false;
    }
  };
  const begin = () => {
    timer = setInterval(() => void write(), everyMs);
    void write();
  };
  if (gone.aborted) begin();
  else gone.addEventListener("abort", begin, { once: true });
  return {
    end() {
      gone.removeEventListener("abort", begin);
      clearInterval(timer);
    },
  };
}
