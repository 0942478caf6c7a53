import { fork } from "node:child_process";
import { once } from "node:events";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createQuietLog } from "../../../test/quiet-log.ts";
import { type SmtpAnswers, type SmtpServer, startSmtpServer } from "../../../test/smtp-server.ts";
import { createTestDatabase, type TestDatabase } from "../../../test/test-database.ts";
import { readConfig } from "../config.ts";
import { type JobHandler, type Jobs, startJobs } from "../jobs.ts";
import { createMetrics } from "../metrics.ts";
import { createMailCarrier, createMailDelivery, MaybeDelivered } from "./deliver-mail.ts";
import { type Mail, sendMail, sendMailJob } from "./mail.ts";
import { mailboxMails } from "./schema.ts";

const mail: Mail = {
  to: "ann@example.com",
  subject: "Grüße",
  text: "Hello Ann",
  html: "<p>Hello Ann</p>",
  replyTo: "help@easel.example",
  headers: { "List-Unsubscribe": "<https://easel.example/u>" },
};
/** Timeouts for a mail server that says nothing, and in total. */
const quick = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 2_000, totalTimeout: 2_000 };
const timings = { retryDelaySeconds: 1, pollingSeconds: 0.5, heartbeatSeconds: 10, superviseSeconds: 1 };

describe("mail delivery", () => {
  let database: TestDatabase;
  let server: SmtpServer;
  const { log, messages } = createQuietLog();
  const metrics = createMetrics();
  const outcomes = async () =>
    Object.fromEntries((await metrics.mailsSent.get()).values.map(({ labels, value }) => [labels.outcome, value]));
  const deliverBy = (variables: Record<string, string>) =>
    createMailDelivery({ config: readConfig(variables), db: database.db, metrics, log }, quick);
  const deliveries: JobHandler<Mail>[] = [];
  const deliver = (variables: Record<string, string>, sent: Mail, jobId: string) => {
    const delivery = deliverBy(variables);
    deliveries.push(delivery);
    return delivery.run(sent, jobId);
  };

  beforeAll(async () => {
    [database, server] = await Promise.all([createTestDatabase(), startSmtpServer()]);
  });
  afterEach(() => {
    metrics.mailsSent.reset();
    Object.assign(server.answers, { recipient: undefined, data: undefined, isAway: false, hold: undefined });
    for (const { close } of deliveries.splice(0)) close?.();
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  it("[B13] goes out by SMTP in both forms, from the configured sender, under an id of its own", async () => {
    await deliver({ SMTP_URL: server.url, MAIL_FROM: "Easel <hello@easel.example>" }, mail, "job-1");
    const sent = server.mails.at(-1) ?? "";
    for (const part of [
      "From: Easel <hello@easel.example>",
      "To: ann@example.com",
      "Reply-To: help@easel.example",
      "Message-ID: <job-1@easel.example>",
      "List-Unsubscribe: <https://easel.example/u>",
      "Content-Type: multipart/alternative",
      "Hello Ann",
      "<p>Hello Ann</p>",
    ]) {
      expect(sent).toContain(part);
    }
    expect(await outcomes()).toEqual({ sent: 1 });
  });

  it("[B13] without a mail server lands in the development mailbox, with everything that SMTP would send", async () => {
    await deliver({}, mail, "job-2");
    expect(await database.db.select().from(mailboxMails)).toMatchObject([{ ...mail }]);
  });

  it("[H7] what a stranger typed cannot become a header or a further addressee", async () => {
    const before = server.mails.length;
    const subject = "Hi\r\nBcc: eve@example.com";
    await deliver({ SMTP_URL: server.url }, { ...mail, subject }, "job-3").catch(() => {});
    expect(server.mails.slice(before).join()).not.toMatch(/^Bcc:/im);
  });

  it("an addressee who does not exist is given up, and said so without the address", async () => {
    server.answers.recipient = "550 no such mailbox ann@example.com";
    await deliver({ SMTP_URL: server.url }, mail, "job-4");
    expect(await outcomes()).toEqual({ refused: 1 });
    expect(messages().at(-1)).toMatch(/refused the addressee/);
  });

  it.each([
    ["450 mailbox busy", undefined],
    [undefined, "451 try again later"],
    [undefined, "554 we do not like you"],
  ])("what may still succeed (%s, %s) is to be tried again", async (recipient, data) => {
    Object.assign(server.answers, { recipient, data });
    await expect(deliver({ SMTP_URL: server.url }, mail, "job-5")).rejects.toThrow();
    expect(await outcomes()).toEqual({ failed: 1 });
  });

  it("[A29] knows whether a mail that was not answered may have arrived", async () => {
    const deliver = async (answers: SmtpAnswers) => {
      const carrier = createMailCarrier(
        { config: readConfig({ SMTP_URL: server.url }), db: database.db },
        { ...quick, socketTimeout: 500 },
      );
      // A mail before it, so that the connection is one that was used.
      await carrier.handOver(mail, "before");
      Object.assign(server.answers, answers);
      const outcome = await carrier.handOver(mail, "mail").catch((error: unknown) => error);
      Object.assign(server.answers, { recipient: undefined, data: undefined, endsAt: undefined, hold: undefined });
      carrier.close?.();
      return outcome;
    };
    expect(await deliver({ endsAt: "reply" })).toBeInstanceOf(MaybeDelivered);
    expect(await deliver({ hold: () => new Promise(() => {}) })).toBeInstanceOf(MaybeDelivered);
    for (const answers of [{ endsAt: "text" as const }, { data: "451 later" }, { recipient: "450 busy" }]) {
      const outcome = await deliver(answers);
      expect([answers, outcome instanceof Error, outcome instanceof MaybeDelivered]).toEqual([answers, true, false]);
    }
    expect(await deliver({ recipient: "550 5.1.1 no such mailbox" })).toBe("refused");
    expect(await deliver({ recipient: "550 5.7.1 not from you" })).toBe("blocked");
    server.answers.isAway = true;
    const away = createMailCarrier({ config: readConfig({ SMTP_URL: server.url }), db: database.db }, quick);
    const outcome = await away.handOver(mail, "away").catch((error: unknown) => error);
    expect([outcome instanceof Error, outcome instanceof MaybeDelivered]).toEqual([true, false]);
  });

  describe("with its job", () => {
    let jobs: Jobs;
    beforeAll(async () => {
      jobs = await startJobs(database.url, log, metrics, timings);
      await jobs.work([deliverBy({ SMTP_URL: server.url })]);
    });
    afterAll(() => jobs.stop(60_000));

    it("[H5] no mail is lost and none doubled while the mail server is away and comes back", async () => {
      const before = server.mails.length;
      const subjects = Array.from({ length: 5 }, (_, index) => `while it was away ${index}`);
      server.answers.isAway = true;
      for (const subject of subjects) await sendMail(database.db, jobs, { ...mail, subject });
      await expect.poll(async () => (await outcomes()).failed ?? 0).toBeGreaterThanOrEqual(5);
      expect(server.mails).toHaveLength(before);
      server.answers.isAway = false;
      const unfinished = async () => {
        const { rows } = await database.pool.query(
          "select count(*)::int as count from pgboss.job where name = 'send-mail' and state < 'completed'",
        );
        return rows[0].count;
      };
      // What has arrived is marked as done a moment later; only once nothing is left to do can no mail come twice.
      await expect.poll(unfinished).toBe(0);
      const arrived = server.mails.slice(before).map((text) => /^Subject: (.*)$/m.exec(text)?.[1]?.trim());
      expect(arrived.toSorted()).toEqual(subjects);
      // What was sent opens accounts, and is not kept in the queue.
      const { rows } = await database.pool.query("select data from pgboss.job where name = 'send-mail'");
      expect(rows).toEqual(subjects.map(() => ({ data: null })));
    });

    const enqueue = (subjects: readonly string[], more: Partial<Mail> = {}) =>
      database.db.transaction(async (transaction) => {
        for (const subject of subjects) await sendMail(transaction, jobs, { ...mail, ...more, subject });
      });
    const subjectOf = (text: string) => /^Subject: (.*)$/m.exec(text)?.[1]?.trim() ?? "";
    const newsletters = (count: number) => Array.from({ length: count }, (_, index) => `newsletter ${index}`);

    it("[H5] a code leaves among the first, though a slow server has two hundred newsletters before it", async () => {
      const before = server.mails.length;
      const { promise: isQuick, resolve: becomeQuick } = Promise.withResolvers<void>();
      let held = 0;
      server.answers.hold = async (text) => {
        if (!subjectOf(text).startsWith("newsletter")) return;
        held += 1;
        await isQuick;
      };
      await enqueue(newsletters(200), { isBulk: true });
      await enqueue(["123456 is your code"]);
      await expect.poll(() => server.mails.slice(before).map(subjectOf)).toEqual(["123456 is your code"]);
      // No more than the workers for all mails take at once.
      expect(held).toBeLessThanOrEqual(4);
      becomeQuick();
      await expect.poll(() => new Set(server.mails.slice(before).map(subjectOf)).size).toBe(201);
    });

    it("[H5] one mail that the server never takes holds up no other, and is tried again", async () => {
      const before = server.mails.length;
      let tries = 0;
      server.answers.hold = (text) => {
        const isStuck = subjectOf(text) === "stuck" && ++tries === 1;
        return isStuck ? new Promise(() => {}) : Promise.resolve();
      };
      await enqueue(["stuck", "one", "two", "three"]);
      const arrived = () => server.mails.slice(before).map(subjectOf);
      await expect.poll(() => arrived().toSorted()).toEqual(["one", "stuck", "three", "two"]);
      expect([arrived().at(-1), tries]).toEqual(["stuck", 2]);
    });

    it("[H2] a process that is killed among its mails loses none: others send what it had taken", async () => {
      const own = await createTestDatabase();
      const subjects = newsletters(40);
      const enqueuing = await startJobs(own.url, log, metrics, timings);
      await enqueuing.prepare([sendMailJob]);
      const before = server.mails.length;
      const arrived = () => new Set(server.mails.slice(before).map(subjectOf));
      for (const subject of subjects) await sendMail(own.db, enqueuing, { ...mail, subject });
      // The server takes ten, and lets the killed process's others hang.
      const { promise: isKilled, resolve: kill } = Promise.withResolvers<void>();
      server.answers.hold = async () => {
        if (server.mails.length - before >= 10) await isKilled;
      };
      const worker = fork(new URL("../../../test/mail-worker.ts", import.meta.url), [own.url, server.url]);
      await expect.poll(() => arrived().size).toBeGreaterThanOrEqual(10);
      worker.kill("SIGKILL");
      await once(worker, "exit");
      kill();
      await enqueuing.work([deliverBy({ SMTP_URL: server.url })]);
      await expect.poll(() => arrived().size).toBe(40);
      await enqueuing.stop(60_000);
      await own.close();
    });
  });
});
