import type { Services } from "#platform/services.ts";
import type { RunEvent } from "../rules.ts";
import { failureOfRun, findProgramRun, type ProgramOwner } from "../start/program-runs.ts";
import { openAnswer } from "./kept-answers.ts";
import type { KeptText } from "./text-run.ts";
import { waitForWanted } from "./wanted-runs.ts";

/**
 * Repeats a run of `runText` for a request that repeats its own: waits for its end, and gives its answer in one piece.
 * @returns whether there is an answer; if not, the run is over and nothing of it was kept.
 * @throws the signal's reason, if the one who repeats goes away; the run goes on.
 */
export async function* repeatText(
  services: Services,
  own: ProgramOwner & { readonly runId: string },
  signal: AbortSignal,
): AsyncGenerator<RunEvent, boolean> {
  const { runId } = own;
  const begun = await findProgramRun(services.db, own, runId);
  if (!begun) return false;
  const { payer, maxAic, engine: slug, model } = begun;
  yield { type: "started", runId, payer, maxAic, engine: { slug, model } };
  await waitForWanted(services, own, signal);
  const run = await findProgramRun(services.db, own, runId);
  if (!run || run.state === "running") return false;
  if (run.state === "failed") {
    yield { type: "failed", runId, ...failureOfRun(run) };
    return true;
  }
  const kept = await openAnswer<KeptText>(services, runId);
  if (!kept) return false;
  if (kept.text !== "") yield { type: "text", text: kept.text };
  for (const call of kept.calls) yield { type: "tool-call", call };
  const tokens = run.tokens ?? { input: 0, output: 0, isEstimated: true };
  yield { type: "ended", runId, payer, state: run.state, reason: kept.reason, priceAic: run.priceAic, tokens };
  return true;
}
