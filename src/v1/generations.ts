import type { Executor } from "#platform/db/database.ts";
import { findProgramRun, type ProgramOwner } from "#runs/index.ts";
import { usageOf } from "./chat/completion.ts";
import { ApiError } from "./errors.ts";

/** Price and course of a run, for runs of the user’s API keys. @throws {ApiError} `not_found`. */
export async function getGeneration(db: Executor, owner: ProgramOwner, id: string) {
  const run = await findProgramRun(db, owner, id.replace(/^chatcmpl-/, ""));
  if (!run) {
    throw new ApiError("not_found", "generation_not_found", {
      userMessage: "There is no generation with this id.",
      field: "id",
    });
  }
  const { tokens } = run;
  return {
    id: run.id,
    object: "generation" as const,
    created: Math.floor(run.createdAt.getTime() / 1_000),
    model: run.model,
    engine: run.engine,
    state: run.state,
    failure: run.failure,
    paid_by: run.payer,
    cost_aic: run.priceAic,
    max_aic: run.maxAic,
    usage: tokens && {
      ...usageOf(tokens),
      is_estimated: tokens.isEstimated,
    },
    first_output_ms: run.firstOutputMs,
    duration_ms: run.durationMs,
  };
}
