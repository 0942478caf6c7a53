import { asc, eq } from "drizzle-orm";
import type { PersonalDataSource } from "#accounts/index.ts";
import type { Services } from "#platform/services.ts";
import { listTeamsWithKeysOf, lockTeam } from "#teams/index.ts";
import { removeKeysOf } from "./end-team-keys.ts";
import { providerKeys } from "./schema.ts";

/** The export names vendors and dates; a key never leaves the server. */
export const providerKeysData = (services: Pick<Services, "jobs" | "clock" | "config">): PersonalDataSource => ({
  name: "ai-providers",
  async exportFor(db, { userId }) {
    const { vendor, state, organizationId, expiresAt, savedAt, lastUsedAt, monthlyTokensMax } = providerKeys;
    const keys = await db
      .select({ vendor, state, organizationId, savedAt, lastUsedAt, expiresAt, monthlyTokensMax })
      .from(providerKeys)
      .where(eq(providerKeys.userId, userId))
      .orderBy(asc(vendor));
    return { apiKeys: keys };
  },
  async erase(db, { userId }) {
    await db.delete(providerKeys).where(eq(providerKeys.userId, userId));
    for (const teamId of await listTeamsWithKeysOf(db, userId)) {
      await lockTeam(db, teamId);
      await removeKeysOf(services, db, { teamId, memberId: userId });
    }
  },
});
