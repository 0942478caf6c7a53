import { and, eq, inArray, isNotNull } from "drizzle-orm";
import { findMailAddress } from "#accounts/index.ts";
import type { Executor } from "#platform/db/database.ts";
import { sendMail } from "#platform/mail/mail.ts";
import type { Services } from "#platform/services.ts";
import { recordTeamEvent } from "./audit-log.ts";
import { writeKeysEndedMail } from "./member-mails.ts";
import { nameInMail } from "./name-in-mail.ts";
import type { TeamEventKind } from "./rules.ts";
import { teamEvents, teams } from "./schema.ts";

const kinds = ["provider-key-connected", "provider-key-removed", "provider-key-ended"] satisfies TeamEventKind[];

/**
 * The providers whose keys are connected in a team, by title, with the user who connected each: the audit log knows them.
 * @returns null for a user whose account was deleted.
 */
export async function listConnectors(db: Executor, teamId: string): Promise<ReadonlyMap<string, string | null>> {
  const events = await db
    .select({ kind: teamEvents.kind, actorId: teamEvents.actorId, detail: teamEvents.detail })
    .from(teamEvents)
    .where(and(eq(teamEvents.teamId, teamId), inArray(teamEvents.kind, kinds)))
    .orderBy(teamEvents.id);
  const latest = new Map(events.map(({ detail, ...event }) => [detail.provider ?? "", event]));
  return new Map(
    [...latest].flatMap(([title, { kind, actorId }]) => (kind === "provider-key-connected" ? [[title, actorId]] : [])),
  );
}

/** Titles of the providers whose keys a member has connected in a team. */
export async function listConnectedBy(
  db: Executor,
  { teamId, userId }: { readonly teamId: string; readonly userId: string },
): Promise<readonly string[]> {
  return [...(await listConnectors(db, teamId))].flatMap(([title, by]) => (by === userId ? [title] : []));
}

/** Teams in which a user has connected a key at some time. */
export async function listTeamsWithKeysOf(db: Executor, userId: string): Promise<readonly string[]> {
  const isTheirs = and(eq(teamEvents.actorId, userId), eq(teamEvents.kind, "provider-key-connected"));
  const rows = await db.selectDistinct({ teamId: teamEvents.teamId }).from(teamEvents).where(isTheirs);
  return rows.map(({ teamId }) => teamId);
}

interface Ended {
  readonly teamId: string;
  /** User who had connected the keys, and is no longer in the team. */
  readonly userId: string;
  readonly providers: readonly string[];
  /** User who ended the membership; undefined if it isn’t known. */
  readonly endedBy: string | undefined;
}

/** Records in the audit log that keys were removed since their member is no longer in the team, and emails the owner unless they did that. */
export async function recordKeysEnded(
  { jobs, clock, config }: Pick<Services, "jobs" | "clock" | "config">,
  tx: Executor,
  { teamId, userId, providers, endedBy }: Ended,
): Promise<void> {
  if (providers.length === 0) return;
  for (const provider of providers) {
    const event = { teamId, kind: "provider-key-ended", subjectId: userId, detail: { provider } } as const;
    await recordTeamEvent(tx, event, clock.now());
  }
  const isOwned = and(eq(teams.id, teamId), isNotNull(teams.ownerId));
  const [team] = await tx.select({ ownerId: teams.ownerId, teamName: teams.name }).from(teams).where(isOwned);
  if (!team?.ownerId || team.ownerId === endedBy || team.ownerId === userId) return;
  const address = await findMailAddress(tx, team.ownerId);
  if (!address) return;
  const name = await nameInMail(tx, userId, "A former member");
  const mail = writeKeysEndedMail(address, { teamId, teamName: team.teamName, name, providers }, config);
  await sendMail(tx, jobs, mail);
}
