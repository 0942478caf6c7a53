import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { grantCredits } from "#credits/index.ts";
import { createTeam } from "#teams/create-team.ts";
import { inviteMember } from "#teams/invite.ts";
import { acceptInvitation, listInvitations } from "#teams/join-team.ts";
import type { GivenRole } from "#teams/rules.ts";
import { jobHandlers } from "../../src/app/jobs.ts";
import { putSubscription } from "../subscriptions.ts";
import { createTestDatabase, type TestDatabase } from "../test-database.ts";
import { createTestServices, type TestServices } from "../test-services.ts";

export interface Person {
  readonly userId: string;
  readonly email: string;
  readonly name: string;
}

/** A database with people and teams, all jobs of the product, and the mails that they send, for the tests of one file. */
export function useTeams() {
  const started: { database?: TestDatabase; harness?: TestServices } = {};
  let people = 0;
  const on = {
    get database() {
      if (!started.database) throw new Error("the database is there only inside tests");
      return started.database;
    },
    get harness() {
      if (!started.harness) throw new Error("the services are there only inside tests");
      return started.harness;
    },
    runJobs: () => on.harness.runJobs(jobHandlers(on.harness.services)),
    async runJob(name: string) {
      for (const { kind, run } of jobHandlers(on.harness.services))
        if (kind.name === name) await run({} as never, "job");
    },
    /** Runs jobs. @returns the mails that they sent. */
    async mailsSent() {
      on.harness.mails.length = 0;
      await on.runJobs();
      return on.harness.mails.map(({ to, subject, text }) => ({ to, subject, text }));
    },
    async addPerson(plan?: "business"): Promise<Person> {
      const email = `person-${++people}@example.com`;
      const added =
        "insert into users (name, email, email_verified, first_name, last_name) values ('P', $1, true, $2, 'P') returning id";
      const { rows } = await on.database.pool.query(added, [email, `Person${people}`]);
      const userId: string = rows[0].id;
      if (plan) await putSubscription({ databaseUrl: on.database.url }, userId, { planId: plan });
      return { userId, email, name: `Person${people} P` };
    },
    grant: ({ userId }: Person, amount: number) =>
      grantCredits(on.harness.services, {
        userId,
        idempotencyKey: randomUUID(),
        lots: [{ bucket: "general", source: "purchase", originId: randomUUID(), amount, expiresAt: null }],
      }),
    /** Adds a team, Studio North, whose owner has Business and 100 credits. */
    async addTeam() {
      const owner = await on.addPerson("business");
      await on.grant(owner, 100);
      const teamId = await createTeam(on.harness.services, { userId: owner.userId, name: "Studio North" });
      const own = { teamId, userId: owner.userId };
      const add = async (plan?: "business", role: GivenRole = "member") => {
        const person = await on.addPerson(plan);
        await inviteMember(on.harness.services, own, { email: person.email, role });
        const [invitation] = await listInvitations(on.database.db, person.email, on.harness.services.clock.now());
        await acceptInvitation(on.harness.services, person.userId, invitation?.id ?? "");
        await on.runJobs();
        on.harness.mails.length = 0;
        return person;
      };
      return { owner, teamId, own, add };
    },
  };
  beforeAll(async () => {
    started.database = await createTestDatabase();
    started.harness = await createTestServices(started.database, jobHandlers);
  });
  beforeEach(async () => {
    await on.database.pool.query("delete from teams; delete from rate_limits");
    on.harness.setTime(new Date());
    await on.runJobs();
    on.harness.mails.length = 0;
  });
  afterAll(async () => {
    await started.harness?.close();
    await started.database?.close();
  });
  return on;
}
