import { asc, eq } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { passkeys, users } from "../schema.ts";

export interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly addedAt: Date;
  /** Null if it has not been used since we started recording this. */
  readonly lastUsedAt: Date | null;
}

/** A user's passkeys, oldest first. */
export async function listPasskeys(db: Executor, userId: string): Promise<readonly Passkey[]> {
  const rows = await db
    .select({
      id: passkeys.id,
      name: passkeys.name,
      addedAt: passkeys.createdAt,
      lastUsedAt: passkeys.lastUsedAt,
      since: users.createdAt,
    })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
  return rows.map(({ name, addedAt, since, ...row }) => ({
    ...row,
    name: name ?? "Passkey",
    addedAt: addedAt ?? since,
  }));
}
