import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { JobHandler } from "#platform/jobs.ts";
import { createTestDatabase, type TestDatabase } from "../../../test/test-database.ts";
import { createTestServices, type TestServices } from "../../../test/test-services.ts";
import { captureHold } from "../capture-hold.ts";
import { type FirstRunFinished, firstRunFinished } from "../events.ts";
import { grantCredits } from "../grant-credits.ts";
import { holdCredits } from "../hold-credits.ts";
import { creditsJobs } from "../jobs.ts";
import { findLowBalanceThreshold, setLowBalanceThreshold } from "./low-balance-threshold.ts";
import { mailLowBalance } from "./mail-low-balance.ts";

/** An event for another slice; ignored here. */
const elsewhere: JobHandler<FirstRunFinished> = { kind: firstRunFinished, run: async () => {} };

describe("the low-balance mail", () => {
  let database: TestDatabase;
  let harness: TestServices;
  beforeAll(async () => {
    database = await createTestDatabase();
    harness = await createTestServices(database, (services) => [...creditsJobs(services), elsewhere]);
  });
  afterAll(async () => {
    await harness.close();
    await database.close();
  });

  const at = (moment: string) => harness.setTime(new Date(moment));
  const runJobs = () => harness.runJobs([...creditsJobs(harness.services), elsewhere]);
  const mailsTo = (email: string) => harness.mails.filter(({ to }) => to === email);

  async function open({ isVerified = true, disabledAt = null as Date | null } = {}) {
    const email = `${randomUUID()}@example.com`;
    const { rows } = await database.pool.query<{ id: string }>(
      "insert into users (name, email, email_verified, disabled_at) values ('Ada', $1, $2, $3) returning id",
      [email, isVerified, disabledAt],
    );
    return { userId: rows[0]?.id ?? "", email };
  }

  /** Grants credits as the plan's monthly grant does. */
  const grantMonth = (userId: string, amount: number) =>
    grantCredits(harness.services, {
      userId,
      idempotencyKey: randomUUID(),
      monthlyResetAt: harness.services.clock.now(),
      lowBalanceThreshold: amount / 10,
      lots: [{ bucket: "general", source: "plan", originId: randomUUID(), amount, expiresAt: null }],
    });

  async function spend(userId: string, amount: number) {
    const hold = await holdCredits(harness.services, {
      userId,
      amount,
      idempotencyKey: randomUUID(),
      purpose: { isAdvanced: false, isImage: false },
      planRuns: { max: null, since: new Date("2026-03-01T00:00:00Z") },
    });
    await captureHold(harness.services, { hold, amount, idempotencyKey: randomUUID() });
    await runJobs();
  }

  it("[C15] is sent when a run takes the balance below the threshold, in text and HTML, with a link to the credits page", async () => {
    at("2026-03-01T09:00:00Z");
    const { userId, email } = await open();
    await grantMonth(userId, 100);
    await spend(userId, 90);
    expect(mailsTo(email)).toEqual([]);
    await spend(userId, 3);
    const [mail, ...others] = mailsTo(email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("Your AI credits at Easel are running low");
    for (const body of [mail?.text, mail?.html]) {
      expect(body).toContain("7 basic credits are left, which is below your alert level of 10.");
      expect(body).toContain("/settings/credits#low-balance");
    }
  });

  it("[C15] is sent when no general credits are left, even if there are image credits", async () => {
    at("2026-03-01T09:00:00Z");
    const { userId, email } = await open();
    await grantMonth(userId, 100);
    const images = { bucket: "image", source: "plan", originId: randomUUID(), amount: 50, expiresAt: null } as const;
    await grantCredits(harness.services, { userId, idempotencyKey: randomUUID(), lots: [images] });
    await spend(userId, 90);
    expect(mailsTo(email)).toEqual([]);
    await spend(userId, 10);
    expect(mailsTo(email)[0]?.text).toContain(
      "0 basic credits are left, which is below your alert level of 10. 50 more are advanced or image credits.",
    );
  });

  it("[C15] is sent once per period, however often the balance falls, and again in the next", async () => {
    at("2026-03-01T09:00:00Z");
    const { userId, email } = await open();
    await grantMonth(userId, 100);
    await spend(userId, 95);
    const pack = {
      bucket: "general",
      source: "purchase",
      originId: randomUUID(),
      amount: 50,
      expiresAt: null,
    } as const;
    await grantCredits(harness.services, { userId, idempotencyKey: randomUUID(), lots: [pack] });
    await spend(userId, 50);
    expect(mailsTo(email)).toHaveLength(1);
    at("2026-04-01T09:00:00Z");
    await grantMonth(userId, 100);
    await spend(userId, 100);
    expect(mailsTo(email)).toHaveLength(2);
  });

  it("[C15] is sent at most once a month without a plan's credits", async () => {
    at("2026-03-01T09:00:00Z");
    const { userId, email } = await open();
    const fill = () =>
      grantCredits(harness.services, {
        userId,
        idempotencyKey: randomUUID(),
        lots: [{ bucket: "general", source: "purchase", originId: randomUUID(), amount: 50, expiresAt: null }],
      });
    await fill();
    await setLowBalanceThreshold(database.db, userId, 20);
    await spend(userId, 40);
    at("2026-03-20T09:00:00Z");
    await fill();
    await spend(userId, 55);
    expect(mailsTo(email)).toHaveLength(1);
    at("2026-04-05T09:00:00Z");
    await fill();
    await spend(userId, 50);
    expect(mailsTo(email)).toHaveLength(2);
  });

  it("[C15] uses the user's own threshold despite monthly grants, and is off at 0", async () => {
    at("2026-03-01T09:00:00Z");
    const { userId, email } = await open();
    await grantMonth(userId, 100);
    expect(await findLowBalanceThreshold(database.db, userId)).toEqual({ mark: 10, isChosen: false });
    await grantMonth(userId, 500);
    expect(await findLowBalanceThreshold(database.db, userId)).toEqual({ mark: 50, isChosen: false });
    await setLowBalanceThreshold(database.db, userId, 7);
    await grantMonth(userId, 100);
    expect(await findLowBalanceThreshold(database.db, userId)).toEqual({ mark: 7, isChosen: true });
    await setLowBalanceThreshold(database.db, userId, 0);
    await grantMonth(userId, 100);
    await spend(userId, 800);
    expect(mailsTo(email)).toEqual([]);
    for (const mark of [-1, 0.5, Number.NaN, 2 ** 40])
      await expect(setLowBalanceThreshold(database.db, userId, mark)).rejects.toMatchObject({ code: "invalid_input" });
    await expect(setLowBalanceThreshold(database.db, randomUUID(), 5)).rejects.toMatchObject({ code: "not_found" });
  });

  it("[C15] is sent once however often the job runs, and not if the balance has risen meanwhile", async () => {
    at("2026-03-01T09:00:00Z");
    const low = await open();
    await grantMonth(low.userId, 100);
    await spend(low.userId, 95);
    await Promise.all([mailLowBalance(harness.services, low), mailLowBalance(harness.services, low)]);
    await runJobs();
    expect(mailsTo(low.email)).toHaveLength(1);
    const filled = await open();
    await grantMonth(filled.userId, 100);
    await mailLowBalance(harness.services, filled);
    await runJobs();
    expect(mailsTo(filled.email)).toEqual([]);
  });

  it.each([
    ["an unconfirmed address", { isVerified: false }],
    ["a disabled account", { disabledAt: new Date() }],
  ])("[C15] is not sent to %s", async (_what, person) => {
    at("2026-03-01T09:00:00Z");
    const { userId, email } = await open(person);
    await grantMonth(userId, 100);
    await spend(userId, 95);
    expect(mailsTo(email)).toEqual([]);
  });
});
