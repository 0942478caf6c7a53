import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import { isUuid } from "#platform/db/columns.ts";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { runs } from "../schema.ts";
import { hasText } from "./search-words.ts";

/** Columns of runs that users see. */
export const runColumns = {
  id: runs.id,
  engine: runs.engine,
  model: runs.model,
  payer: runs.payer,
  state: runs.state,
  priceAic: runs.priceAic,
  settings: runs.settings,
  output: runs.output,
  isSaved: runs.isSaved,
  createdAt: runs.createdAt,
};

export type RunEntry = Pick<typeof runs.$inferSelect, keyof typeof runColumns>;

const historyMax = 30;

interface HistoryQuestion {
  readonly userId: string;
  readonly tool: string;
  readonly savedOnly: boolean;
  /** Finds prompts, settings and outputs that have all its words, or words that begin like them. */
  readonly search?: string | undefined;
  readonly countMax?: number | undefined;
}

/** The user's latest runs with a tool, newest first. */
export function listRuns(
  db: Executor,
  { userId, tool, savedOnly, search = "", countMax = historyMax }: HistoryQuestion,
): Promise<RunEntry[]> {
  const isShown = and(
    eq(runs.userId, userId),
    eq(runs.tool, tool),
    isNull(runs.deletedAt),
    savedOnly ? eq(runs.isSaved, true) : undefined,
    hasText(search),
  );
  return db.select(runColumns).from(runs).where(isShown).orderBy(desc(runs.createdAt), desc(runs.id)).limit(countMax);
}

/** Outputs of runs, by their ids. The caller has checked whose they are. */
export async function listOutputs(db: Executor, runIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (runIds.length === 0) return new Map();
  const { id, output } = runs;
  const rows = await db
    .select({ id, output })
    .from(runs)
    .where(inArray(id, [...runIds]));
  return new Map(rows.map((row) => [row.id, row.output]));
}

/** Settings that runs were begun with, by the ids of the runs, as their tools wrote them. The caller has checked whose they are. */
export async function listSettings(
  db: Executor,
  runIds: readonly string[],
): Promise<ReadonlyMap<string, Readonly<Record<string, unknown>>>> {
  if (runIds.length === 0) return new Map();
  const { id, settings } = runs;
  const rows = await db
    .select({ id, settings })
    .from(runs)
    .where(inArray(id, [...runIds]));
  return new Map(rows.map((row) => [row.id, row.settings]));
}

/** Keeps a run under 'Saved', or no longer. @throws {AppError} `not_found`, also for another user's. */
export async function saveRun(
  db: Executor,
  { userId, runId, isSaved }: { readonly userId: string; readonly runId: string; readonly isSaved: boolean },
): Promise<void> {
  const changed = isUuid(runId)
    ? await db
        .update(runs)
        .set({ isSaved })
        .where(and(eq(runs.id, runId), eq(runs.userId, userId), isNull(runs.deletedAt)))
        .returning({ id: runs.id })
    : [];
  if (changed.length === 0) throw new AppError("not_found", { userMessage: "This result doesn’t exist anymore." });
}

/**
 * Moves the output of a settled run to the tool that keeps it from then on: a text that the user deletes there is gone. Call it in the
 * transaction that stores it; it locks the run.
 * @returns undefined while the run goes on.
 */
export async function takeOutput(
  tx: Executor,
  { userId, runId }: { readonly userId: string; readonly runId: string },
): Promise<TakenOutput | undefined> {
  const isOwn = and(eq(runs.id, runId), eq(runs.userId, userId));
  const { engine, model, payer, state, priceAic, output, details, failureMessage } = runs;
  const [run] = await tx
    .select({ engine, model, payer, state, priceAic, output, details, failureMessage })
    .from(runs)
    .where(isOwn)
    .for("update");
  if (!run || run.state === "running") return undefined;
  await tx.update(runs).set({ output: "" }).where(isOwn);
  return run;
}

export type TakenOutput = Pick<RunEntry, "engine" | "model" | "payer" | "state" | "priceAic" | "output"> &
  Pick<typeof runs.$inferSelect, "details" | "failureMessage">;
