import { and, desc, eq, lt, not, sql } from "drizzle-orm";
import { listNames, type PersonName } from "#accounts/index.ts";
import type { Executor } from "#platform/db/database.ts";
import type { TeamEventKind } from "./rules.ts";
import { teamEvents } from "./schema.ts";

export interface TeamEvent {
  readonly teamId: string;
  readonly kind: TeamEventKind;
  /** User who did it; left out for the product itself. */
  readonly actorId?: string | undefined;
  /** The user whom it is about. */
  readonly subjectId?: string | undefined;
  readonly detail?: Readonly<Record<string, string>>;
}

/** Adds an entry to a team's audit log, in the transaction of what it tells. */
export async function recordTeamEvent(db: Executor, { detail = {}, ...event }: TeamEvent, now: Date): Promise<void> {
  await db.insert(teamEvents).values({ ...event, detail, happenedAt: now });
}

/** An entry with names. Those of people whose account was deleted are null. */
export interface ListedTeamEvent {
  readonly id: number;
  readonly kind: TeamEventKind;
  readonly actor: PersonName | null;
  readonly subject: PersonName | null;
  readonly detail: Readonly<Record<string, string>>;
  readonly happenedAt: Date;
}

const listedMax = 50;

/** The latest first. @param before the last entry of the page before. */
export async function listTeamEvents(
  db: Executor,
  { teamId, before }: { readonly teamId: string; readonly before?: number | undefined },
): Promise<{ readonly events: readonly ListedTeamEvent[]; readonly hasMore: boolean }> {
  const rows = await db
    .select()
    .from(teamEvents)
    .where(and(eq(teamEvents.teamId, teamId), before === undefined ? undefined : lt(teamEvents.id, before)))
    .orderBy(desc(teamEvents.id))
    .limit(listedMax + 1);
  const shown = rows.slice(0, listedMax);
  const ids = shown.flatMap(({ actorId, subjectId }) => [actorId, subjectId].filter((id) => id !== null));
  const names = await listNames(db, [...new Set(ids)]);
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
  const events = shown.map(({ id, kind, actorId, subjectId, detail, happenedAt }) => ({
    ...{ id, kind, detail, happenedAt },
    actor: nameOf(actorId),
    subject: nameOf(subjectId),
  }));
  return { events, hasMore: rows.length > listedMax };
}

/** @returns keys of work that a member has shared with their team, as the library has them. */
export async function listSharedItems(
  db: Executor,
  { teamId, userId }: { readonly teamId: string; readonly userId: string },
): Promise<readonly string[]> {
  const isTheirs = and(eq(teamEvents.actorId, userId), eq(teamEvents.kind, "work-shared"));
  const rows = await db
    .select({ item: sql<string | null>`${teamEvents.detail} ->> 'item'` })
    .from(teamEvents)
    .where(and(eq(teamEvents.teamId, teamId), isTheirs))
    .orderBy(desc(teamEvents.id));
  return rows.flatMap(({ item }) => item ?? []);
}

/** Days for which an entry is kept. */
export const eventDays = 730;

/** Deletes entries that are older than that, but for the one that knows who connected a provider's key: it ends with the key. */
export async function forgetTeamEvents(db: Executor, now: Date): Promise<void> {
  const isOld = lt(teamEvents.happenedAt, new Date(now.getTime() - eventDays * 86_400_000));
  const isNeeded = sql`${teamEvents.kind} = 'provider-key-connected' and not exists (
    select from team_events later where later.team_id = ${teamEvents.teamId} and later.id > ${teamEvents.id}
    and later.kind like 'provider-key-%' and later.detail ->> 'provider' = ${teamEvents.detail} ->> 'provider')`;
  await db.delete(teamEvents).where(and(isOld, not(isNeeded)));
}
