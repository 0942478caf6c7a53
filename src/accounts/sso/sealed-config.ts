import { and, eq, isNotNull, like } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { SealError, type SealFault } from "#platform/seal.ts";
import type { Secrets } from "#platform/secret.ts";
import type { Services } from "#platform/services.ts";
import { ssoProviders } from "../schema.ts";

/** The OpenID Connect settings in a row of `sso_providers`. */
export interface StoredConfig {
  readonly providerId: string;
  /** Sealed; or JSON, if written before settings were sealed. */
  readonly oidcConfig: string;
}

const sealedFor = (providerId: string) => ({ purpose: "sso-provider", owner: providerId });

/** JSON objects start with a brace, sealed texts never do. */
const isSealed = ({ oidcConfig }: Pick<StoredConfig, "oidcConfig">): boolean => !oidcConfig.startsWith("{");

/**
 * Seals all settings, not only the client secret: they also say where that is sent, and whose signature signs users in.
 * @param json as the library reads it.
 */
export function sealConfig(secrets: Pick<Secrets, "seal">, providerId: string, json: string): string {
  return secrets.seal(sealedFor(providerId), json);
}

/** @returns JSON, as the library reads it. @throws {SealError} */
export function openConfig(secrets: Pick<Secrets, "open">, stored: StoredConfig): string {
  return isSealed(stored) ? secrets.open(sealedFor(stored.providerId), stored.oidcConfig) : stored.oidcConfig;
}

export interface UnreadableProvider {
  readonly providerId: string;
  readonly fault: SealFault;
}

/** Providers whose settings can't be decrypted, so that no one can sign in with them. */
export async function listUnreadableProviders(
  db: Executor,
  secrets: Pick<Secrets, "open">,
): Promise<readonly UnreadableProvider[]> {
  const rows = await db
    .select({ providerId: ssoProviders.providerId, oidcConfig: ssoProviders.oidcConfig })
    .from(ssoProviders)
    .where(isNotNull(ssoProviders.oidcConfig))
    .orderBy(ssoProviders.providerId);
  return rows.flatMap(({ providerId, oidcConfig }) => {
    try {
      openConfig(secrets, { providerId, oidcConfig: oidcConfig ?? "" });
      return [];
    } catch (error) {
      if (!(error instanceof SealError)) throw error;
      return { providerId, fault: error.fault };
    }
  });
}

/** For operators: what is wrong, and what to do. */
export function describeUnreadable({ providerId, fault }: UnreadableProvider): string {
  return fault === "other-key"
    ? `The settings of ${providerId} were sealed with another application secret. Start with the APP_SECRET (or the DATA_DIR with its file app-secret) that they were sealed with, or remove the provider and add it again.`
    : `The settings of ${providerId} were changed in the database, or belong to another provider. Remove the provider and add it again.`;
}

/**
 * Runs at startup: warns the operator about OpenID settings that can't be decrypted, and seals those written before settings were sealed.
 * Several processes may do so at once.
 */
export async function sealOldProviders({ db, secrets, log }: Pick<Services, "db" | "secrets" | "log">): Promise<void> {
  const unreadable = await listUnreadableProviders(db, secrets);
  for (const provider of unreadable) log.error({ ...provider }, describeUnreadable(provider));
  // A process started with the wrong secret must not seal what the others have to read.
  if (unreadable.some(({ fault }) => fault === "other-key")) return;
  const { providerId, oidcConfig } = ssoProviders;
  const isOld = like(oidcConfig, "{%");
  for (const { id, json } of await db.select({ id: providerId, json: oidcConfig }).from(ssoProviders).where(isOld)) {
    await db
      .update(ssoProviders)
      .set({ oidcConfig: sealConfig(secrets, id, json ?? "") })
      .where(and(eq(providerId, id), isOld));
    log.info({ providerId: id }, "sealed the settings of an identity provider");
  }
}
