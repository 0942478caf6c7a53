import { createTeam } from "../src/teams/create-team.ts";
import { findMembership } from "../src/teams/team-access.ts";
import type { MediaRunsHarness } from "./media-runs-harness.ts";
import { putSubscription } from "./subscriptions.ts";

export interface TestMember {
  readonly userId: string;
  /** Owner of what the member keeps to themselves. */
  readonly privateId: string;
  /** Headers of requests that the member sends in the team. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface TestTeam {
  readonly teamId: string;
  readonly owner: TestMember;
  add(): Promise<TestMember>;
}

/** Adds a team, Studio North, whose owner has Business and credits. The clock must be about now. */
export async function addTeam({ database, services, addUser }: MediaRunsHarness): Promise<TestTeam> {
  const ownerId = await addUser(1_000);
  await putSubscription({ databaseUrl: database.url }, ownerId, { planId: "business" });
  const teamId = await createTeam(services, { userId: ownerId, name: "Studio North" });
  await database.pool.query("update users set first_name = 'Ada', last_name = 'Lovelace' where first_name = ''");
  const asMember = async (userId: string): Promise<TestMember> => {
    const membership = await findMembership(database.db, { teamId, userId });
    if (!membership) throw new Error("the user is in no team");
    return { userId, privateId: membership.privateId, headers: { "easel-team": teamId } };
  };
  return {
    teamId,
    owner: await asMember(ownerId),
    async add() {
      const userId = await addUser(0);
      const added = "insert into team_members (team_id, user_id, role, joined_at) values ($1, $2, 'member', now())";
      await database.pool.query(added, [teamId, userId]);
      return asMember(userId);
    },
  };
}
