import type { Secrets } from "#platform/secret.ts";

/** A row of `sso_providers`, as far as its settings for OpenID Connect go. */
export interface StoredConfig {
  readonly providerId: string;
  /** Sealed; or JSON, where it was written before there were seals. */
  readonly oidcConfig: string;
}

const sealedFor = (providerId: string) => ({ purpose: "sso-provider", owner: providerId });

/** JSON objects begin with a brace, which no sealed text has. */
const isSealed = ({ oidcConfig }: Pick<StoredConfig, "oidcConfig">): boolean => !oidcConfig.startsWith("{");

/**
 * All of it is sealed, not the client secret alone: it says as well where that is sent to, and whose signature makes somebody.
 * @param json as the library reads it.
 */
export function sealConfig(secrets: Pick<Secrets, "seal">, providerId: string, json: string): string {
  return secrets.seal(sealedFor(providerId), json);
}

/** @returns JSON, as the library reads it. @throws {SealError} */
export function openConfig(secrets: Pick<Secrets, "open">, stored: StoredConfig): string {
  return isSealed(stored) ? secrets.open(sealedFor(stored.providerId), stored.oidcConfig) : stored.oidcConfig;
}
