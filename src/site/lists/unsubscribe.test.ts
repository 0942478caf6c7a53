import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../test/test-database.ts";
import { createTestServices, type TestServices } from "../../../test/test-services.ts";
import { joinEarlyAccess } from "../early-access/early-access.ts";
import { siteJobs } from "../jobs.ts";
import { confirmationToken } from "../newsletter/subscription-token.ts";
import { countRecipients, listMembers, listMembersAfter, markBounced, unmarkBounced } from "./list-members.ts";
import { type MailingList, readAddresses } from "./rules.ts";
import { isUnsubscribed, subscribeAgain, unsubscribe, unsubscribeLink } from "./unsubscribe.ts";

const at = new Date("2026-03-01T09:00:00Z");
const later = (hours: number) => new Date(at.getTime() + hours * 3_600_000);

describe("members of a list", () => {
  let database: TestDatabase;
  let harness: TestServices;
  const query = (statement: string, values: readonly unknown[] = []) => database.pool.query(statement, [...values]);
  const audience = (list: MailingList) => ({ list, segment: "all" as const, since: null, before: null });
  const reached = (list: MailingList) => countRecipients(database.db, audience(list));
  const tokenOf = (list: MailingList, memberId: number) => {
    const { services } = harness;
    return (
      new URL(unsubscribeLink(services.secrets, services.config, { list, memberId }).url).searchParams.get("token") ??
      ""
    );
  };
  const press = (list: MailingList, token: string, moment: Date) => ({ list, token, at: moment });
  const join = () =>
    joinEarlyAccess(database.db, harness.services.jobs, {
      name: "Ada",
      email: "ada@example.com",
      botChecked: false,
      productName: "Easel",
      at,
    });

  beforeAll(async () => {
    database = await createTestDatabase();
    harness = await createTestServices(database, siteJobs);
  });
  beforeEach(() => query("delete from newsletter_subscriptions; delete from early_access_signups"));
  afterAll(async () => {
    await harness.close();
    await database.close();
  });
  const addReader = async (email: string) =>
    Number(
      (
        await query(
          "insert into newsletter_subscriptions (email, requested_at, confirmed_at) values ($1, $2, $2) returning id",
          [email, at],
        )
      ).rows[0].id,
    );

  it("[A29] leave by one press, once; the same mail's link takes it back for a day, and no other token does either", async () => {
    const { secrets } = harness.services;
    const { db } = database;
    const token = tokenOf("newsletter", await addReader("ada@example.com"));
    expect(await unsubscribe(db, secrets, press("early-access", token, at))).toBe(false);
    expect(await unsubscribe(db, secrets, press("newsletter", `${token}x`, at))).toBe(false);
    expect(await reached("newsletter")).toBe(1);
    const isOut = (text: string) => isUnsubscribed(db, secrets, { list: "newsletter", token: text });
    expect([await isOut(token), await isOut(`${token}x`)]).toEqual([false, null]);
    expect(await unsubscribe(db, secrets, press("newsletter", token, at))).toBe(true);
    expect(await isOut(token)).toBe(true);
    expect(await unsubscribe(db, secrets, press("newsletter", token, later(5)))).toBe(true);
    expect(await reached("newsletter")).toBe(0);
    expect(await subscribeAgain(db, secrets, press("newsletter", `${token}x`, later(6)))).toBe("invalid");
    expect(await subscribeAgain(db, secrets, press("newsletter", token, later(23)))).toBe("subscribed");
    expect(await subscribeAgain(db, secrets, press("newsletter", token, later(23)))).toBe("subscribed");
    expect(await reached("newsletter")).toBe(1);
    await unsubscribe(db, secrets, press("newsletter", token, later(24)));
    expect(await subscribeAgain(db, secrets, press("newsletter", token, later(49)))).toBe("too-late");
    expect(await reached("newsletter")).toBe(0);
  });

  it("[A29] never become subscribers by the undo of a mail that only wanted a confirmation", async () => {
    const { db } = database;
    const { secrets } = harness.services;
    const { rows } = await query(
      "insert into newsletter_subscriptions (email, requested_at) values ('eve@example.com', $1) returning id",
      [at],
    );
    const id = Number(rows[0].id);
    expect(await subscribeAgain(db, secrets, press("newsletter", tokenOf("newsletter", id), at))).toBe("too-late");
    const confirmation = confirmationToken(secrets, { subscriptionId: id, issuedAt: at });
    expect(await unsubscribe(db, secrets, press("newsletter", confirmation, at))).toBe(false);
  });

  it("[A29] of early access get letters only if they agreed to them, and can leave with the mail that brings their code", async () => {
    const { db } = database;
    const { secrets } = harness.services;
    await query(
      "insert into early_access_signups (email, name, code, discount_percent, bot_checked, agreed_at) values ('ada@example.com', 'Ada', 'OLD', 30, false, $1)",
      [later(-24)],
    );
    expect(await reached("early-access")).toBe(0);
    await join();
    expect(await reached("early-access")).toBe(1);
    await harness.runJobs(siteJobs(harness.services));
    const mail = harness.mails.at(-1);
    const url = /https?:\/\/\S+early-access\/unsubscribe\?token=\S+/.exec(mail?.text ?? "")?.[0] ?? "";
    expect(mail?.headers?.["List-Unsubscribe"]).toBe(`<${url}>`);
    const token = new URL(url).searchParams.get("token") ?? "";
    await unsubscribe(db, secrets, press("early-access", token, at));
    expect(await reached("early-access")).toBe(0);
    // Anyone can enter an address: joining again brings no mail back, the link does.
    await join();
    expect(await reached("early-access")).toBe(0);
    expect(await subscribeAgain(db, secrets, press("early-access", token, later(1_000)))).toBe("subscribed");
    expect(await reached("early-access")).toBe(1);
  });

  it("[A29] bounce on every list, until the operator takes it back", async () => {
    const { db } = database;
    const id = await addReader("ada@example.com");
    await addReader("bob@example.com");
    await join();
    const emails = readAddresses("<ADA@example.com>, gone@example.com\nada@example.com");
    expect(emails).toEqual(["ada@example.com", "gone@example.com"]);
    expect(await markBounced(db, emails as string[], at)).toBe(2);
    expect(await markBounced(db, emails as string[], at)).toBe(0);
    expect([await reached("newsletter"), await reached("early-access")]).toEqual([1, 0]);
    expect(await unmarkBounced(db, { list: "newsletter", memberId: id })).toBe(true);
    expect(await unmarkBounced(db, { list: "newsletter", memberId: id })).toBe(false);
    expect([await reached("newsletter"), await reached("early-access")]).toEqual([2, 0]);
    expect([readAddresses(" "), readAddresses("ada"), readAddresses("a@b.example ".repeat(501))]).toEqual([
      "Paste at least one address.",
      "“ada” is not an address.",
      "Paste at most 500 addresses at once.",
    ]);
  });

  it("[G4] are found, sorted and counted on the server, with their code and its use", async () => {
    const { db } = database;
    await join();
    await query(
      "insert into early_access_signups (email, name, code, discount_percent, bot_checked, agreed_at) values ('zoé@example.com', 'Zoé', 'CODE-Z', 30, false, now())",
    );
    const wanted = { list: "early-access" as const, text: "", state: null, sort: "email" as const, page: 1 };
    const all = await listMembers(db, wanted);
    expect(all.rows.map(({ email, state, isUsed }) => [email, state, isUsed])).toEqual([
      ["ada@example.com", "reached", false],
      ["zoé@example.com", "code-only", false],
    ]);
    expect(all.totals).toEqual({ reached: 1, "code-only": 1, unsubscribed: 0, bounced: 0 });
    expect((await listMembers(db, { ...wanted, text: "ZO" })).rows).toHaveLength(1);
    expect((await listMembers(db, { ...wanted, text: "code-z" })).rows).toHaveLength(1);
    expect((await listMembers(db, { ...wanted, state: "reached" })).rows).toHaveLength(1);
    const [first] = await listMembersAfter(db, wanted, { last: undefined, countMax: 1 });
    const [second, ...none] = await listMembersAfter(db, wanted, { last: first, countMax: 5 });
    expect([first?.email, second?.email, none]).toEqual(["zoé@example.com", "ada@example.com", []]);
    await addReader("ada@example.com");
    expect((await listMembers(db, { ...wanted, list: "newsletter" })).rows).toMatchObject([
      { email: "ada@example.com", state: "reached", name: null, isUsed: null },
    ]);
  });
});
