import { and, asc, eq, gt, sql } from "drizzle-orm";
import { users } from "#accounts/schema.ts";
import { signWebhook } from "#billing/provider/sign-webhook.ts";
import { processWebhook, type WebhookStatus } from "#billing/webhooks/process-webhook.ts";
import { receiveWebhook } from "#billing/webhooks/receive-webhook.ts";
import { webhookEvents } from "#billing/webhooks/schema.ts";
import { creditLots, userCredits } from "#credits/schema.ts";
import type { Services } from "#platform/services.ts";
import { bytesOf, fixtureEnvironment } from "./lemon-squeezy-fixtures.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";
import { createTestServices } from "./test-services.ts";

export interface BillingHarness {
  readonly database: TestDatabase;
  /** The queue runs nothing; `deliver` does what webhooks trigger. */
  readonly services: Services;
  /** Queued jobs with their data. */
  readonly enqueued: { readonly kind: string; readonly data: object }[];
  setTime(now: Date): void;
  addUser(person?: { readonly emailVerified?: boolean }): Promise<string>;
  removeUser(userId: string): Promise<void>;
  /** Posts events to the inbox as the provider does, and processes the new ones. @returns the resulting statuses. */
  deliver(...events: readonly unknown[]): Promise<readonly (WebhookStatus | undefined)[]>;
  close(): Promise<void>;
}

let people = 0;

/** Billing with Lemon Squeezy configured as in the fixtures. */
export async function openBillingHarness(): Promise<BillingHarness> {
  const database = await createTestDatabase();
  const harness = await createTestServices(database, () => [], fixtureEnvironment);
  const enqueued: { kind: string; data: object }[] = [];
  const services: Services = { ...harness.services, jobs: noting(enqueued) };
  return {
    database,
    services,
    enqueued,
    setTime: harness.setTime,
    async addUser({ emailVerified = true } = {}) {
      const person = { name: "Ada Lovelace", email: `payer-${++people}@example.com`, emailVerified };
      const [user] = await database.db.insert(users).values(person).returning({ id: users.id });
      if (!user) throw new Error("the person was not written");
      return user.id;
    },
    async removeUser(userId) {
      await database.db.delete(users).where(eq(users.id, userId));
    },
    async deliver(...events) {
      const outcomes: (WebhookStatus | undefined)[] = [];
      for (const event of events) {
        const own: { kind: string; data: object }[] = [];
        const rawBody = bytesOf(event);
        const given = { rawBody, signature: sign(rawBody) };
        await receiveWebhook({ ...services, jobs: noting(own) }, given);
        enqueued.push(...own);
        const { eventId } = (own[0]?.data ?? {}) as { eventId?: number };
        outcomes.push(eventId === undefined ? undefined : await processWebhook(services, eventId));
      }
      return outcomes;
    },
    async close() {
      await harness.close();
      await database.close();
    },
  };
}

/** A queue that only records jobs. */
const noting = (noted: { kind: string; data: object }[]): Services["jobs"] => ({
  async enqueue(_db, { name }, data) {
    noted.push({ kind: name, data });
  },
});

/** Signed with the secret of the fixtures. */
export const sign = (rawBody: Uint8Array): string =>
  signWebhook(fixtureEnvironment.LEMON_SQUEEZY_WEBHOOK_SECRET, rawBody);

/** Spendable credits, by bucket, source and expiry. */
export const listLots = ({ database }: BillingHarness, userId: string) =>
  database.db
    .select({
      bucket: creditLots.bucket,
      source: creditLots.source,
      expiresAt: creditLots.expiresAt,
      remaining: sql<number>`sum(${creditLots.remaining})::int`,
    })
    .from(creditLots)
    .where(and(eq(creditLots.userId, userId), gt(creditLots.remaining, 0)))
    .groupBy(creditLots.bucket, creditLots.source, creditLots.expiresAt)
    .orderBy(asc(creditLots.bucket), asc(creditLots.source), asc(creditLots.expiresAt));

export async function findCreditAccount({ database }: BillingHarness, userId: string) {
  const [account] = await database.db.select().from(userCredits).where(eq(userCredits.userId, userId));
  return account;
}

/** Everything in the inbox, oldest first. */
export const listInbox = ({ database }: BillingHarness) =>
  database.db.select().from(webhookEvents).orderBy(webhookEvents.id);
