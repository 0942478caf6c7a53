import type { Executor } from "#platform/db/database.ts";
import { findRun } from "#runs/index.ts";
import type { Rerun, Variation } from "./rerun.ts";
import type { TextTool } from "./run-text-tool.ts";

interface Asked<Settings> {
  readonly userId: string;
  /** Query of the screen’s address. */
  readonly query: URLSearchParams;
  /** Left out where there is nothing that a user would want changed. */
  readonly variation?: Variation<NoInfer<Settings>> | undefined;
}

/**
 * The settings of the run that `?again=` names, checked as if they were sent now: what is offered may have changed since.
 * @returns undefined if the address names none.
 */
export async function readRerun<Settings extends object>(
  db: Executor,
  tool: Pick<TextTool<Settings>, "id" | "settings">,
  { userId, query, variation }: Asked<Settings>,
): Promise<Rerun<Settings> | undefined> {
  const runId = query.get("again");
  if (runId === null) return undefined;
  const run = await findRun(db, { userId, runId });
  const { engine = "", modelName: _, ...given } = run?.tool === tool.id ? run.settings : {};
  const settings = tool.settings.safeParse(given).data;
  if (!settings) return { runId, settings: null, engine: "", varied: undefined };
  const varied = query.get("vary") === "yes" ? variation : undefined;
  return {
    runId,
    engine: String(engine),
    varied: varied?.words,
    settings: varied ? varied.change(settings) : settings,
  };
}
