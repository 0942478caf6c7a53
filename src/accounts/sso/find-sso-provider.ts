import { and, eq, sql } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { ssoProviders } from "../schema.ts";

export interface SsoProvider {
  readonly providerId: string;
  /** Those whose addresses sign in there. */
  readonly domains: readonly string[];
}

/**
 * The identity provider that speaks for a domain, once its domains are confirmed: for this very one. Whoever has `a.example` says nothing
 * about `mail.a.example`, unless it is named too.
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

/** The library keeps a provider's domains as one text, with commas. */
export function speaksFor(domain: string) {
  return sql`${domain} = any (string_to_array(replace(lower(${ssoProviders.domain}), ' ', ''), ','))`;
}

export function splitDomains(text: string): readonly string[] {
  return text.toLowerCase().replaceAll(" ", "").split(",").filter(Boolean);
}
