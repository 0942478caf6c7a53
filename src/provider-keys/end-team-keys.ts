import { and, eq, inArray } from "drizzle-orm";
import { isKeyVendor, vendorTitles } from "#engines/index.ts";
import type { Executor } from "#platform/db/database.ts";
import type { Services } from "#platform/services.ts";
import { findMembership, listConnectedBy, lockTeam, type MemberLeft, recordKeysEnded } from "#teams/index.ts";
import { providerKeys } from "./schema.ts";

/** Removes the keys that a person connected in a team that they are no longer in: their provider would go on billing them. */
export const endTeamKeys = (services: Pick<Services, "db" | "jobs" | "clock" | "config">, left: MemberLeft) =>
  services.db.transaction(async (tx) => {
    await lockTeam(tx, left.teamId);
    // A person who has joined again meanwhile has them still.
    if (await findMembership(tx, { teamId: left.teamId, userId: left.memberId })) return;
    await removeKeysOf(services, tx, left);
  });

/** The same in a transaction that deletes the person's account. */
export async function removeKeysOf(
  services: Pick<Services, "jobs" | "clock" | "config">,
  tx: Executor,
  { teamId, memberId, endedBy }: MemberLeft,
): Promise<void> {
  const connected = await listConnectedBy(tx, { teamId, userId: memberId });
  if (connected.length === 0) return;
  const stored = await tx
    .select({ vendor: providerKeys.vendor })
    .from(providerKeys)
    .where(eq(providerKeys.userId, teamId));
  const vendors = stored.flatMap(({ vendor }) =>
    isKeyVendor(vendor) && connected.includes(vendorTitles[vendor]) ? [vendor] : [],
  );
  await tx.delete(providerKeys).where(and(eq(providerKeys.userId, teamId), inArray(providerKeys.vendor, vendors)));
  const providers = vendors.map((vendor) => vendorTitles[vendor]);
  await recordKeysEnded(services, tx, { teamId, userId: memberId, providers, endedBy });
}
