import { isNotNull } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { SealError, type SealFault } from "#platform/seal.ts";
import type { Secrets } from "#platform/secret.ts";
import { ssoProviders } from "../schema.ts";
import { openConfig } from "./sealed-config.ts";

export interface UnreadableProvider {
  readonly providerId: string;
  readonly fault: SealFault;
}

/** The providers whose settings do not open, and by which nobody gets in therefore. */
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

/** For whoever runs the product: what is wrong, and what to do. */
export function describeUnreadable({ providerId, fault }: UnreadableProvider): string {
  return fault === "other-key"
    ? `The settings of ${providerId} were sealed with another application secret. Start with the APP_SECRET (or the DATA_DIR with its file app-secret) that they were made with, or remove the provider and add it again.`
    : `The settings of ${providerId} were changed in the database, or belong to another provider. Remove the provider and add it again.`;
}
