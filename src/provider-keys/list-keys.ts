import { eq } from "drizzle-orm";
import type { KeyVendor } from "#engines/index.ts";
import { isKeyVendor } from "#engines/index.ts";
import type { Executor } from "#platform/db/database.ts";
import type { StoredKey } from "./rules.ts";
import { providerKeys } from "./schema.ts";

/** A user's stored keys, by vendor, without anything that opens them. */
export async function listKeys(db: Executor, userId: string, now: Date): Promise<ReadonlyMap<KeyVendor, StoredKey>> {
  const { vendor, ending, state, expiresAt, savedAt, lastUsedAt, monthlyTokensMax } = providerKeys;
  const rows = await db
    .select({ vendor, ending, state, expiresAt, savedAt, lastUsedAt, monthlyTokensMax })
    .from(providerKeys)
    .where(eq(providerKeys.userId, userId));
  return new Map(
    rows.flatMap(({ vendor: name, ...key }) =>
      isKeyVendor(name) ? [[name, { ...key, isExpired: key.expiresAt !== null && key.expiresAt <= now }]] : [],
    ),
  );
}
