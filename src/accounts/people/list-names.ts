import { eq, inArray, sql } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { profiles, users } from "../schema.ts";

export interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
}

/** @returns names by user id; nobody of whom there is no account. */
export async function listNames(db: Executor, userIds: readonly string[]): Promise<ReadonlyMap<string, PersonName>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({
      id: users.id,
      firstName: sql<string>`coalesce(${profiles.firstName}, ${users.firstName})`,
      lastName: sql<string>`coalesce(${profiles.lastName}, ${users.lastName})`,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .where(inArray(users.id, [...userIds]));
  return new Map(rows.map(({ id, ...name }) => [id, name]));
}
