import { asc } from "drizzle-orm";
import { SealError } from "#platform/seal.ts";
import type { Services } from "#platform/services.ts";
import { sealedForOwner } from "./key-owner.ts";
import { providerKeys } from "./schema.ts";

/**
 * Runs at startup: tells the operator if stored API keys don't open, because the process was started without a master key that they need.
 * One row of each version is tried.
 */
export async function checkMasterKeys({
  db,
  envelopes,
  log,
}: Pick<Services, "db" | "envelopes" | "log">): Promise<void> {
  const rows = await db
    .selectDistinctOn([providerKeys.keyVersion])
    .from(providerKeys)
    .orderBy(asc(providerKeys.keyVersion), asc(providerKeys.id));
  for (const row of rows) {
    try {
      envelopes.open(sealedForOwner(row), row);
    } catch (error) {
      if (!(error instanceof SealError)) throw error;
      log.error(
        { keyVersion: row.keyVersion, fault: error.fault },
        `Users’ API keys under master key ${row.keyVersion} do not open. Start with the MASTER_KEYS (or the DATA_DIR with its file master-keys) that they were stored with.`,
      );
    }
  }
}
