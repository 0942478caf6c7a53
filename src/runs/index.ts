/** Runs of AI engines: quote → hold → call → capture or release → history. */

export { deleteRun } from "./history/delete-run.ts";
export { countRunning, deleteRuns, restoreDeletedRun, restoreRun, restoreRuns } from "./history/delete-runs.ts";
export { estimateStored } from "./history/estimate-stored.ts";
export { hasFinishedRun } from "./history/has-finished-run.ts";
export { listOutputs, listRuns, listSettings, type RunEntry, saveRun, takeOutput } from "./history/history.ts";
export { listKeyUsage } from "./history/key-usage.ts";
export {
  type DeletedQuestion,
  type DeletedRow,
  isRunThere,
  listDeletedRows,
  listDeletedRuns,
} from "./history/list-deleted.ts";
export { listRunFacts } from "./history/list-run-facts.ts";
export { listMadeBy, listMadeWith, listWork, type WorkEntry } from "./history/list-work.ts";
export {
  byPosition,
  comesAfter,
  formatPosition,
  type Position,
  parsePosition,
  positionOf,
} from "./history/position.ts";
export { reportFailures, reportRuns } from "./history/report-runs.ts";
export { restorable } from "./history/restorable.ts";
export { findRunOwner, findRunOwnerAmong, giveRuns, listRunMembers } from "./history/run-owner.ts";
export { findRun, getRun, type RunView, waitForRun } from "./history/run-view.ts";
export { projectsData, runsData } from "./history/runs-data.ts";
export { countStoredBytes } from "./history/stored-bytes.ts";
export { undoMs, undoneSince } from "./history/undo-time.ts";
export { runsJobs } from "./jobs.ts";
export { correctTranscript } from "./media/correct-transcript.ts";
export { listVoices } from "./media/list-voices.ts";
export { quoteMedia } from "./media/media-price.ts";
export { type MediaRun, startMediaRun } from "./media/media-run.ts";
export { endingOf, openProgramFile, openRunFile, readRunFile } from "./media/run-files.ts";
export {
  changeProject,
  createProject,
  deleteProject,
  getProject,
  listProjects,
  moveRuns,
  ownProject,
  type Project,
} from "./projects.ts";
export { stopRun, stopTeamRuns } from "./settle/stop-run.ts";
export { watchProcesses } from "./settle/watch-processes.ts";
export { isEngineFault } from "./start/call-engine.ts";
export { inputTokensMax } from "./start/input-size.ts";
export { countOwnKeyTokens } from "./start/own-key-limit.ts";
export {
  type FirstOwnKeyRunFinished,
  firstOwnKeyRunFinished,
  hasFinishedOwnKeyRun,
  listOwnKeyRunners,
} from "./start/own-key-runs.ts";
export {
  type EarlierRun,
  findByKey,
  findProgramRun,
  markLeft,
  type ProgramOwner,
  takeByDigest,
} from "./start/program-runs.ts";
export { listTakenOut, setTakenOut, watchTakenOut } from "./start/taken-out-vendors.ts";
export { recordFreeRun } from "./studio/record-free-run.ts";
export { startStudioRun } from "./studio/studio-run.ts";
export { type EmbedOutcome, type EmbedRun, repeatEmbedding, runEmbedding } from "./text/embed-run.ts";
export { removeKeptAnswers } from "./text/kept-answers.ts";
export { repeatText } from "./text/repeat-text.ts";
export { runText, type TextRun } from "./text/text-run.ts";
export { listenForWanted, type WantedRuns, waitForWanted } from "./text/wanted-runs.ts";
