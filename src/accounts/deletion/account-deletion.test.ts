import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sendMail } from "#platform/mail/mail.ts";
import { mailboxMails } from "#platform/mail/schema.ts";
import { type AccountsHarness, openAccountsHarness } from "../../../test/accounts-harness.ts";
import { noise } from "../../../test/pictures.ts";
import { requestExport } from "../my-data/data-export.ts";
import type { PersonalDataSource } from "../my-data/personal-data-source.ts";
import { setAvatar } from "../picture/upload-picture.ts";
import { getProfile } from "../profile/get-profile.ts";
import { removeUnusedFileJob } from "../remove-unused-file.ts";
import { devices, identities, securityEvents, sessions, users, verifications } from "../schema.ts";
import { findDeletion, readUndoToken, requestDeletion, undoDeletion } from "./account-deletion.ts";
import { eraseAccount, eraseDueAccounts } from "./erase-account.ts";

const morning = new Date("2026-03-01T09:00:00Z");
const daysLater = (days: number) => new Date(morning.getTime() + days * 24 * 60 * 60 * 1_000);
const facts = { ipAddress: "192.0.2.1", userAgent: "Tests" };

describe("account deletion", () => {
  let harness: AccountsHarness;
  const nothingElse: PersonalDataSource = { name: "none", exportFor: async () => ({}), erase: async () => {} };
  const request = (userId: string) => requestDeletion(harness.services, { userId, ...facts });
  const userOf = async (id: string) => (await harness.database.db.select().from(users).where(eq(users.id, id)))[0];
  const eventsOf = async (userId: string) => {
    const isTheirs = eq(securityEvents.userId, userId);
    const events = await harness.database.db.select().from(securityEvents).where(isTheirs).orderBy(securityEvents.id);
    return events.map(({ kind }) => kind);
  };
  const tokenIn = (text: string | undefined) => /token=([\w.-]+)/.exec(text ?? "")?.[1] ?? "";

  beforeAll(async () => {
    harness = await openAccountsHarness();
  });
  beforeEach(async () => {
    harness.setTime(morning);
    await harness.database.db.delete(users);
    await harness.runJobs();
    harness.mails.length = 0;
  });
  afterAll(() => harness.close());

  it("[B14] starts with two weeks signed out everywhere, and an email with an undo link", async () => {
    const { id, email } = await harness.addUser();
    await harness.database.db.insert(sessions).values({ userId: id, token: `token-${id}`, expiresAt: daysLater(9) });
    await Promise.all([request(id), request(id)]);
    expect((await userOf(id))?.deleteAfter).toEqual(daysLater(14));
    expect(await harness.database.db.select().from(sessions).where(eq(sessions.userId, id))).toEqual([]);
    expect(await eventsOf(id)).toEqual(["deletion-requested"]);
    await harness.runJobs();
    expect(harness.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [email, "Your account at Easel will be deleted"],
    ]);
    expect(harness.mails[0]?.text).toContain("Your account will be deleted on March 15, 2026");
    const token = tokenIn(harness.mails[0]?.text);
    expect(await findDeletion(harness.services, token)).toEqual({ status: "under-way", deleteAfter: daysLater(14) });

    harness.setTime(daysLater(13));
    await eraseDueAccounts(harness.services, []);
    expect(await userOf(id)).toBeDefined();
  });

  it("[B14] is undone by the emailed link, once, and only for its own request", async () => {
    const { id } = await harness.addUser();
    await request(id);
    await harness.runJobs();
    const token = tokenIn(harness.mails[0]?.text);
    const deletion = readUndoToken(harness.services.secrets, token);
    const undo = () => undoDeletion(harness.services, { userId: id, ...deletion, ...facts });
    expect(await Promise.all([undo(), undo()])).toEqual([true, true]);
    expect((await userOf(id))?.deleteAfter).toBeNull();
    expect(await eventsOf(id)).toEqual(["deletion-requested", "deletion-undone"]);
    expect(await findDeletion(harness.services, token)).toEqual({ status: "undone" });
    await harness.runJobs();
    expect(harness.mails.map(({ subject }) => subject)).toEqual([
      "Your account at Easel will be deleted",
      "Your Easel account won’t be deleted",
    ]);

    harness.setTime(daysLater(1));
    await request(id);
    expect(await undo()).toBe(false);
    expect(await findDeletion(harness.services, token)).toEqual({ status: "unknown" });
    expect((await userOf(id))?.deleteAfter).toEqual(daysLater(15));
  });

  it("[B14] is not undone by a token that is not ours", async () => {
    const { id } = await harness.addUser();
    await request(id);
    await harness.runJobs();
    const [person = "", moment = "", digest = ""] = tokenIn(harness.mails[0]?.text).split(".");
    const { secrets } = harness.services;
    const forged = [
      "",
      ".",
      "..",
      `${person}.${moment}.`,
      `${person}.${moment}.${digest.slice(1)}`,
      `${person}.${moment}.${digest}A`,
      `${(await harness.addUser()).id}.${moment}.${digest}`,
      `${person}.${moment}1.${digest}`,
      `${person}.${moment}.${secrets.digest("newsletter-unsubscribe", `${person}.${moment}`)}`,
    ];
    for (const token of forged) {
      expect(readUndoToken(secrets, token)).toBeNull();
      expect(await findDeletion(harness.services, token)).toEqual({ status: "unknown" });
    }
  });

  it("[B14] is not carried out for a user who changed their mind after the account was selected", async () => {
    const { id } = await harness.addUser({ deleteAfter: morning });
    await undoDeletion(harness.services, { userId: id, ...facts });
    await eraseAccount(harness.services, [], id);
    expect(await userOf(id)).toBeDefined();
  });

  describe("after two weeks", () => {
    const email = "ada.leaves@example.com";
    const lastName = "Lovelace-Leaves";

    /** A user who has used everything, and another one whose address contains theirs. */
    async function settle() {
      const { db } = harness.database;
      const { services } = harness;
      const ada = await harness.addUser({ email, lastName, name: `Ada ${lastName}` });
      const other = await harness.addUser({ email: `n${email}` });
      for (const { id: userId, ...person } of [ada, other]) {
        await getProfile(db, userId);
        await db.insert(identities).values({ userId, providerId: "credential", accountId: userId, password: "hash" });
        await db.insert(devices).values({ userId, digest: "device", firstSeenAt: morning, lastSeenAt: morning });
        const value = JSON.stringify({ email: person.email });
        await db
          .insert(verifications)
          .values([
            { identifier: "by-id", value: userId, expiresAt: daysLater(30) },
            ...(userId === ada.id ? [{ identifier: "by-address", value, expiresAt: daysLater(30) }] : []),
          ]);
        await setAvatar(services, { userId, file: await noise(40, 40).png().toBuffer() });
        await requestExport(services, { userId, ...facts });
        const mail = { to: person.email, subject: "Hello", text: `To ${person.email}.`, html: "<p></p>" };
        await db.insert(mailboxMails).values(mail);
        await sendMail(db, services.jobs, mail);
        await requestAndUndo(userId);
      }
      await db.insert(mailboxMails).values({
        to: "operator@example.com",
        subject: "A message",
        text: `From: Ada ${lastName} <${email}>`,
        html: "<p></p>",
        replyTo: email,
      });
      await harness.runJobs();
      await sendMail(db, services.jobs, { to: email, subject: "Still waiting", text: "", html: "" });
      await sendMail(db, services.jobs, { to: other.email, subject: "Still waiting", text: "", html: "" });
      await services.jobs.enqueue(db, removeUnusedFileJob, { key: `of/${ada.id}` });
      await request(ada.id);
      harness.setTime(daysLater(14));
      return { ada, other };
    }

    async function requestAndUndo(userId: string): Promise<void> {
      await request(userId);
      await undoDeletion(harness.services, { userId, ...facts });
    }

    /** Tables, including the queue's, that contain this text in any row. */
    async function tablesWith(text: string): Promise<readonly string[]> {
      const { rows } = await harness.database.pool.query<{ name: string }>(
        `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
         where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`,
      );
      const found: string[] = [];
      for (const { name } of rows) {
        const pattern = `(?<![a-z0-9.])${text.replaceAll(".", "\\.")}`;
        const query = sql.raw(`select 1 from ${name} as one where one::text ~* '${pattern}' limit 1`);
        if ((await harness.database.db.execute(query)).rows.length > 0) found.push(name);
      }
      return found;
    }

    it("[B14] nothing personal remains, even if the first try fails in the middle, and no other user loses anything", async () => {
      const { ada, other } = await settle();
      const adasFiles = (await harness.listFiles()).length / 2;
      expect(adasFiles).toBeGreaterThanOrEqual(2);
      expect((await tablesWith(email)).length).toBeGreaterThan(3);
      const before = await tablesWith(`n${email}`);

      const failing: PersonalDataSource = {
        ...nothingElse,
        async erase(db, { userId }) {
          await db.delete(devices).where(eq(devices.userId, userId));
          throw new Error("the power went");
        },
      };
      await expect(eraseDueAccounts(harness.services, [failing])).rejects.toThrow("1 of 1 accounts");
      expect(await userOf(ada.id)).toBeDefined();
      expect(await harness.database.db.select().from(devices).where(eq(devices.userId, ada.id))).toHaveLength(1);

      await Promise.all([1, 2].map(() => eraseDueAccounts(harness.services, [nothingElse])));
      await eraseDueAccounts(harness.services, [nothingElse]);
      for (const trace of [email, lastName, ada.id]) expect([trace, await tablesWith(trace)]).toEqual([trace, []]);

      await harness.runJobs();
      expect(await harness.listFiles()).toHaveLength(adasFiles);
      expect(await userOf(other.id)).toBeDefined();
      expect((await getProfile(harness.services.db, other.id)).avatarUrl).toMatch(/^\/avatars\//);
      expect(await tablesWith(`n${email}`)).toEqual(before.filter((name) => !name.startsWith("pgboss.")));
      expect(harness.mails.filter(({ subject }) => subject === "Still waiting").map(({ to }) => to)).toEqual([
        other.email,
      ]);
    });

    it("[B14] a failed deletion holds up no other account", async () => {
      const [first, second] = [
        await harness.addUser({ deleteAfter: daysLater(-2) }),
        await harness.addUser({ deleteAfter: daysLater(-1) }),
      ];
      const picky: PersonalDataSource = {
        ...nothingElse,
        erase: async (_db, { userId }) => {
          if (userId === first.id) throw new Error("not this one");
        },
      };
      await expect(eraseDueAccounts(harness.services, [picky])).rejects.toThrow("1 of 2 accounts");
      expect(await userOf(first.id)).toBeDefined();
      expect(await userOf(second.id)).toBeUndefined();
    });
  });
});
