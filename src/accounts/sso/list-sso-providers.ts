import { sql } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { identities, ssoProviders } from "../schema.ts";
import { splitDomains } from "./find-sso-provider.ts";

export interface ListedSsoProvider {
  readonly providerId: string;
  readonly kind: "OIDC" | "SAML";
  readonly issuer: string;
  readonly domains: readonly string[];
  /** Who has signed in with it. */
  readonly peopleCount: number;
}

/** All of them: there are as many as an operator has typed in. */
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
