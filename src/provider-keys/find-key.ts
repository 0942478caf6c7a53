import { and, eq, gt, isNull, lt, or } from "drizzle-orm";
import type { KeyVendor } from "#engines/index.ts";
import { vendorTitles } from "#engines/index.ts";
import { AppError } from "#platform/errors.ts";
import { SealError } from "#platform/seal.ts";
import type { Services } from "#platform/services.ts";
import { sealedForOwner } from "./key-owner.ts";
import { providerKeys } from "./schema.ts";

export interface UsableKey {
  readonly apiKey: string;
  /** Organization of the key that is billed; the vendor's default if undefined. */
  readonly organizationId: string | undefined;
}

/**
 * The user's own key of a vendor, for a call. Keep it no longer than the call, and pass it nowhere else.
 * @returns undefined if there is none, or if it has expired.
 * @throws {AppError} `unavailable` if it does not open.
 */
export async function findProviderKey(
  { db, envelopes, clock }: Pick<Services, "db" | "envelopes" | "clock">,
  userId: string,
  vendor: KeyVendor,
): Promise<UsableKey | undefined> {
  const { sealed, wrappedKey, keyVersion, organizationId, expiresAt } = providerKeys;
  const [stored] = await db
    .select({ sealed, wrappedKey, keyVersion, organizationId })
    .from(providerKeys)
    .where(and(isOf(userId, vendor), or(isNull(expiresAt), gt(expiresAt, clock.now()))));
  if (!stored) return undefined;
  try {
    const apiKey = envelopes.open(sealedForOwner({ userId, vendor }), stored);
    return { apiKey, organizationId: stored.organizationId ?? undefined };
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
    throw new AppError("unavailable", {
      userMessage: `Your ${vendorTitles[vendor]} key can’t be read right now. Please save it again on the AI providers page.`,
      message: `a stored API key does not open: ${error.message}`,
      cause: error,
    });
  }
}

/** To the minute is enough for people, and spares a write for each call. */
const precisionMs = 60_000;

/**
 * Records that a call is made with the user's own key. If it can't be recorded, the call is made anyway: its run has begun, and no one else
 * would go on with it.
 */
export async function markKeyUsed(
  { db, clock, log }: Pick<Services, "db" | "clock" | "log">,
  userId: string,
  vendor: KeyVendor,
): Promise<void> {
  const now = clock.now();
  const { lastUsedAt } = providerKeys;
  const isOld = or(isNull(lastUsedAt), lt(lastUsedAt, new Date(now.getTime() - precisionMs)));
  await db
    .update(providerKeys)
    .set({ lastUsedAt: now })
    .where(and(isOf(userId, vendor), isOld))
    .catch((error: unknown) => log.warn({ err: error, userId, vendor }, "the use of a key could not be recorded"));
}

const isOf = (userId: string, vendor: KeyVendor) =>
  and(eq(providerKeys.userId, userId), eq(providerKeys.vendor, vendor));
