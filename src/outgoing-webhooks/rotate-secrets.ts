import { and, asc, eq, gt } from "drizzle-orm";
import type { Database } from "#platform/db/database.ts";
import type { Envelopes } from "#platform/envelopes.ts";
import { type Rotation, rotateEnvelopes } from "#platform/rotate-envelopes.ts";
import { sealedForEndpoint } from "./endpoint-secrets.ts";
import { webhookSecrets } from "./schema.ts";

/** Wraps the data keys of all secrets of webhooks with the newest master key. */
export const rotateWebhookSecrets = (db: Database, envelopes: Envelopes): Promise<Rotation> =>
  rotateEnvelopes<typeof webhookSecrets.$inferSelect>(envelopes, {
    list: (after, countMax) =>
      db
        .select()
        .from(webhookSecrets)
        .where(gt(webhookSecrets.id, after))
        .orderBy(asc(webhookSecrets.id))
        .limit(countMax),
    sealedFor: sealedForEndpoint,
    async replace({ id, wrappedKey }, wrapped) {
      const isSame = and(eq(webhookSecrets.id, id), eq(webhookSecrets.wrappedKey, wrappedKey));
      const written = await db.update(webhookSecrets).set(wrapped).where(isSame).returning({ id: webhookSecrets.id });
      return written.length > 0;
    },
  });
