/** Runs of AI engines: quote → hold → call → capture or release → history. */

export { isEngineFault } from "./call-engine.ts";
export { isOffered, takesUserKeys } from "./choose-payer.ts";
export { findRun, listLatestRuns, listRuns, type RunEntry, saveRun } from "./history.ts";
export { inputTokensMax } from "./input-size.ts";
export { type KeyUsage, listKeyUsage } from "./key-usage.ts";
export { runsJobs } from "./lost-runs.ts";
export {
  type FirstOwnKeyRunFinished,
  firstOwnKeyRunFinished,
  hasFinishedOwnKeyRun,
  listOwnKeyRunners,
} from "./own-key-runs.ts";
export { findProgramRun, freeFailedKey, type ProgramRun } from "./program-runs.ts";
export { runsData } from "./runs-data.ts";
export type { RunPlan } from "./start-run.ts";
export { runText } from "./text-run.ts";
