import { asc, eq, or } from "drizzle-orm";
import type { PersonalDataSource } from "#accounts/index.ts";
import { apiKeys } from "./schema.ts";

/** The export describes keys, without their digests. */
export const apiKeysData: PersonalDataSource = {
  name: "api-keys",
  async exportFor(db, { userId }) {
    const { id, name, prefix, scopes, minuteMax, expiresAt, createdAt, lastUsedAt, revokedAt } = apiKeys;
    const keys = await db
      .select({ id, name, prefix, scopes, minuteMax, expiresAt, createdAt, lastUsedAt, revokedAt })
      .from(apiKeys)
      .where(isTheirs(userId))
      .orderBy(asc(createdAt), asc(id));
    return { apiKeys: keys };
  },
  async erase(db, { userId }) {
    await db.delete(apiKeys).where(isTheirs(userId));
  },
};

/** Their own, and those that they created in teams. */
const isTheirs = (userId: string) => or(eq(apiKeys.userId, userId), eq(apiKeys.memberId, userId));
