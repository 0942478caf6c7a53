import { isNotNull } from "drizzle-orm";
import { z } from "zod";
import { SealError } from "#platform/seal.ts";
import type { Services } from "#platform/services.ts";
import { ssoProviders } from "../schema.ts";
import { openConfig, type StoredConfig } from "./sealed-config.ts";

const endpointsSchema = z.object({
  issuer: z.url(),
  tokenEndpoint: z.url().optional(),
  userInfoEndpoint: z.url().optional(),
  jwksEndpoint: z.url().optional(),
});

/**
 * Origins of the OpenID providers of organisations. The library asks nobody at a private address unless it is told that the origin is
 * trusted; these were set up on the server itself (`npm run sso`), by somebody who may have their identity provider where they like.
 */
export async function listTrustedIssuers({ db, secrets }: Pick<Services, "db" | "secrets">): Promise<string[]> {
  const rows = await db
    .select({ providerId: ssoProviders.providerId, oidcConfig: ssoProviders.oidcConfig })
    .from(ssoProviders)
    .where(isNotNull(ssoProviders.oidcConfig));
  return [...new Set(rows.flatMap((row) => originsOf(secrets, { ...row, oidcConfig: row.oidcConfig ?? "" })))];
}

/** None of one whose settings do not open: nobody gets in by it (auth/open-sso-providers.ts), and the others go on. */
function originsOf(secrets: Services["secrets"], stored: StoredConfig): string[] {
  try {
    const endpoints = endpointsSchema.safeParse(JSON.parse(openConfig(secrets, stored)));
    return endpoints.success ? Object.values(endpoints.data).map((endpoint) => new URL(endpoint).origin) : [];
  } catch (error) {
    if (error instanceof SealError) return [];
    throw error;
  }
}
