import { users } from "#accounts/schema.ts";
import { findBalance } from "#credits/index.ts";
import type { Mail } from "#platform/mail/mail.ts";
import type { Services } from "#platform/services.ts";
import { referralsJobs } from "#referrals/index.ts";
import { type FinishedRun, finishRunIn, refundRunIn } from "./finish-run.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";
import { createTestServices } from "./test-services.ts";

interface NewPerson {
  readonly email?: string;
  readonly emailVerified?: boolean;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly id?: string;
  readonly disabledAt?: Date;
}

export interface ReferralsHarness {
  readonly database: TestDatabase;
  readonly services: Services;
  readonly mails: Mail[];
  setTime(now: Date): void;
  runJobs(): Promise<void>;
  addUser(person?: NewPerson): Promise<{ readonly id: string; readonly email: string }>;
  /** Finishes a run of 1 AIC, paid with credits granted for it. Its events wait in the queue. */
  finishRun(userId: string): Promise<FinishedRun>;
  refundRun(run: FinishedRun): Promise<void>;
  /** A user's AIC; what `finishRun` grants is spent. */
  balanceOf(userId: string): Promise<number>;
  close(): Promise<void>;
}

let people = 0;

/** Opens what the referral use cases need: their own database, queue and clock. */
export async function openReferralsHarness(): Promise<ReferralsHarness> {
  const database = await createTestDatabase();
  const { services, mails, setTime, runJobs, close } = await createTestServices(database, referralsJobs);
  const { db, clock } = services;
  return {
    database,
    services,
    mails,
    setTime,
    runJobs: () => runJobs(referralsJobs(services)),
    async addUser(person = {}) {
      const name = `person-${++people}`;
      const [user] = await db
        .insert(users)
        .values({
          name: "Ada Lovelace",
          firstName: "Ada",
          lastName: "Lovelace",
          email: `${name}@${name}.example`,
          emailVerified: true,
          createdAt: clock.now(),
          ...person,
        })
        .returning({ id: users.id, email: users.email });
      if (!user) throw new Error("the person was not written");
      return user;
    },
    finishRun: (userId) => finishRunIn(services, userId),
    refundRun: (run) => refundRunIn(services, run),
    balanceOf: async (userId) => (await findBalance(db, userId, clock.now()))?.available ?? 0,
    async close() {
      await close();
      await database.close();
    },
  };
}
