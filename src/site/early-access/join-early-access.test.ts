import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../test/test-database.ts";
import { createTestServices, type TestServices } from "../../../test/test-services.ts";
import { siteJobs } from "../jobs.ts";
import { earlyAccessSignups } from "../schema.ts";
import { joinEarlyAccess } from "./early-access.ts";

describe("joining early access", () => {
  let database: TestDatabase;
  let harness: TestServices;
  const morning = new Date("2026-03-01T09:00:00Z");
  const ada = { name: "Ada Lovelace", email: "ada@example.com", botChecked: false, productName: "Easel", at: morning };
  const rows = () => database.db.select().from(earlyAccessSignups);
  const join = (signup = ada) => joinEarlyAccess(database.db, harness.services.jobs, signup);
  const runJobs = () => harness.runJobs(siteJobs(harness.services));

  beforeAll(async () => {
    database = await createTestDatabase();
    harness = await createTestServices(database, siteJobs);
  });
  beforeEach(async () => {
    await runJobs();
    await database.db.delete(earlyAccessSignups);
    harness.mails.length = 0;
    harness.setTime(morning);
  });
  afterAll(async () => {
    await harness.close();
    await database.close();
  });

  it("[A14] stores the visitor and emails the stored 30 % code", async () => {
    await join();
    await runJobs();
    const [row] = await rows();
    expect(row).toMatchObject({
      email: "ada@example.com",
      name: "Ada Lovelace",
      discountPercent: 30,
      botChecked: false,
      agreedAt: morning,
    });
    expect(row?.code).toMatch(/^EASEL-[234679CDFGHJKMNPQRTVWXY]{4}-[234679CDFGHJKMNPQRTVWXY]{4}$/);
    expect(harness.mails).toHaveLength(1);
    expect(harness.mails[0]).toMatchObject({ to: "ada@example.com", subject: `Your 30% code for Easel: ${row?.code}` });
    expect(harness.mails[0]?.text).toContain(row?.code);
    expect(harness.mails[0]?.html).toContain(row?.code);
  });

  it("[A14] sent ten times at once, one address is one row and one mail", async () => {
    await Promise.all(Array.from({ length: 10 }, () => join()));
    await Promise.all([runJobs(), runJobs()]);
    expect(await rows()).toHaveLength(1);
    expect(harness.mails).toHaveLength(1);
  });

  it("[A14] requested again, the first entry stays and its code is emailed at most once a day", async () => {
    await join();
    await runJobs();
    const before = await rows();
    harness.setTime(new Date("2026-03-02T08:59:00Z"));
    await join({ ...ada, name: "Grace Hopper" });
    await runJobs();
    expect(await rows()).toEqual(before);
    expect(harness.mails).toHaveLength(1);

    harness.setTime(new Date("2026-03-02T09:00:00Z"));
    await join();
    await runJobs();
    expect(harness.mails).toHaveLength(2);
    expect(harness.mails[1]?.subject).toBe(harness.mails[0]?.subject);
    expect((await rows())[0]).toMatchObject({ name: "Ada Lovelace", code: before[0]?.code });
  });

  it("[A14] a name with markup is stored unchanged and never reaches a mail", async () => {
    await join({ ...ada, name: "<script>alert(1)</script>" });
    await runJobs();
    expect((await rows())[0]?.name).toBe("<script>alert(1)</script>");
    expect(harness.mails[0]?.html).not.toContain("script");
    expect(harness.mails[0]?.text).not.toContain("script");
  });

  it("[A14] without a stored entry there is no mail: both are one transaction", async () => {
    const undone = database.db.transaction(async (transaction) => {
      await joinEarlyAccess(transaction, harness.services.jobs, ada);
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    await runJobs();
    expect(await rows()).toHaveLength(0);
    expect(harness.mails).toHaveLength(0);
  });
});
