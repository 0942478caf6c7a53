import { and, desc, eq, gt } from "drizzle-orm";
import type { Database, Executor, Transaction } from "#platform/db/database.ts";
import { labelInSentence } from "#platform/label-of-name.ts";
import type { Actor } from "./acting.ts";
import { recordTeamEvent } from "./audit-log.ts";
import { listFirstNames } from "./read-teams.ts";
import { teamEvents, teams } from "./schema.ts";

interface Deletion {
  readonly actor: Pick<Actor, "userId" | "ownerId" | "team">;
  /** Moment of the deletion, as its rows have it. */
  readonly now: Date;
}

interface Deleted {
  readonly ownerId: string;
  /** Name of its kind: `Mind map`. */
  readonly label: string;
}

/**
 * Deletes work in one transaction. What the actor's team loses is one entry of its audit log, without titles. What is a user's own, or what
 * a member keeps to themselves, is in no log.
 * @param remove deletes, and returns what it has deleted.
 */
export function deleteWithLog<Result extends { readonly deleted: readonly Deleted[] }>(
  db: Database,
  { actor: { userId, ownerId, team }, now }: Deletion,
  remove: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    // Before the work, as in other transactions: the entry needs the team's row.
    if (team) await tx.select({ id: teams.id }).from(teams).where(eq(teams.id, team.id)).for("key share");
    const result = await remove(tx);
    const labels = result.deleted.filter((one) => one.ownerId === ownerId).map(({ label }) => label);
    if (team && labels.length > 0) {
      const event = {
        teamId: team.id,
        kind: "work-deleted",
        actorId: userId,
        detail: { what: inWords(labels) },
      } as const;
      await recordTeamEvent(tx, event, now);
    }
    return result;
  });
}

/** Deletes one thing, as `deleteWithLog` does. @throws what `remove` throws, e.g. for what is not there. */
export async function deleteOneWithLog(
  db: Database,
  { ownerId, label, ...deletion }: Deletion & Deleted,
  remove: (tx: Transaction) => Promise<unknown>,
): Promise<void> {
  await deleteWithLog(db, deletion, async (tx) => {
    await remove(tx);
    return { deleted: [{ ownerId, label }] };
  });
}

/** `an item: mind map`, `3 items: chat, mind map`. */
function inWords(labels: readonly string[]): string {
  const kinds = [...new Set(labels)].map(labelInSentence).toSorted();
  return `${labels.length === 1 ? "an item" : `${labels.length} items`}: ${kinds.join(", ")}`;
}

/** More deletions than a team of five makes in a day. */
const deletionsMax = 1_000;

/**
 * First names of the members who deleted work of their team since a moment, by the millisecond of the deletion. An entry of the log and
 * the rows that it tells of have the same moment. Where two members deleted something within one millisecond, there is no name.
 */
export async function listDeleters(
  db: Executor,
  { teamId, since }: { readonly teamId: string; readonly since: Date },
): Promise<ReadonlyMap<number, string>> {
  const { actorId, happenedAt } = teamEvents;
  const rows = await db
    .select({ actorId, happenedAt })
    .from(teamEvents)
    .where(and(eq(teamEvents.teamId, teamId), eq(teamEvents.kind, "work-deleted"), gt(happenedAt, since)))
    .orderBy(desc(teamEvents.id))
    .limit(deletionsMax);
  const names = await listFirstNames(
    db,
    rows.flatMap((row) => row.actorId ?? []),
  );
  const byMoment = Map.groupBy(rows, (row) => row.happenedAt.getTime());
  return new Map(
    [...byMoment].flatMap(([moment, [first, ...others]]) => {
      const name = names.get(first?.actorId ?? "");
      return name && others.every((other) => other.actorId === first?.actorId) ? [[moment, name] as const] : [];
    }),
  );
}
