import { count, eq, sql } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { identities, passkeys, users } from "../schema.ts";

/** How somebody can get into their account. */
export interface WaysIn {
  readonly hasPassword: boolean;
  /** Google, identity providers. */
  readonly linked: readonly { readonly id: string; readonly providerId: string; readonly linkedAt: Date }[];
  readonly passkeysCount: number;
  readonly twoFactorEnabled: boolean;
}

export async function getWaysIn(db: Executor, userId: string): Promise<WaysIn> {
  const [methods, [keys], [user]] = await Promise.all([
    db
      .select({
        id: identities.id,
        providerId: identities.providerId,
        linkedAt: identities.createdAt,
        isPasswordSet: sql<boolean>`${identities.password} is not null`,
      })
      .from(identities)
      .where(eq(identities.userId, userId))
      .orderBy(identities.createdAt),
    db.select({ count: count() }).from(passkeys).where(eq(passkeys.userId, userId)),
    db.select({ twoFactorEnabled: users.twoFactorEnabled }).from(users).where(eq(users.id, userId)),
  ]);
  return {
    hasPassword: methods.some(({ providerId, isPasswordSet }) => providerId === "credential" && isPasswordSet),
    linked: methods
      .filter(({ providerId }) => providerId !== "credential")
      .map(({ id, providerId, linkedAt }) => ({ id, providerId, linkedAt })),
    passkeysCount: keys?.count ?? 0,
    twoFactorEnabled: user?.twoFactorEnabled ?? false,
  };
}
