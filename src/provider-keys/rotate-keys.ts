import { and, asc, eq, gt } from "drizzle-orm";
import type { Database } from "#platform/db/database.ts";
import type { Envelopes } from "#platform/envelopes.ts";
import { type Rotation, rotateEnvelopes } from "#platform/rotate-envelopes.ts";
import { sealedForOwner } from "./key-owner.ts";
import { providerKeys } from "./schema.ts";

/** Wraps the data keys of all stored API keys with the newest master key, also while users save keys. */
export const rotateKeys = (db: Database, envelopes: Envelopes, size?: number): Promise<Rotation> =>
  rotateEnvelopes<typeof providerKeys.$inferSelect>(
    envelopes,
    {
      list: (after, countMax) =>
        db.select().from(providerKeys).where(gt(providerKeys.id, after)).orderBy(asc(providerKeys.id)).limit(countMax),
      sealedFor: sealedForOwner,
      async replace({ id, wrappedKey }, wrapped) {
        const isSame = and(eq(providerKeys.id, id), eq(providerKeys.wrappedKey, wrappedKey));
        const written = await db.update(providerKeys).set(wrapped).where(isSame).returning({ id: providerKeys.id });
        return written.length > 0;
      },
    },
    size,
  );
