import { and, asc, eq, gt } from "drizzle-orm";
import { nilUuid } from "#platform/db/columns.ts";
import type { Database } from "#platform/db/database.ts";
import type { Envelopes } from "#platform/envelopes.ts";
import { SealError } from "#platform/seal.ts";
import { sealedForOwner } from "./key-owner.ts";
import { providerKeys } from "./schema.ts";

export interface Rotation {
  /** Data keys that are now wrapped with the newest master key. */
  readonly rewrapped: number;
  /** Data keys that were already wrapped with it, and open. */
  readonly current: number;
  /** Data keys that were saved again, removed or rotated by another process meanwhile. */
  readonly changed: number;
  /** Ids of rows that do not open: their master key is missing, or they were changed. They stay as they are. */
  readonly unreadable: readonly string[];
}

type Outcome = "rewrapped" | "current" | "changed" | "unreadable";

const batchSize = 200;

/**
 * Wraps the data keys of all stored API keys with the newest master key, and opens those that already are. Safe to run twice, at once, and
 * while users save keys: a row is written only if it is still what was read.
 */
export async function rotateKeys(db: Database, envelopes: Envelopes, size = batchSize): Promise<Rotation> {
  const counts = { rewrapped: 0, current: 0, changed: 0 };
  const unreadable: string[] = [];
  let after = nilUuid;
  for (;;) {
    const rows = await listRows(db, after, size);
    for (const row of rows) {
      const outcome = await rotateRow(db, envelopes, row);
      if (outcome === "unreadable") unreadable.push(row.id);
      else counts[outcome] += 1;
    }
    after = rows.at(-1)?.id ?? after;
    if (rows.length < size) return { ...counts, unreadable };
  }
}

const listRows = (db: Database, after: string, countMax: number) =>
  db.select().from(providerKeys).where(gt(providerKeys.id, after)).orderBy(asc(providerKeys.id)).limit(countMax);

async function rotateRow(db: Database, envelopes: Envelopes, row: typeof providerKeys.$inferSelect): Promise<Outcome> {
  try {
    const { wrappedKey, keyVersion } = envelopes.rewrap(sealedForOwner(row), row);
    if (row.keyVersion === envelopes.newestVersion) return "current";
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
