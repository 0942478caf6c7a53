import type { Services } from "#platform/services.ts";
import type { Actor } from "#teams/index.ts";
import { changeRun } from "../run-screens/media/change-run.ts";
import { changeDesign } from "./change-design.ts";

interface Asked {
  readonly actor: Pick<Actor, "userId" | "ownerId" | "team">;
  readonly form: FormData;
  /** Query of the page’s address. */
  readonly query: URLSearchParams;
}

/**
 * Handles the buttons of designs and of engines’ runs.
 * @returns the query that the page goes on with: without a run that is gone, and naming a design that can be restored.
 * @throws {AppError} as `changeRun` and `changeDesign`.
 */
export async function changeRuns(services: Services, { query: before, ...asked }: Asked): Promise<URLSearchParams> {
  const query = new URLSearchParams(before);
  if (asked.form.has("runId")) {
    const { intent, runId } = await changeRun(services, asked);
    if (intent === "remove") takeOut(query, runId);
    return query;
  }
  const { intent, designId } = await changeDesign(services, asked);
  if (intent === "delete") query.set("deleted", designId);
  if (intent === "restore") query.delete("deleted");
  return query;
}

/** The address doesn't name a run that is gone. */
function takeOut(query: URLSearchParams, runId: string): void {
  const others = query.get("run")?.split(",") ?? [];
  const left = others.filter((id) => id !== runId);
  if (left.length > 0) query.set("run", left.join(","));
  else query.delete("run");
}
