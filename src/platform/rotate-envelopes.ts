import { nilUuid } from "./db/columns.ts";
import type { Envelope, Envelopes } from "./envelopes.ts";
import { SealError } from "./seal.ts";
import type { SealedFor } from "./secret.ts";

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

/** A table with an envelope in each row. */
export interface EnvelopeTable<Row extends Envelope & { readonly id: string }> {
  /** Rows after an id, in the order of their ids. */
  list(after: string, countMax: number): Promise<readonly Row[]>;
  sealedFor(row: Row): SealedFor;
  /** Writes the wrapped key if the row is still what was read. @returns whether it was. */
  replace(row: Row, wrapped: Pick<Envelope, "wrappedKey" | "keyVersion">): Promise<boolean>;
}

type Outcome = "rewrapped" | "current" | "changed" | "unreadable";

const batchSize = 200;

/**
 * Wraps the data keys of all rows with the newest master key, and opens those that already are. Safe to run twice, at once, and while rows
 * are saved: one is written only if it is still what was read.
 */
export async function rotateEnvelopes<Row extends Envelope & { readonly id: string }>(
  envelopes: Envelopes,
  table: EnvelopeTable<Row>,
  size = batchSize,
): Promise<Rotation> {
  const counts = { rewrapped: 0, current: 0, changed: 0 };
  const unreadable: string[] = [];
  let after = nilUuid;
  for (;;) {
    const rows = await table.list(after, size);
    for (const row of rows) {
      const outcome = await rotateRow(envelopes, table, row);
      if (outcome === "unreadable") unreadable.push(row.id);
      else counts[outcome] += 1;
    }
    after = rows.at(-1)?.id ?? after;
    if (rows.length < size) return { ...counts, unreadable };
  }
}

async function rotateRow<Row extends Envelope & { readonly id: string }>(
  envelopes: Envelopes,
  table: EnvelopeTable<Row>,
  row: Row,
): Promise<Outcome> {
  try {
    const { wrappedKey, keyVersion } = envelopes.rewrap(table.sealedFor(row), row);
    if (row.keyVersion === envelopes.newestVersion) return "current";
    return (await table.replace(row, { wrappedKey, keyVersion })) ? "rewrapped" : "changed";
  } catch (error) {
    if (error instanceof SealError) return "unreadable";
    throw error;
  }
}
