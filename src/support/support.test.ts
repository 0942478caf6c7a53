import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { putSubscription } from "../../test/subscriptions.ts";
import { createTestDatabase, type TestDatabase } from "../../test/test-database.ts";
import { createTestServices, type TestServices } from "../../test/test-services.ts";
import { answerRequest } from "./answer-request.ts";
import { listInbox, listOwnRequests, readRequest } from "./read-requests.ts";
import { openMax } from "./rules.ts";
import { supportData } from "./support-data.ts";
import { readSupportHours, setSupportHours } from "./support-hours.ts";
import { closeRequest, openRequest, type Sender, writeAgain } from "./write-to-support.ts";

type Asked = Parameters<typeof openRequest>[2];

describe("support requests", () => {
  let database: TestDatabase;
  let harness: TestServices;
  let people = 0;
  const question: Asked = { subject: "billing", text: "Why was I billed twice in May?" };
  const open = (sender: Sender, asked = question) => openRequest(harness.services, sender, asked);
  async function addSender(plan?: "pro" | "business"): Promise<Sender> {
    const email = `user-${++people}@example.com`;
    const added = "insert into users (name, email, email_verified) values ('Ada Lovelace', $1, true) returning id";
    const userId: string = (await database.pool.query(added, [email])).rows[0].id;
    if (plan) await putSubscription({ databaseUrl: database.url }, userId, { planId: plan });
    return { userId, email, firstName: "Ada", lastName: "Lovelace" };
  }

  beforeAll(async () => {
    database = await createTestDatabase();
    harness = await createTestServices(database, () => [], { OPERATOR_EMAILS: "op@easel.example" });
  });
  beforeEach(async () => {
    await database.pool.query("delete from support_requests; delete from rate_limits");
    await harness.runJobs([]);
    harness.mails.length = 0;
  });
  afterAll(async () => {
    await harness.close();
    await database.close();
  });

  it("[G8] carry plan and account to the operator, and the answer to the user by mail and on their page", async () => {
    const ada = await addSender("pro");
    const id = await open(ada);
    await harness.runJobs([]);
    expect(harness.mails).toMatchObject([
      { to: "op@easel.example", subject: "Billing: message from Ada Lovelace (Pro)" },
    ]);
    expect(harness.mails[0]?.text).toContain(`Account: ${ada.email}`);
    expect(harness.mails[0]?.text).toContain(`/admin/support/${id}`);
    await answerRequest(harness.services, id, "One of the two was refunded.");
    await harness.runJobs([]);
    expect(harness.mails[1]).toMatchObject({ to: ada.email, subject: "Re: Billing" });
    expect(harness.mails[1]?.text).toContain("> One of the two was refunded.");
    const { state, dueAt, messages } = await readRequest(database.db, id, ada.userId);
    expect([state, dueAt, messages.map(({ isFromOperator }) => isFromOperator)]).toEqual([
      "answered",
      null,
      [false, true],
    ]);
    await writeAgain(harness.services, ada, id, "Thank you!");
    expect((await readRequest(database.db, id, ada.userId)).state).toBe("open");
    await closeRequest(harness.services, id, ada.userId);
    expect((await listOwnRequests(database.db, ada.userId, 1)).requests).toMatchObject([{ id, state: "closed" }]);
  });

  it("[G8] are in the inbox by plan, then by the time that was promised, which the operator sets", async () => {
    const [free, pro, later, business] = await Promise.all([
      addSender(),
      addSender("pro"),
      addSender("pro"),
      addSender("business"),
    ]);
    const hours = await readSupportHours(database.db);
    await setSupportHours(database.db, { ...hours, pro: 5 });
    const ids = [await open(free), await open(pro)];
    await setSupportHours(database.db, { ...hours, pro: 3 });
    ids.push(await open(later), await open(business));
    const { requests, totals } = await listInbox(database.db, { state: "open", page: 1 });
    expect(requests.map(({ id }) => id)).toEqual([ids[3], ids[2], ids[1], ids[0]]);
    expect(totals).toEqual({ open: 4 });
    const now = harness.services.clock.now().getTime();
    expect(requests[1]?.dueAt?.getTime()).toBe(now + 3 * 3_600_000);
    expect(requests[2]?.dueAt?.getTime()).toBe(now + 5 * 3_600_000);
    await setSupportHours(database.db, hours);
  });

  it("[G8] are no other user's to read, to write in or to close, and the same words sent twice are one", async () => {
    const [ada, eve] = await Promise.all([addSender(), addSender()]);
    const [id, again] = await Promise.all([open(ada), open(ada)]);
    expect(again).toBe(id);
    await Promise.all([1, 2].map(() => writeAgain(harness.services, ada, id, "It was on 3 May.")));
    expect((await readRequest(database.db, id, ada.userId)).messages).toHaveLength(2);
    const refusals = await Promise.allSettled([
      readRequest(database.db, id, eve.userId),
      writeAgain(harness.services, eve, id, "Let me in"),
      closeRequest(harness.services, id, eve.userId),
      readRequest(database.db, "not-a-uuid", ada.userId),
    ]);
    for (const refused of refusals) expect(refused).toMatchObject({ reason: { code: "not_found" } });
  });

  it("[G8] are bounded: open ones of a user, and messages in ten minutes", async () => {
    const ada = await addSender();
    for (let number = 0; number < openMax; number++)
      await open(ada, { ...question, text: `Question number ${number}` });
    await expect(open(ada, { ...question, text: "One more question" })).rejects.toMatchObject({ code: "rate_limited" });
    await database.pool.query("delete from rate_limits");
    await expect(open(ada, { ...question, text: "One more question" })).rejects.toMatchObject({ code: "conflict" });
  });

  it("[G8] are part of the user's own data, and go with the account", async () => {
    const ada = await addSender();
    await open(ada);
    const subject = { userId: ada.userId, verifiedEmail: ada.email } as Parameters<typeof supportData.erase>[1];
    expect(await supportData.exportFor(database.db, subject)).toMatchObject({
      supportMessages: [{ subject: "billing", text: question.text, isFromOperator: false }],
    });
    await supportData.erase(database.db, subject);
    expect((await listOwnRequests(database.db, ada.userId, 1)).requests).toEqual([]);
  });
});
