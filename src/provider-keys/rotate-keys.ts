import { and, asc, eq, gt, ne } from "drizzle-orm";
import { nilUuid } from "#platform/db/columns.ts";
import type { Database } from "#platform/db/database.ts";
import type { Envelopes } from "#platform/envelopes.ts";
import { SealError } from "#platform/seal.ts";
import { sealedForOwner } from "./key-owner.ts";
import { providerKeys } from "./schema.ts";

export interface Rotation {
  /** Data keys that are now wrapped with the newest master key. */
  readonly rewrapped: number;
  /** Those that a user saved again or removed meanwhile: they need nothing. */
  readonly changed: number;
  /** Ids of rows that do not open: their master key is missing, or they were changed. They stay as they are. */
  readonly unreadable: readonly string[];
}

const batchSize = 200;

/**
 * Wraps the data keys of all stored API keys with the newest master key. Safe to run twice, at once, and while users save keys: a row is
 * written only if it is still what was read.
 */
export async function rotateKeys(db: Database, envelopes: Envelopes, size = batchSize): Promise<Rotation> {
  let [rewrapped, changed, after] = [0, 0, nilUuid];
  const unreadable: string[] = [];
  for (;;) {
    const rows = await listOldRows(db, envelopes.newestVersion, after, size);
    for (const row of rows) {
      const outcome = await rotateRow(db, envelopes, row);
      if (outcome === "unreadable") unreadable.push(row.id);
      else if (outcome === "rewrapped") rewrapped += 1;
      else changed += 1;
    }
    after = rows.at(-1)?.id ?? after;
    if (rows.length < size) return { rewrapped, changed, unreadable };
  }
}

const listOldRows = (db: Database, newestVersion: number, after: string, countMax: number) =>
  db
    .select()
    .from(providerKeys)
    .where(and(ne(providerKeys.keyVersion, newestVersion), gt(providerKeys.id, after)))
    .orderBy(asc(providerKeys.id))
    .limit(countMax);

async function rotateRow(
  db: Database,
  envelopes: Envelopes,
  row: typeof providerKeys.$inferSelect,
): Promise<"rewrapped" | "changed" | "unreadable"> {
  try {
    const { wrappedKey, keyVersion } = envelopes.rewrap(sealedForOwner(row), row);
    const written = await db
      .update(providerKeys)
      .set({ wrappedKey, keyVersion })
      .where(and(eq(providerKeys.id, row.id), eq(providerKeys.wrappedKey, row.wrappedKey)))
      .returning({ id: providerKeys.id });
    return written.length > 0 ? "rewrapped" : "changed";
  } catch (error) {
    if (error instanceof SealError) return "unreadable";
    throw error;
  }
}
