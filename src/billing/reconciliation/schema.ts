import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "#platform/db/columns.ts";
import type { ProviderName } from "../provider/payment-provider.ts";

/** How far a provider's books were read, and whether they are being read just now. One row for each provider. */
export const reconciliations = pgTable("reconciliations", {
  provider: text("provider").$type<ProviderName>().notNull().primaryKey(),
  /** When the last run began that read all it was to read: what has changed since is still to be read. */
  completeAt: moment("complete_at"),
  /** The same, of a run over everything. */
  fullAt: moment("full_at"),
  /** Of the run under way, so that no other lets go of it; null where there is none. */
  token: uuid("token"),
  /** By then it has given up: what is older was left behind by a process that ended. */
  runsUntil: moment("runs_until"),
});
