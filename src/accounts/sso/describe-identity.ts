import { eq } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { ssoProviders } from "../schema.ts";

/** Whose word it is, as the account's owner reads it: `Google`, or `Single sign-on (a.example)`. */
export async function describeIdentity(db: Executor, providerId: string): Promise<string> {
  if (providerId === "google") return "Google";
  const [provider] = await db
    .select({ domain: ssoProviders.domain })
    .from(ssoProviders)
    .where(eq(ssoProviders.providerId, providerId));
  return provider ? `Single sign-on (${provider.domain.replaceAll(",", ", ")})` : "Single sign-on";
}
