import { isNotNull } from "drizzle-orm";
import { z } from "zod";
import type { Executor } from "#platform/db/database.ts";
import { ssoProviders } from "../schema.ts";

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
export async function listTrustedIssuers(db: Executor): Promise<string[]> {
  const rows = await db
    .select({ oidcConfig: ssoProviders.oidcConfig })
    .from(ssoProviders)
    .where(isNotNull(ssoProviders.oidcConfig));
  const origins = rows.flatMap(({ oidcConfig }) => {
    const endpoints = endpointsSchema.safeParse(JSON.parse(oidcConfig ?? "null"));
    return endpoints.success ? Object.values(endpoints.data).map((endpoint) => new URL(endpoint).origin) : [];
  });
  return [...new Set(origins)];
}
