import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { isUuid } from "#platform/db/columns.ts";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";

/** Condition that work is of an owner or, for what a member keeps to themselves, of their team. */
export const isOfOwnerOrTeam = (column: PgColumn, ownerId: string): SQL =>
  sql`(${column} = ${ownerId}::uuid or ${column} =
    (select w.team_id from work_owners w where w.id = ${ownerId}::uuid and w.user_id is not null))`;

/** Condition that work is a user's own, or that of a team they are in. */
export const isOwnedWith = (column: PgColumn, userId: string): SQL =>
  sql`exists (select from work_owners w
    left join team_members m on m.team_id = w.team_id and w.user_id is null
    where w.id = ${column} and ${userId}::uuid in (w.user_id, m.user_id))`;

/** Owners of work that one plan pays for, as a subquery of ids: a user, with their team, and what its members keep to themselves there. */
export const ownersOfPlan = (ownerId: string): SQL => sql`(
  select w.id from work_owners own
  left join teams t on t.id = own.team_id or (own.team_id is null and t.owner_id = own.id)
  join work_owners w on w.id = own.id or w.team_id = t.id or (w.team_id is null and w.user_id = t.owner_id)
  where own.id = ${ownerId}::uuid
)`;

interface OwnedTable extends PgTable {
  readonly id: PgColumn;
  readonly userId: PgColumn;
}

/** Owners of what an actor sees on screens of private work: their own first. */
export const ownersOf = ({
  ownerId,
  privateId,
}: {
  readonly ownerId: string;
  readonly privateId: string;
}): readonly string[] => (ownerId === privateId ? [ownerId] : [privateId, ownerId]);

/**
 * Finds which of an actor's owners some work belongs to: a member's own, or the team's once it is shared.
 * @returns the actor's private owner for what is neither: it is not found there either.
 */
export async function findOwner(
  db: Executor,
  table: OwnedTable,
  { id, ...actor }: { readonly id: string; readonly ownerId: string; readonly privateId: string },
): Promise<string> {
  if (actor.ownerId === actor.privateId || !isUuid(id)) return actor.privateId;
  const isIt = and(eq(table.id, id), inArray(table.userId, [...ownersOf(actor)]));
  const [found] = await db.select({ userId: table.userId }).from(table).where(isIt);
  return (found?.userId as string | undefined) ?? actor.privateId;
}

/** Tells whether work in a list of several owners, as `ownersOf` returns them, is shared with the team. */
export const isSharedIn = (ownerIds: readonly string[], ownerId: string): boolean => ownerId !== ownerIds[0];

/** Tells whether work in such a list is what a member of a team keeps to themselves. */
export const isPrivateIn = (ownerIds: readonly string[], ownerId: string): boolean =>
  ownerIds.length > 1 && !isSharedIn(ownerIds, ownerId);

/**
 * Asks for something of each owner in turn, until one has it.
 * @throws {AppError} `not_found` as `ask` does, if none has it.
 */
export async function askOwners<Found>(
  ownerIds: readonly string[],
  ask: (ownerId: string) => Promise<Found>,
): Promise<Found> {
  const [first = "", ...others] = ownerIds;
  if (others.length === 0) return ask(first);
  return ask(first).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "not_found") return askOwners(others, ask);
    throw error;
  });
}

interface PressedTable extends PgTable {
  readonly userId: PgColumn;
  readonly idempotencyKey: PgColumn;
}

/**
 * Keys for rows that get another owner: they keep theirs, so that the same press is still one, unless that owner has a row with it already.
 */
export const keptKeys = (table: PressedTable, toId: string): SQL<string> => sql<string>`case when exists (
    select from ${table} as taken
    where taken.user_id = ${toId}::uuid and taken.idempotency_key = ${table}.idempotency_key
  ) then gen_random_uuid()::text else ${table}.idempotency_key end`;

/** Gives all work of an owner to another, in the caller's transaction. */
export async function moveWork(tx: Executor, fromId: string, toId: string): Promise<void> {
  await tx.execute(sql`select move_work(${fromId}::uuid, ${toId}::uuid)`);
}
