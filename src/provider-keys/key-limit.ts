import { and, eq } from "drizzle-orm";
import { createContext } from "react-router";
import type { KeyVendor } from "#engines/index.ts";
import type { Executor, Transaction } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { KeyOwner } from "./key-owner.ts";
import { providerKeys } from "./schema.ts";

const isOf = ({ userId, vendor }: KeyOwner) => and(eq(providerKeys.userId, userId), eq(providerKeys.vendor, vendor));

/**
 * Limits what texts may use of a stored key in a month, or no longer.
 * @param monthlyTokensMax a whole number of thousands; null for no limit.
 * @throws {AppError} `not_found` if there is no key, e.g. because it was removed in another tab.
 */
export async function limitKey(db: Executor, owner: KeyOwner, monthlyTokensMax: number | null): Promise<void> {
  const changed = await db
    .update(providerKeys)
    .set({ monthlyTokensMax })
    .where(isOf(owner))
    .returning({ id: providerKeys.id });
  if (changed.length === 0) {
    throw new AppError("not_found", { field: "service", userMessage: "No API key is stored for it." });
  }
}

/**
 * The limit of a key, in tokens a month. Until the transaction ends, no other one gets or changes it: of two runs that start at once, the
 * second counts the first.
 * @returns null if there is none.
 */
export async function lockKeyLimit(tx: Transaction, owner: KeyOwner): Promise<number | null> {
  const { monthlyTokensMax } = providerKeys;
  const [key] = await tx.select({ monthlyTokensMax }).from(providerKeys).where(isOf(owner)).for("no key update");
  return key?.monthlyTokensMax ?? null;
}

/** Counts the tokens that a user's texts have used this month (UTC) on each of their keys. Keys without texts may be left out. */
export type CountKeyTokens = (db: Executor, userId: string, now: Date) => Promise<ReadonlyMap<KeyVendor, number>>;

/** For the page: runs know it, and build on this slice. */
export const countKeyTokensContext = createContext<CountKeyTokens>();
