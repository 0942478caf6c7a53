import { and, eq, isNotNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { SealError } from "#platform/seal.ts";
import type { Services } from "#platform/services.ts";
import { identities, ssoProviders } from "../schema.ts";
import { openConfig, type StoredConfig } from "./sealed-config.ts";

export interface SsoProvider {
  readonly providerId: string;
  /** Domains whose addresses sign in there. */
  readonly domains: readonly string[];
}

/**
 * The identity provider for exactly this domain, if its domains are verified. A provider for `a.example` doesn't cover `mail.a.example`,
 * unless that is listed too.
 */
export async function findSsoProvider(
  db: Executor,
  { domain }: { readonly domain: string },
): Promise<SsoProvider | undefined> {
  const [provider] = await db
    .select({ providerId: ssoProviders.providerId, domain: ssoProviders.domain })
    .from(ssoProviders)
    .where(and(eq(ssoProviders.domainVerified, true), speaksFor(domain)))
    .limit(1);
  return provider && { providerId: provider.providerId, domains: splitDomains(provider.domain) };
}

/** The library stores a provider's domains as one comma-separated text. */
export function speaksFor(domain: string) {
  return sql`${domain} = any (string_to_array(replace(lower(${ssoProviders.domain}), ' ', ''), ','))`;
}

function splitDomains(text: string): readonly string[] {
  return text.toLowerCase().replaceAll(" ", "").split(",").filter(Boolean);
}

export interface ListedSsoProvider {
  readonly providerId: string;
  readonly kind: "OIDC" | "SAML";
  readonly issuer: string;
  readonly domains: readonly string[];
  /** Users who have signed in with it. */
  readonly peopleCount: number;
}

/** Lists all providers, without paging: operators enter them by hand. */
export async function listSsoProviders(db: Executor): Promise<readonly ListedSsoProvider[]> {
  const peopleCount = sql<number>`(select count(*)::int from ${identities}
    where ${identities.providerId} = ${ssoProviders.providerId})`;
  const rows = await db
    .select({
      providerId: ssoProviders.providerId,
      isSaml: sql<boolean>`${ssoProviders.samlConfig} is not null`,
      issuer: ssoProviders.issuer,
      domain: ssoProviders.domain,
      peopleCount,
    })
    .from(ssoProviders)
    .orderBy(ssoProviders.domain);
  return rows.map(({ isSaml, domain, ...rest }) => ({
    ...rest,
    kind: isSaml ? "SAML" : "OIDC",
    domains: splitDomains(domain),
  }));
}

const endpointsSchema = z.object({
  issuer: z.url(),
  tokenEndpoint: z.url().optional(),
  userInfoEndpoint: z.url().optional(),
  jwksEndpoint: z.url().optional(),
});

/**
 * Origins of organizations' OpenID providers. The library calls no private addresses unless their origin is trusted. These were set up on
 * the server itself (`npm run sso`), by operators who may run their identity provider where they like.
 */
export async function listTrustedIssuers({ db, secrets }: Pick<Services, "db" | "secrets">): Promise<string[]> {
  const rows = await db
    .select({ providerId: ssoProviders.providerId, oidcConfig: ssoProviders.oidcConfig })
    .from(ssoProviders)
    .where(isNotNull(ssoProviders.oidcConfig));
  return [...new Set(rows.flatMap((row) => originsOf(secrets, { ...row, oidcConfig: row.oidcConfig ?? "" })))];
}

/** Empty if the settings can't be decrypted: no one can sign in with that provider (auth/sso-plugin.ts), and the others still work. */
function originsOf(secrets: Services["secrets"], stored: StoredConfig): string[] {
  try {
    const endpoints = endpointsSchema.safeParse(JSON.parse(openConfig(secrets, stored)));
    return endpoints.success ? Object.values(endpoints.data).map((endpoint) => new URL(endpoint).origin) : [];
  } catch (error) {
    if (error instanceof SealError) return [];
    throw error;
  }
}

/**
 * From now on no one can sign in with it. Its users keep their accounts and can set a password by email; if the same provider is added
 * again, it finds them.
 * @throws {AppError} `not_found`.
 */
export async function removeSsoProvider(db: Executor, providerId: string): Promise<void> {
  const removed = await db
    .delete(ssoProviders)
    .where(eq(ssoProviders.providerId, providerId))
    .returning({ id: ssoProviders.id });
  if (removed.length > 0) return;
  throw new AppError("not_found", {
    userMessage: `There is no provider ${providerId}. \`npm run sso -- list\` shows them.`,
  });
}
