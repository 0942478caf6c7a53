import { asc, eq } from "drizzle-orm";
import type { PersonalDataSource } from "#accounts/index.ts";
import { teams, workOwners } from "./schema.ts";

/**
 * Copies of what a user keeps to themselves in teams. It is erased as their own, which it becomes when they leave (`teamsData`).
 * @param sources of the slices that have work.
 */
export const privateTeamWork = (sources: readonly PersonalDataSource[]): PersonalDataSource => ({
  name: "private-work-in-teams",
  async *exportFor(db, owner) {
    const privates = await db
      .select({ ownerId: workOwners.id, team: teams.name })
      .from(workOwners)
      .innerJoin(teams, eq(teams.id, workOwners.teamId))
      .where(eq(workOwners.userId, owner.userId))
      .orderBy(asc(teams.createdAt));
    for (const { ownerId, team } of privates) {
      for (const { name: kind, exportFor } of sources) {
        const data = await exportFor(db, { ...owner, userId: ownerId });
        yield Symbol.asyncIterator in data ? { team, kind, items: data } : { team, kind, ...data };
      }
    }
  },
  erase: async () => {},
});
