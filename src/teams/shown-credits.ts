import { eq } from "drizzle-orm";
import { findPerson } from "#accounts/index.ts";
import type { Database } from "#platform/db/database.ts";
import { findOwnRequest } from "./credit-requests.ts";
import type { TeamCredits } from "./rules.ts";
import { teams } from "./schema.ts";
import { readTeamCredits } from "./team-spending.ts";

/**
 * The credits of a team for the screens of one of its members.
 * @throws {AppError} `forbidden` for people who are not members anymore.
 */
export async function readShownCredits(
  db: Database,
  { teamId, userId }: { readonly teamId: string; readonly userId: string },
  now: Date,
): Promise<TeamCredits> {
  const [amounts, owner, askedAt] = await Promise.all([
    readTeamCredits(db, { teamId, userId }, now),
    findOwnerName(db, teamId),
    findOwnRequest(db, { teamId, userId }, now),
  ]);
  return { ...amounts, owner, askedAt: askedAt ?? null };
}

async function findOwnerName(db: Database, teamId: string): Promise<TeamCredits["owner"]> {
  const [team] = await db.select({ ownerId: teams.ownerId }).from(teams).where(eq(teams.id, teamId));
  const person = team?.ownerId ? await findPerson(db, team.ownerId) : undefined;
  const name = person && `${person.firstName} ${person.lastName}`.trim();
  return name ? { firstName: person.firstName.trim() || name, name } : null;
}
