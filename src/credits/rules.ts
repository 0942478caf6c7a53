/** Pure decisions about credits. The browser uses them too. All amounts are whole AIC. */

export { creditsPath, statementPath } from "./credits-paths.ts";
export * from "./form-rules.ts";
export type { HoldState, JournalKind } from "./history-words.ts";
export { type HistoryEntry, historyWords, type RefundedCharge, refundedChargeName } from "./history-words.ts";
export { type Bucket, bucketNames, type LotSource } from "./lots/choose-lots.ts";
export * from "./prices.ts";
export { type MemberUsage, readTeamPeriod, type TeamPeriod, teamPeriodNames, teamPeriods } from "./usage/team-usage.ts";
export {
  readTimeZone,
  readUsageSpan,
  type UsagePeriod,
  type UsageReport,
  type UsageSpan,
} from "./usage/usage-report.ts";
