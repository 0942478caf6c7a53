import { createTransport } from "nodemailer";
import type { Config } from "../config.ts";
import type { Database } from "../db/database.ts";
import type { Services } from "../services.ts";
import type { Mail } from "./mail.ts";
import { mailboxMails } from "./schema.ts";

/**
 * Hands one mail over.
 * @param jobId names the mail for good: a mail that is handed over twice, because a process died in between, has the same `Message-ID`.
 * @throws when another try may succeed.
 */
export type DeliverMail = (mail: Mail, jobId: string) => Promise<void>;

type Outcome = "sent" | "refused";

/** By SMTP where a server is configured, else into the development mailbox. */
export function createMailDelivery({
  config,
  db,
  metrics,
  log,
}: Pick<Services, "config" | "db" | "metrics" | "log">): DeliverMail {
  const handOver = config.mail.smtpUrl ? bySmtp(config.mail.smtpUrl, config.mail.from) : intoMailbox(db);
  return async (mail, jobId) => {
    try {
      const outcome = await handOver(mail, jobId);
      metrics.mailsSent.inc({ outcome });
      if (outcome === "refused")
        log.warn({ jobId }, "the mail server refused the addressee for good; the mail is given up");
    } catch (error) {
      metrics.mailsSent.inc({ outcome: "failed" });
      throw error;
    }
  };
}

function intoMailbox(db: Database): (mail: Mail) => Promise<Outcome> {
  return async ({ to, subject, text, html, replyTo = null, headers = {} }) => {
    await db.insert(mailboxMails).values({ to, subject, text, html, replyTo, headers });
    return "sent";
  };
}

/** A mail server that does not answer shall not hold up the mails behind this one for long. */
const smtpTimeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

function bySmtp(
  url: NonNullable<Config["mail"]["smtpUrl"]>,
  from: string,
): (mail: Mail, jobId: string) => Promise<Outcome> {
  const options = { url, ...smtpTimeouts, disableFileAccess: true, disableUrlAccess: true };
  const transport = createTransport(options, { from });
  const domain = /@([^\s@>]+)>?$/.exec(from)?.[1] ?? "localhost";
  return async (mail, jobId) => {
    try {
      await transport.sendMail({ ...mail, messageId: `<${jobId}@${domain}>` });
      return "sent";
    } catch (error) {
      if (isRefusedForGood(error)) return "refused";
      throw error;
    }
  };
}

/** The addressee does not exist (SMTP 5xx to RCPT TO). Everything else, our own sender address included, may be mended meanwhile. */
function isRefusedForGood(error: unknown): boolean {
  const { command, responseCode = 0 } = error as { command?: string; responseCode?: number };
  return command === "RCPT TO" && responseCode >= 500;
}
