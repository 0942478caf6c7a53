import { randomUUID } from "node:crypto";
import { and, desc, eq, gt, isNotNull, isNull, or } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { SealError } from "#platform/seal.ts";
import type { SealedFor } from "#platform/secret.ts";
import type { Services } from "#platform/services.ts";
import { oldSecretHours } from "./rules.ts";
import { webhookSecrets } from "./schema.ts";
import { makeSecret } from "./sign-webhook.ts";

type Needs = Pick<Services, "envelopes" | "clock">;

/** Row that a secret is bound to: in another one, it does not open. */
export const sealedForEndpoint = ({ endpointId }: { readonly endpointId: string }): SealedFor => ({
  purpose: "webhook-secret",
  owner: endpointId,
});

/**
 * Gives an endpoint a new secret, in the caller's transaction, which has locked the endpoint. The one before signs for another day; any
 * older ones sign no more, so there are never more than two.
 * @returns the secret. It is stored encrypted.
 */
export async function addSecret({ envelopes, clock }: Needs, tx: Executor, endpointId: string): Promise<string> {
  const now = clock.now();
  const isOf = eq(webhookSecrets.endpointId, endpointId);
  await tx.delete(webhookSecrets).where(and(isOf, isNotNull(webhookSecrets.expiresAt)));
  const expiresAt = new Date(now.getTime() + oldSecretHours * 3_600_000);
  await tx.update(webhookSecrets).set({ expiresAt }).where(isOf);
  const secret = makeSecret();
  const envelope = envelopes.seal(sealedForEndpoint({ endpointId }), secret);
  await tx.insert(webhookSecrets).values({ id: randomUUID(), endpointId, ...envelope, createdAt: now });
  return secret;
}

export interface OpenedSecrets {
  /** The newest first. */
  readonly secrets: readonly string[];
  /** Until when the one before signs, too; null if there is none. */
  readonly oldUntil: Date | null;
}

/** Opens the secrets that sign now. Keep them no longer than needed. @throws {AppError} `unavailable` if one does not open. */
export async function openSecrets(
  { envelopes, clock }: Needs,
  db: Executor,
  endpointId: string,
): Promise<OpenedSecrets> {
  const { expiresAt, createdAt } = webhookSecrets;
  const rows = await db
    .select()
    .from(webhookSecrets)
    .where(and(eq(webhookSecrets.endpointId, endpointId), or(isNull(expiresAt), gt(expiresAt, clock.now()))))
    // The newest has no end.
    .orderBy(desc(expiresAt), desc(createdAt));
  try {
    const secrets = rows.map((row) => envelopes.open(sealedForEndpoint(row), row));
    return { secrets, oldUntil: rows.find((row) => row.expiresAt !== null)?.expiresAt ?? null };
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
    throw new AppError("unavailable", {
      userMessage: "This webhook’s secret can’t be read right now. Replace it with a new one.",
      message: `a webhook's secret does not open: ${error.message}`,
      cause: error,
    });
  }
}
