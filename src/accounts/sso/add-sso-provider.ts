import { createHash } from "node:crypto";
import { or, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { parseEmail } from "#platform/forms/rules.ts";
import { ssoProviders } from "../schema.ts";
import { speaksFor } from "./find-sso-provider.ts";

/** E-mail domains, as addresses have them. */
export const domainsSchema = z
  .array(
    z.string().transform((text, check) => {
      const domain = parseEmail(`somebody@${text}`)?.split("@")[1];
      if (domain) return domain;
      check.addIssue({ code: "custom", message: `“${text}” is no domain of e-mail addresses` });
      return z.NEVER;
    }),
  )
  .min(1, "name at least one domain");

export interface NewSsoProvider {
  readonly domains: readonly string[];
  /** As the provider calls itself. */
  readonly issuer: string;
  /** As the row has it: sealed, or JSON. */
  readonly config: { readonly oidcConfig: string } | { readonly samlConfig: string };
}

/**
 * The same provider gets the same id again when it is removed and comes back, and finds its people; another one, which may call other people
 * by the same names, never inherits them.
 */
export function ssoProviderId(domains: readonly string[], issuer: string): string {
  const digest = createHash("sha256").update(issuer).digest("hex").slice(0, 8);
  return `${(domains[0] ?? "").replaceAll(/[^a-z0-9]+/g, "-")}-${digest}`;
}

/**
 * Lets an identity provider speak for the addresses of its domains, at once: whoever adds it vouches for that.
 * @throws {AppError} `conflict` when another one speaks for one of the domains, or it is there already.
 */
export async function addSsoProvider(db: Database, { domains, issuer, config }: NewSsoProvider): Promise<string> {
  const providerId = ssoProviderId(domains, issuer);
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`lock table ${ssoProviders} in share row exclusive mode`);
    const [other] = await transaction
      .select({ providerId: ssoProviders.providerId })
      .from(ssoProviders)
      .where(or(...domains.map(speaksFor), sql`${ssoProviders.providerId} = ${providerId}`))
      .limit(1);
    if (other) {
      throw new AppError("conflict", {
        userMessage: `The provider ${other.providerId} speaks for that domain already. Remove it first.`,
      });
    }
    await transaction
      .insert(ssoProviders)
      .values({ providerId, issuer, domain: domains.join(","), domainVerified: true, ...config });
  });
  return providerId;
}
