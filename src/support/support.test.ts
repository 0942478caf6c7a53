import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { putSubscription } from "../../test/subscriptions.ts";
import { createTestDatabase, type TestDatabase } from "../../test/test-database.ts";
import { createTestServices, type TestServices } from "../../test/test-services.ts";
import { answerRequest } from "./answer-request.ts";
import { countWaiting, listInbox, listOwnRequests, readRequest } from "./read-requests.ts";
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
  const now = () => harness.services.clock.now();
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
    const answer = { text: "One of the two was refunded.", seen: 1 };
    await Promise.all([answerRequest(harness.services, id, answer), answerRequest(harness.services, id, answer)]);
    await harness.runJobs([]);
    expect(harness.mails[1]).toMatchObject({ to: ada.email, subject: "Re: Billing" });
    expect(harness.mails[1]?.text).toMatch(
      /\n\nOne of the two was refunded\.\n\nYou wrote on .+:\n\n> Why was I billed twice in May\?\n\n/,
    );
    const { state, dueAt, messages } = await readRequest(database.db, id, { userId: ada.userId, now: now() });
    expect([state, dueAt, messages.map(({ isFromOperator }) => isFromOperator)]).toEqual([
      "answered",
      null,
      [false, true],
    ]);
    await writeAgain(harness.services, ada, id, "Thank you!");
    expect((await readRequest(database.db, id, { userId: ada.userId, now: now() })).state).toBe("open");
    await closeRequest(harness.services, id, { userId: ada.userId, seen: 1 });
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
    const { requests, totals } = await listInbox(database.db, { state: "open", page: 1, now: now() });
    expect(requests.map(({ id }) => id)).toEqual([ids[3], ids[2], ids[1], ids[0]]);
    expect(totals).toEqual({ open: 4 });
    const at = now().getTime();
    expect(requests[1]?.dueAt?.getTime()).toBe(at + 3 * 3_600_000);
    expect(requests[2]?.dueAt?.getTime()).toBe(at + 5 * 3_600_000);
    await setSupportHours(database.db, hours);
  });

  it("[G8] are no other user's to read, to write in or to close, and the same words sent twice are one", async () => {
    const [ada, eve] = await Promise.all([addSender(), addSender()]);
    const [id, again] = await Promise.all([open(ada), open(ada)]);
    expect(again).toBe(id);
    await Promise.all([1, 2].map(() => writeAgain(harness.services, ada, id, "It was on 3 May.")));
    expect((await readRequest(database.db, id, { userId: ada.userId, now: now() })).messages).toHaveLength(2);
    const refusals = await Promise.allSettled([
      readRequest(database.db, id, { userId: eve.userId, now: now() }),
      writeAgain(harness.services, eve, id, "Let me in"),
      closeRequest(harness.services, id, { userId: eve.userId, seen: 9 }),
      readRequest(database.db, "not-a-uuid", { userId: ada.userId, now: now() }),
    ]);
    for (const refused of refusals) expect(refused).toMatchObject({ reason: { code: "not_found" } });
  });

  it("[G8] keep every message: the same word to another question, and the same request once one is closed", async () => {
    const ada = await addSender();
    const id = await open(ada);
    await writeAgain(harness.services, ada, id, "Yes");
    await answerRequest(harness.services, id, { text: "And in June?", seen: 2 });
    await writeAgain(harness.services, ada, id, "Yes");
    await answerRequest(harness.services, id, { text: "And in June?", seen: 4 });
    await harness.runJobs([]);
    expect(harness.mails.at(-1)?.text).toContain("\n\n> Yes\n\n");
    expect(harness.mails.filter(({ to }) => to === ada.email)[0]?.text).toContain(`> ${question.text}\n> \n> Yes\n\n`);
    expect((await readRequest(database.db, id, { now: now() })).messages.map(({ text }) => text)).toEqual([
      ...[question.text, "Yes", "And in June?", "Yes", "And in June?"],
    ]);
    await closeRequest(harness.services, id, { seen: 5 });
    expect(await open(ada)).not.toBe(id);
  });

  it("[G8] are not answered or closed over a message that was not read", async () => {
    const ada = await addSender();
    const id = await open(ada);
    await writeAgain(harness.services, ada, id, "It was in June, sorry.");
    const refused = { code: "conflict", userMessage: expect.stringContaining("new message") };
    await expect(answerRequest(harness.services, id, { text: "In May?", seen: 1 })).rejects.toMatchObject(refused);
    await expect(closeRequest(harness.services, id, { seen: 1 })).rejects.toMatchObject(refused);
    expect((await readRequest(database.db, id, { now: now() })).state).toBe("open");
    await answerRequest(harness.services, id, { text: "Thanks.", seen: 2 });
    const answered = { code: "conflict", userMessage: "It has been answered meanwhile. Reload to see it." };
    await expect(answerRequest(harness.services, id, { text: "In June?", seen: 2 })).rejects.toMatchObject(answered);
    await expect(closeRequest(harness.services, id, { seen: 2 })).rejects.toMatchObject(answered);
    await expect(closeRequest(harness.services, id, { userId: ada.userId, seen: 0 })).rejects.toMatchObject(refused);
  });

  it("[G8] have the better plan and the nearer time after an upgrade, and no second mail while they wait", async () => {
    const ada = await addSender();
    const id = await open(ada);
    const before = (await readRequest(database.db, id, { now: now() })).dueAt?.getTime() ?? 0;
    await putSubscription({ databaseUrl: database.url }, ada.userId, { planId: "business" });
    // At once, before they write again.
    const upgraded = await readRequest(database.db, id, { now: now() });
    expect([upgraded.planId, upgraded.dueAt?.getTime()]).toEqual(["business", before - 40 * 3_600_000]);
    await writeAgain(harness.services, ada, id, "Any news?");
    const { planId, dueAt } = await readRequest(database.db, id, { now: now() });
    expect(planId).toBe("business");
    expect(dueAt?.getTime()).toBe(before - 40 * 3_600_000);
    await harness.runJobs([]);
    expect(harness.mails).toHaveLength(1);
  });

  it("[G8] have today’s plan, and are in the order of the better one: a downgrade takes back nothing", async () => {
    const [left, free, upgraded, pro] = await Promise.all([
      addSender("business"),
      addSender(),
      addSender(),
      addSender("pro"),
    ]);
    const ids = [await open(pro), await open(free), await open(upgraded), await open(left)];
    const promised = (await readRequest(database.db, ids[3] ?? "", { now: now() })).dueAt;
    await database.pool.query("delete from user_subscriptions where user_id = $1", [left.userId]);
    await putSubscription({ databaseUrl: database.url }, upgraded.userId, { planId: "business" });
    const { requests } = await listInbox(database.db, { state: "open", page: 1, now: now() });
    expect(requests.map(({ email, planId, bestPlan }) => [email, planId, bestPlan]).slice(2)).toEqual([
      [pro.email, "pro", "pro"],
      [free.email, "free", "free"],
    ]);
    expect(new Map(requests.slice(0, 2).map(({ email, planId, bestPlan }) => [email, [planId, bestPlan]]))).toEqual(
      new Map([
        [left.email, ["free", "business"]],
        [upgraded.email, ["business", "business"]],
      ]),
    );
    const again = await readRequest(database.db, ids[3] ?? "", { now: now() });
    expect([again.planId, again.dueAt]).toEqual(["free", promised]);
    const later = new Date(now().getTime() + 9 * 3_600_000);
    expect(await countWaiting(database.db, later)).toEqual({ open: 4, late: 2 });
  });

  it("[G8] are bounded: those of a user that are not closed, and messages in ten minutes", async () => {
    const ada = await addSender();
    const forget = () => database.pool.query("delete from rate_limits");
    const first = await open(ada);
    await closeRequest(harness.services, first, { userId: ada.userId, seen: 0 });
    for (let number = 1; number < openMax; number++)
      await open(ada, { ...question, text: `Question number ${number}` });
    await expect(open(ada, { ...question, text: "One more question" })).rejects.toMatchObject({ code: "rate_limited" });
    await forget();
    await open(ada, { ...question, text: "One more question" });
    await expect(open(ada, { ...question, text: "Too many now" })).rejects.toMatchObject({ code: "conflict" });
    // An old one is opened again by a message.
    await expect(writeAgain(harness.services, ada, first, "Once more")).rejects.toMatchObject({ code: "conflict" });
  });

  it("[G8] reach the support address where there is no operator, as a mail to reply to", async () => {
    const ada = await addSender();
    const config = { ...harness.services.config, operatorEmails: [] };
    await openRequest({ ...harness.services, config }, ada, question);
    await harness.runJobs([]);
    expect(harness.mails).toMatchObject([{ to: config.product.supportEmail, replyTo: ada.email }]);
    expect(harness.mails[0]?.text).not.toContain("/admin/");
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
