import { eq } from "drizzle-orm";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { recordTeamEvent } from "./audit-log.ts";
import { teams } from "./schema.ts";
import { deletionDay, getMembership, lockMembership, readTeamState } from "./team-access.ts";
import { writeClosedMail, writeReopenedMail } from "./team-mails.ts";
import { tellMembers } from "./tell-members.ts";

type Needs = Pick<Services, "db" | "jobs" | "clock" | "config">;

interface Asked {
  readonly teamId: string;
  readonly userId: string;
}

/**
 * Closes a team: from then on it can be read, for 90 days, and its owner can open it again. Runs that are under way are finished. A second
 * press changes nothing.
 * @throws {AppError} `not_found`; `forbidden` for all but the owner.
 */
export async function closeTeam(services: Needs, { teamId, userId }: Asked): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  await db.transaction(async (tx) => {
    const { closedAt, endedAt, name } = await lockMembership(tx, { teamId, userId }, "own");
    if (closedAt) return;
    // One that has ended already is not kept for longer by closing it.
    await tx
      .update(teams)
      .set({ closedAt: now, endedAt: endedAt ?? now, offeredTo: null })
      .where(eq(teams.id, teamId));
    await recordTeamEvent(tx, { teamId, kind: "team-closed", actorId: userId }, now);
    const until = deletionDay(endedAt ?? now);
    await tellMembers(services, tx, teamId, (to) =>
      writeClosedMail(to, { teamId, teamName: name, until }, services.config),
    );
  });
}

/** Opens a closed team again. Without Business it is not kept for longer by that. @throws {AppError} as `closeTeam`; `conflict` if it isn't closed. */
export async function reopenTeam(services: Needs, { teamId, userId }: Asked): Promise<void> {
  const { db, clock, config } = services;
  const { ownerId } = await getMembership(db, { teamId, userId }, "own");
  const opened = await readTeamState(db, { ownerId, closedAt: null, endedAt: null }, clock.now());
  const isActive = opened.readOnly === null;
  await db.transaction(async (tx) => {
    const { closedAt, endedAt, name: teamName } = await lockMembership(tx, { teamId, userId }, "own");
    if (!closedAt) throw new AppError("conflict", { userMessage: "This team isn’t closed." });
    await tx
      .update(teams)
      .set({ closedAt: null, endedAt: isActive ? null : endedAt })
      .where(eq(teams.id, teamId));
    await recordTeamEvent(tx, { teamId, kind: "team-reopened", actorId: userId }, clock.now());
    if (isActive) await tellMembers(services, tx, teamId, (to) => writeReopenedMail(to, { teamId, teamName }, config));
  });
}
