/** Runs of AI engines: quote → hold → call → capture or release → history. */

export { isEngineFault } from "./call-engine.ts";
export { type CalledVendor, isOffered, takesUserKeys } from "./choose-payer.ts";
export { correctTranscript } from "./correct-transcript.ts";
export { deleteRun } from "./delete-run.ts";
export { type EmbedOutcome, type EmbedRun, repeatEmbedding, runEmbedding } from "./embed-run.ts";
export { listOutputs, listRuns, listSettings, type RunEntry, saveRun, takeOutput } from "./history.ts";
export { inputTokensMax } from "./input-size.ts";
export { runsJobs } from "./jobs.ts";
export { removeKeptAnswers } from "./kept-answers.ts";
export { listKeyUsage } from "./key-usage.ts";
export { listVoices } from "./list-voices.ts";
export { quoteMedia } from "./media-price.ts";
export { type MediaRun, startMediaRun } from "./media-run.ts";
export { countOwnKeyTokens } from "./own-key-limit.ts";
export {
  type FirstOwnKeyRunFinished,
  firstOwnKeyRunFinished,
  hasFinishedOwnKeyRun,
  listOwnKeyRunners,
} from "./own-key-runs.ts";
export { type EarlierRun, findByKey, findProgramRun, markLeft, takeByDigest } from "./program-runs.ts";
export { recordFreeRun } from "./record-free-run.ts";
export { repeatText } from "./repeat-text.ts";
export { endingOf, type OpenedFile, openProgramFile, openRunFile, readRunFile } from "./run-files.ts";
export { findRun, getRun, type RunView, waitForRun } from "./run-view.ts";
export { projectsData, runsData } from "./runs-data.ts";
export type { RunPlan } from "./start-run.ts";
export { stopRun } from "./stop-run.ts";
export { startStudioRun } from "./studio-run.ts";
export { runText, type TextRun } from "./text-run.ts";
export { undoMs, undoneSince } from "./undo-time.ts";
export { listenForWanted, type WantedRuns, waitForWanted } from "./wanted-runs.ts";
export { watchProcesses } from "./watch-processes.ts";
export { countRunning, deleteRuns, restoreDeletedRun, restoreRun, restoreRuns } from "./work/delete-runs.ts";
export {
  type DeletedQuestion,
  type DeletedRow,
  isRunThere,
  listDeletedRows,
  listDeletedRuns,
} from "./work/list-deleted.ts";
export { listMadeWith, listWork, type WorkEntry } from "./work/list-work.ts";
export { byPosition, comesAfter, formatPosition, type Position, parsePosition, positionOf } from "./work/position.ts";
export {
  changeProject,
  createProject,
  deleteProject,
  getProject,
  listProjects,
  moveRuns,
  ownProject,
  type Project,
} from "./work/projects.ts";
export { countStoredBytes } from "./work/stored-bytes.ts";
