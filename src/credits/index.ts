/** The ledger: grant, hold, capture, release, expire, refund, adjust. All amounts are whole AIC. */

export { adjustCredits } from "./adjust-credits.ts";
export { creditsApi } from "./api-definitions.ts";
export { captureHold } from "./capture-hold.ts";
export {
  countGenerations,
  findFinishedRun,
  listSpenders,
  listTeamSpending,
  monthEnd,
  spentInTeam,
  spentThisMonth,
} from "./count-holds.ts";
export { creditsData } from "./credits-data.ts";
export {
  creditsLow,
  type FirstRunFinished,
  firstRunFinished,
  type RunRefunded,
  runRefunded,
} from "./events.ts";
export { expireLots } from "./expire-lots.ts";
export { findBalance } from "./find-balance.ts";
export { findGranted, type GrantCredits, type Granted, grantCredits } from "./grant-credits.ts";
export { holdCredits, type PlanRuns, SpendingLimitReached, type TeamCaps } from "./hold-credits.ts";
export { creditsRoutes } from "./http.ts";
export { creditsJobs } from "./jobs.ts";
export type { NewLot } from "./journal/journal-row.ts";
export type { Ledger } from "./journal/write-journal.ts";
export { listBalances } from "./list-balances.ts";
export { listTransactions } from "./list-transactions.ts";
export { findNextExpiry } from "./lots/find-next-expiry.ts";
export { findLowBalanceThreshold, setLowBalanceThreshold } from "./low-balance/low-balance-threshold.ts";
export { openCredits } from "./open-credits.ts";
export { priceOf } from "./prices.ts";
export { refundCapture } from "./refund-capture.ts";
export { releaseHold } from "./release-hold.ts";
export {
  findSpendingLimit,
  type KnownLimit,
  listSpendingLimits,
  setSpendingLimit,
} from "./set-spending-limit.ts";
export { takeBackLots } from "./take-back-lots.ts";
export { listTeamUsage } from "./usage/list-team-usage.ts";
export { engineNamesContext, listUsage } from "./usage/list-usage.ts";
export { reportMembers, reportTeam, type TeamUsageRow, teamPeriodDays } from "./usage/team-usage.ts";
export { verifyLedger } from "./verify/verify-ledger.ts";
