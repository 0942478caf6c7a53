import { and, eq, isNull } from "drizzle-orm";
import type { DeletionNote } from "#accounts/index.ts";
import type { Executor } from "#platform/db/database.ts";
import { countMembers } from "./invite.ts";
import { readableDays, teamPath } from "./rules.ts";
import { teams } from "./schema.ts";

/** The team that a user owns, unless they have closed it. */
async function findOwnTeam(db: Executor, userId: string) {
  const [team] = await db
    .select({ id: teams.id, name: teams.name })
    .from(teams)
    .where(and(eq(teams.ownerId, userId), isNull(teams.closedAt)));
  if (!team) return undefined;
  const others = (await countMembers(db, team.id)) - 1;
  const readers =
    others === 0 ? "" : others === 1 ? ", also by its other member" : `, also by its ${others} other members`;
  return { ...team, readers };
}

/** For the page on which a user deletes their account. */
export async function listDeletionNotes(db: Executor, userId: string): Promise<readonly DeletionNote[]> {
  const team = await findOwnTeam(db, userId);
  if (!team) return [];
  return [
    {
      sentence: `You own the team ${team.name}. Right away, it can only be read${team.readers}, its links and API keys stop, and its members are told by email. It is deleted after ${readableDays} days. To let it go on, hand it over before you delete your account.`,
      link: { to: teamPath(team.id), label: "Go to the team" },
    },
  ];
}

/** For the pages on which a user gives up the Business plan. */
export async function listEndsWithPlan(db: Executor, userId: string): Promise<readonly string[]> {
  const team = await findOwnTeam(db, userId);
  if (!team) return [];
  return [
    `Your team ${team.name} can then only be read${team.readers}, and its API keys stop. It is deleted ${readableDays} days later unless you’re back on Business or hand it over before.`,
  ];
}
