import { and, eq, like } from "drizzle-orm";
import type { Services } from "#platform/services.ts";
import { ssoProviders } from "../schema.ts";
import { describeUnreadable, listUnreadableProviders } from "./list-unreadable-providers.ts";
import { sealConfig } from "./sealed-config.ts";

/**
 * At the start: tells the operator of settings of OpenID providers that do not open, and seals those that were written before there were
 * seals. Several processes may do so at once.
 */
export async function sealOldProviders({ db, secrets, log }: Pick<Services, "db" | "secrets" | "log">): Promise<void> {
  const unreadable = await listUnreadableProviders(db, secrets);
  for (const provider of unreadable) log.error({ ...provider }, describeUnreadable(provider));
  // A process that was started with the wrong secret must not seal what the others have to read.
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
