import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type SmtpServer, startSmtpServer } from "../../../test/smtp-server.ts";
import { createTestDatabase, type TestDatabase } from "../../../test/test-database.ts";
import { createMetrics } from "../metrics.ts";
import { createMailDelivery } from "./deliver-mail.ts";
import { mailboxMails } from "./schema.ts";
import { writeMail } from "./write-mail.ts";

const mail = {
  to: "ada@example.com",
  subject: "Grüße, and a subject that is long enough that it has to be folded into more than one line of the header",
  replyTo: "support@easel.example",
  headers: {
    "List-Unsubscribe": `<https://easel.example/newsletter/unsubscribe?token=${"a".repeat(60)}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  },
  ...writeMail({
    productName: "Easel",
    baseUrl: "https://easel.example",
    title: "Hello",
    paragraphs: ["One paragraph."],
  }),
};

describe("sending a mail", () => {
  let database: TestDatabase;
  let server: SmtpServer;
  beforeAll(async () => {
    [database, server] = await Promise.all([createTestDatabase(), startSmtpServer()]);
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });

  it("[B13] by SMTP keeps sender, reader, way of answering and way out", async () => {
    const deliver = createMailDelivery(
      { smtpUrl: server.url, from: "Easel <mail@easel.example>", mailbox: false },
      database.db,
      createMetrics(),
    );
    await deliver(mail);
    const [received] = server.mails;
    expect(received).toMatchObject({ from: "mail@easel.example", to: ["ada@example.com"] });
    const headers = received?.raw.split("\r\n\r\n")[0]?.replace(/\r\n[ \t]+/g, " ") ?? "";
    expect(headers).toMatch(/^From: Easel <mail@easel\.example>$/m);
    expect(headers).toMatch(/^Reply-To: support@easel\.example$/m);
    expect(headers).toContain(`List-Unsubscribe: ${mail.headers["List-Unsubscribe"]}`);
    expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    expect(received?.raw).toContain("One paragraph.");
    expect(received?.raw).toMatch(/Content-Type: text\/plain[\s\S]*Content-Type: text\/html/);
  });

  it("[B13] what looks like a second header inside a value stays a value", async () => {
    const deliver = createMailDelivery(
      { smtpUrl: server.url, from: "mail@easel.example", mailbox: false },
      database.db,
      createMetrics(),
    );
    await deliver({
      ...mail,
      subject: "Hello\r\nBcc: eve@example.com",
      replyTo: "ada@example.com\r\nBcc: eve@example.com",
    });
    expect(server.mails.at(-1)?.to).toEqual(["ada@example.com"]);
    expect(server.mails.at(-1)?.raw).not.toMatch(/^Bcc:/im);
  });

  it("[B13] without SMTP goes to the development mailbox, with everything that SMTP would send", async () => {
    const deliver = createMailDelivery(
      { smtpUrl: undefined, from: "mail@easel.example", mailbox: true },
      database.db,
      createMetrics(),
    );
    await deliver(mail);
    const [row] = await database.db.select().from(mailboxMails);
    expect(row).toMatchObject(mail);
  });
});
