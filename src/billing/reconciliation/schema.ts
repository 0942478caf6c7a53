import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "#platform/db/columns.ts";
import type { ProviderName } from "../provider/payment-provider.ts";

/** Record of how far a provider's records were reconciled, and whether a run is in progress. One row per provider. */
export const reconciliations = pgTable("reconciliations", {
  provider: text("provider").$type<ProviderName>().notNull().primaryKey(),
  /** When the last complete run started. Later changes are still to be read. */
  completeAt: moment("complete_at"),
  /** When the last complete full run started. */
  fullAt: moment("full_at"),
  /** Token of the run in progress, so that only this run releases the lock; null if there is none. */
  token: uuid("token"),
  /** The run has given up by then. An older lock was left behind by a process that ended. */
  runsUntil: moment("runs_until"),
});
