import { fork } from "node:child_process";
import { once } from "node:events";
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createMailCarrier, type MailCarrier, MaybeDelivered } from "#platform/mail/deliver-mail.ts";
import type { Mail } from "#platform/mail/mail.ts";
import { type SmtpServer, startSmtpServer } from "../../test/smtp-server.ts";
import { createTestDatabase, type TestDatabase } from "../../test/test-database.ts";
import { createTestServices, type TestServices } from "../../test/test-services.ts";
import { lettersJobs } from "./jobs.ts";
import { lettersData } from "./letters-data.ts";
import { countAudience, listTrouble, readLetter, readProgress } from "./read-letters.ts";
import { letterRecipients, letters } from "./schema.ts";
import { forgetRecipients, resumeStuckLetters, sendBatch } from "./send-batch.ts";
import { cancelLetter, pauseLetter, resumeLetter, startLetter } from "./send-letter.ts";
import { createLetter, saveLetter } from "./write-letter.ts";

const start = new Date("2026-03-01T09:00:00Z");
const words = {
  list: "newsletter",
  segment: "all",
  joinedSince: "",
  joinedBefore: "",
  subject: "Hello {{first name|there}}",
  preheader: "",
  body: "Ten **new** tools.",
};

describe("sending a letter", () => {
  let database: TestDatabase;
  let harness: TestServices;
  let server: SmtpServer;
  const taken: Mail[] = [];
  /** Called with each mail before it is taken. */
  let onMail: (mail: Mail) => Promise<unknown>;
  const carrier: MailCarrier = {
    async handOver(mail) {
      const outcome = await onMail(mail);
      if (outcome === "refused" || outcome === "blocked") return outcome;
      taken.push(mail);
      return "sent";
    },
  };
  const query = (statement: string, values: readonly unknown[] = []) => database.pool.query(statement, [...values]);
  const addressOf = (number: number) => `reader-${number}@example.com`;
  const addReaders = (count: number) =>
    query(
      `insert into newsletter_subscriptions (email, requested_at, confirmed_at)
      select 'reader-' || number || '@example.com', $1, $1 from generate_series(1, $2) number`,
      [start, count],
    );
  async function begin(changes: Partial<typeof words> = {}, isAgain = false): Promise<string> {
    const { db } = database;
    const id = await createLetter(db, start, { ...words, ...changes });
    const letter = await readLetter(db, id);
    await startLetter(db, harness.services, id, { revision: 1, recipients: await countAudience(db, letter), isAgain });
    return id;
  }
  const stateOf = async (id: string) => (await readLetter(database.db, id)).state;
  const run = () => harness.runJobs(lettersJobs(harness.services, carrier));
  const later = (minutes: number) =>
    harness.setTime(new Date(harness.services.clock.now().getTime() + minutes * 60_000));
  const addresses = () => taken.map(({ to }) => to).toSorted();

  beforeAll(async () => {
    [database, server] = await Promise.all([createTestDatabase(), startSmtpServer()]);
    harness = await createTestServices(database, (services) => lettersJobs(services, carrier), {
      LETTERS_PER_MINUTE: "10",
    });
  });
  beforeEach(async () => {
    await query("delete from letters; delete from newsletter_subscriptions; delete from early_access_signups");
    await query("delete from pgboss.job where name = 'send-letter-batch'");
    taken.length = 0;
    onMail = async () => {};
    harness.setTime(start);
  });
  afterAll(async () => {
    await harness.close();
    await server.close();
    await database.close();
  });

  it("[A29] goes to everyone on the list once, in batches, and says what came of it", async () => {
    await addReaders(25);
    const id = await begin();
    await run();
    expect(addresses()).toEqual(Array.from({ length: 25 }, (_, index) => addressOf(index + 1)).toSorted());
    expect(await readLetter(database.db, id)).toMatchObject({
      state: "sent",
      batch: 3,
      recipientsMax: 25,
      results: { sent: 25, skipped: 0, refused: 0, unknown: 0 },
    });
    const [mail] = taken;
    expect(mail?.subject).toBe("Hello there");
    expect(mail?.html).toContain("<strong>new</strong>");
    expect(mail?.headers?.["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    expect(mail?.headers?.["List-Unsubscribe"]).toMatch(
      /^<http:\/\/localhost:3000\/newsletter\/unsubscribe\?token=\w+\.[\w-]+>$/,
    );
    expect(mail?.text).toContain("Unsubscribe: http://localhost:3000/newsletter/unsubscribe?token=");
    expect(mail?.headers?.["List-Unsubscribe"]).not.toContain("reader");
  });

  it("[A29] keeps to the rate that is set: the next batch waits", async () => {
    await addReaders(25);
    const id = await begin();
    const waits = async () => {
      const { rows } = await query(
        "delete from pgboss.job where name = 'send-letter-batch' and data->>'batch' <> '1' returning round(extract(epoch from start_after - created_on))::int as seconds",
      );
      return rows.map(({ seconds }) => seconds);
    };
    onMail = async () => later(0.1);
    await sendBatch(harness.services, carrier, { letterId: id, batch: 1 });
    expect(taken).toHaveLength(10);
    // Ten a minute, and the clock went on by a tenth of a minute with each mail.
    expect(await waits()).toEqual([0]);
    onMail = async () => {};
    await sendBatch(harness.services, carrier, { letterId: id, batch: 2 });
    expect(await waits()).toEqual([60]);
  });

  it("[A29] reaches only those who agreed to it and have not taken it back, at addresses that work", async () => {
    await addReaders(6);
    await query("update newsletter_subscriptions set confirmed_at = null where email = $1", [addressOf(1)]);
    await query("update newsletter_subscriptions set unsubscribed_at = now() where email = $1", [addressOf(2)]);
    await query("update newsletter_subscriptions set bounced_at = now() where email = $1", [addressOf(3)]);
    await begin();
    // After the start, and before their mail.
    await query("update newsletter_subscriptions set unsubscribed_at = now() where email = $1", [addressOf(4)]);
    await query(
      "insert into newsletter_subscriptions (email, requested_at, confirmed_at) values ('late@example.com', now(), now())",
    );
    await run();
    expect(addresses()).toEqual([addressOf(5), addressOf(6)]);
  });

  it("[A29] does not go to readers who unsubscribe while their batch is under way", async () => {
    await addReaders(10);
    onMail = () => query("update newsletter_subscriptions set unsubscribed_at = now()");
    const id = await begin();
    await run();
    expect(taken.length).toBeLessThanOrEqual(4);
    expect((await readLetter(database.db, id)).results).toMatchObject({
      sent: taken.length,
      skipped: 10 - taken.length,
    });
  });

  it("[A29] is paused within a batch, goes on with the others only, and ends for good when it is cancelled", async () => {
    await addReaders(30);
    const id = await begin();
    onMail = async () => {
      if (taken.length === 12) await pauseLetter(database.db, harness.services, id);
    };
    await run();
    const before = taken.length;
    expect(before).toBeGreaterThanOrEqual(12);
    expect(before).toBeLessThan(20);
    expect(await stateOf(id)).toBe("paused");
    onMail = async () => {
      if (taken.length === 22) await cancelLetter(database.db, harness.services, id);
    };
    await resumeLetter(database.db, harness.services, id);
    await run();
    expect(taken.length).toBeGreaterThanOrEqual(22);
    expect(taken.length).toBeLessThan(30);
    expect(new Set(addresses()).size).toBe(taken.length);
    expect(await stateOf(id)).toBe("cancelled");
    await expect(resumeLetter(database.db, harness.services, id)).rejects.toMatchObject({ code: "conflict" });
  });

  it("[A29] two processes at once, killed in the middle of their mails again and again, send no mail twice", async () => {
    await addReaders(120);
    const id = await begin();
    const addressIn = (text: string) => /^To: (.*)$/m.exec(text)?.[1]?.trim() ?? "";
    let killAt = 9;
    let kill = () => {};
    server.answers.hold = async () => {
      if (server.mails.length >= killAt) kill();
    };
    const workerOf = () =>
      fork(new URL("../../test/letter-worker.ts", import.meta.url), [database.url, server.url, id], { silent: true });
    for (let kills = 0; kills < 3; kills++) {
      const workers = [workerOf(), workerOf()];
      kill = () => {
        for (const worker of workers) worker.kill("SIGKILL");
      };
      const ends = await Promise.all(workers.map((worker) => once(worker, "exit")));
      expect(ends.map(([, signal]) => signal)).toEqual(["SIGKILL", "SIGKILL"]);
      killAt = server.mails.length + 9;
    }
    server.answers.hold = undefined;
    // What killed processes had begun may have arrived: it is given up, and the rest is sent.
    later(6);
    const smtp = createMailCarrier({
      config: { ...harness.services.config, mail: { ...harness.services.config.mail, smtpUrl: server.url } },
      db: database.db,
    });
    while ((await stateOf(id)) === "sending") {
      const { batch } = await readLetter(database.db, id);
      await sendBatch(harness.services, smtp, { letterId: id, batch });
      later(6);
    }
    smtp.close?.();
    const arrived = server.mails.map(addressIn);
    expect(new Set(arrived).size).toBe(arrived.length);
    const { sent = 0, unknown = 0, ...others } = (await readLetter(database.db, id)).results ?? {};
    expect(sent + unknown).toBe(120);
    expect(others).toEqual({ skipped: 0, refused: 0, blocked: 0, failed: 0 });
    expect(arrived.length).toBeGreaterThanOrEqual(sent);
    // What a kill leaves is what was under way: four mails in each process.
    expect(unknown).toBeGreaterThan(0);
    expect(unknown).toBeLessThanOrEqual(3 * 2 * 4);
  });

  it("[A29] a mail that is out does not come twice when the database can't take the note of it", async () => {
    await addReaders(8);
    await query(`create function refuse_note() returns trigger language plpgsql as $$
      begin raise exception 'no space left'; end $$`);
    await query(
      "create trigger refuse_note before update on letter_recipients for each row when (new.state = 'sent') execute function refuse_note()",
    );
    const id = await begin();
    const work = () => sendBatch(harness.services, carrier, { letterId: id, batch: 1 });
    await expect(work()).rejects.toThrow();
    await query("drop trigger refuse_note on letter_recipients; drop function refuse_note()");
    // Each of the four at work ended with its first mail.
    expect(taken).toHaveLength(4);
    expect((await readProgress(database.db, id)).waiting).toBe(8);
    await work();
    later(6);
    await sendBatch(harness.services, carrier, { letterId: id, batch: 2 });
    expect(taken).toHaveLength(8);
    expect(new Set(addresses()).size).toBe(8);
    expect((await readLetter(database.db, id)).results).toMatchObject({ sent: 4, unknown: 4 });
  });

  it("[A29] a job that comes twice, or late, sends nothing twice", async () => {
    await addReaders(12);
    const id = await begin();
    const again = () => sendBatch(harness.services, carrier, { letterId: id, batch: 1 });
    await Promise.all([again(), again(), again()]);
    await again();
    await run();
    expect(taken).toHaveLength(12);
    expect(new Set(addresses()).size).toBe(12);
  });

  it("[A29] an address that a mail server refuses for good bounces on every list; a temporary refusal is tried again", async () => {
    await addReaders(3);
    await query(
      "insert into early_access_signups (email, name, code, discount_percent, bot_checked, agreed_at, letters_agreed_at) values ($1, 'Ada', 'X', 30, false, now(), now())",
      [addressOf(1)],
    );
    const temporary = Object.assign(new Error("later"), { responseCode: 451, command: "DATA" });
    onMail = async ({ to }) => {
      if (to === addressOf(1)) return "refused";
      if (to === addressOf(2)) return "blocked";
      throw temporary;
    };
    const id = await begin();
    // Each batch waits for the next try, whose pauses grow.
    for (let tries = 0; tries < 6; tries++) {
      expect(await stateOf(id)).toBe("sending");
      const { batch } = await readLetter(database.db, id);
      await sendBatch(harness.services, carrier, { letterId: id, batch });
      later(60 * 48);
    }
    expect((await readLetter(database.db, id)).results).toMatchObject({ sent: 0, refused: 1, blocked: 1, failed: 1 });
    const { rows } = await query(
      "select email from newsletter_subscriptions where bounced_at is not null union all select email from early_access_signups where bounced_at is not null",
    );
    expect(rows).toEqual([{ email: addressOf(1) }, { email: addressOf(1) }]);
    expect((await listTrouble(database.db, id, 1)).rows.map(({ email, state }) => [email, state])).toEqual([
      [addressOf(1), "refused"],
      [addressOf(2), "blocked"],
      [addressOf(3), "failed"],
    ]);
  });

  it("[A29] a connection that ends without an answer is not tried again: the mail may have arrived", async () => {
    await addReaders(1);
    onMail = async () => {
      throw new MaybeDelivered(new Error("closed"));
    };
    const id = await begin();
    await run();
    expect((await readLetter(database.db, id)).results).toMatchObject({ sent: 0, unknown: 1 });
  });

  it("[A29] starts only as the operator confirmed it: this text, this number of recipients", async () => {
    await addReaders(2);
    const { db } = database;
    const id = await createLetter(db, start, words);
    const { services } = harness;
    const refused = { code: "conflict" };
    await expect(startLetter(db, services, id, { revision: 2, recipients: 2 })).rejects.toMatchObject(refused);
    await expect(startLetter(db, services, id, { revision: 1, recipients: 1 })).rejects.toMatchObject(refused);
    await saveLetter(db, id, { words: { ...words, body: "" }, revision: 1, at: start });
    await expect(startLetter(db, services, id, { revision: 2, recipients: 2 })).rejects.toMatchObject({
      userMessage: "The letter has no text.",
    });
    await expect(saveLetter(db, id, { words, revision: 1, at: start })).rejects.toMatchObject(refused);
    await saveLetter(db, id, { words, revision: 2, at: start });
    const press = () => db.transaction((tx) => startLetter(tx, services, id, { revision: 3, recipients: 2 }));
    const presses = await Promise.allSettled([press(), press()]);
    expect(presses.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    await run();
    expect(taken).toHaveLength(2);
    await expect(saveLetter(db, id, { words, revision: 3, at: start })).rejects.toMatchObject(refused);
  });

  it("[A29] starts on a list that has had its subject or text this week only if the operator confirmed that, too", async () => {
    await addReaders(1);
    await begin();
    await run();
    const refused = { code: "conflict", userMessage: expect.stringContaining("in the past week") };
    await expect(begin({ body: "Other words" })).rejects.toMatchObject(refused);
    await expect(begin({ subject: "Other words" })).rejects.toMatchObject(refused);
    await begin({ subject: "Others", body: "Others" });
    await begin({}, true);
    await run();
    later(7 * 24 * 60);
    await begin();
    await run();
    expect(taken).toHaveLength(4);
  });

  it("[A29] goes to a part of the early-access list: by account, by code, by day, and with their own code", async () => {
    const add = (number: number, day: string, agreed: boolean) =>
      query(
        "insert into early_access_signups (email, name, code, discount_percent, bot_checked, agreed_at, letters_agreed_at) values ($1, 'Ada', $2, 30, false, $3, $4)",
        [addressOf(number), `EASEL-${number}`, day, agreed ? day : null],
      );
    await add(1, "2026-02-01", true);
    await add(2, "2026-02-10", true);
    await add(3, "2026-02-20", true);
    await add(4, "2026-02-20", false);
    await query(
      "insert into users (name, email, email_verified, first_name, last_name) values ('Ada L', $1, true, 'Ada', 'L')",
      [addressOf(2)],
    );
    const early = { list: "early-access", body: "{{first name|Hi}}: {{code}}, {{discount}} off" };
    await begin({ ...early, segment: "without-account" });
    await run();
    expect(addresses()).toEqual([addressOf(1), addressOf(3)]);
    taken.length = 0;
    await begin({ ...early, segment: "code-unused", joinedSince: "2026-02-10", joinedBefore: "2026-02-20" }, true);
    await run();
    expect(addresses()).toEqual([addressOf(2)]);
    expect(taken[0]?.text).toContain("Ada: EASEL-2, 30% off");
    expect(taken[0]?.headers?.["List-Unsubscribe"]).toContain("/early-access/unsubscribe?token=");
  });

  it("[A29] goes on when its job was lost, and forgets its recipients after half a year", async () => {
    await addReaders(3);
    const id = await begin();
    await query("delete from pgboss.job where name = 'send-letter-batch'");
    await run();
    expect(taken).toHaveLength(0);
    await resumeStuckLetters(harness.services);
    await run();
    expect(taken).toHaveLength(0);
    later(50);
    await resumeStuckLetters(harness.services);
    await run();
    expect(taken).toHaveLength(3);
    await forgetRecipients(database.db, harness.services.clock.now());
    expect(await database.db.$count(letterRecipients)).toBe(3);
    later(181 * 24 * 60);
    await forgetRecipients(database.db, harness.services.clock.now());
    expect(await database.db.$count(letterRecipients)).toBe(0);
    expect((await readLetter(database.db, id)).results).toMatchObject({ sent: 3 });
  });

  it("[A29] is part of the data of the account with its address, and goes with it", async () => {
    await addReaders(2);
    const id = await begin();
    await run();
    const subject = { userId: "00000000-0000-4000-8000-000000000000", verifiedEmail: addressOf(1) };
    expect(await lettersData.exportFor(database.db, subject)).toMatchObject({
      letters: [{ list: "newsletter", subject: words.subject, state: "sent" }],
    });
    await lettersData.erase(database.db, subject);
    const left = await database.db.select().from(letterRecipients).orderBy(asc(letterRecipients.id));
    expect(left.map(({ email }) => email)).toEqual([addressOf(2)]);
    expect(await readProgress(database.db, id)).toMatchObject({ sent: 1, waiting: 0 });
    expect(await database.db.$count(letters, eq(letters.id, id))).toBe(1);
  });
});
