import { and, eq, inArray } from "drizzle-orm";
import { findPerson, listIdentityProviders } from "#accounts/index.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { requireSeat } from "./invite.ts";
import { addMember } from "./join-team.ts";
import { teamEvents, teamMembers, teams } from "./schema.ts";
import { lockTeam, requireOpenTeam } from "./team-access.ts";

type Needs = Pick<Services, "db" | "jobs" | "clock" | "config" | "log" | "announcements">;

/**
 * Makes a user of an organization's single sign-on a member of the team that the operator has set up for it, if there is a seat. People who
 * have left or were removed don't come back by themselves: they need an invitation.
 */
export async function joinBySso(services: Needs, userId: string): Promise<void> {
  const { db, log } = services;
  const providers = await listIdentityProviders(db, userId);
  if (providers.length === 0) return;
  const waiting = await db
    .select({ id: teams.id })
    .from(teams)
    .where(inArray(teams.ssoProviderId, [...providers]));
  for (const { id } of waiting) {
    await joinOne(services, id, userId).catch((error: unknown) => {
      // Without a seat, the user goes on without the team.
      if (!(error instanceof AppError)) throw error;
      log.info({ teamId: id, reason: error.message }, "a user of single sign-on could not join their team");
    });
  }
}

async function joinOne(services: Needs, teamId: string, userId: string): Promise<void> {
  const { db, clock } = services;
  const isTheirs = and(eq(teamMembers.teamId, teamId), eq(teamMembers.userId, userId));
  if ((await db.$count(teamMembers, isTheirs)) > 0) return;
  const hasLeft = and(
    eq(teamEvents.teamId, teamId),
    eq(teamEvents.subjectId, userId),
    inArray(teamEvents.kind, ["member-left", "member-removed"]),
  );
  if ((await db.$count(teamEvents, hasLeft)) > 0) return;
  const [team] = await db.select().from(teams).where(eq(teams.id, teamId));
  const now = clock.now();
  if (!team) return;
  const seats = await requireOpenTeam(db, team, now);
  await db.transaction(async (tx) => {
    await lockTeam(tx, teamId);
    const person = await findPerson(tx, userId);
    if (!person || (await tx.$count(teamMembers, isTheirs)) > 0) return;
    await requireSeat(tx, teamId, { seats, now });
    await addMember(services, tx, { teamId, person, role: "member", seats });
  });
}
