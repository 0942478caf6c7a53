import { createTransport } from "nodemailer";
import type { Config } from "../config.ts";
import type { Database } from "../db/database.ts";
import type { JobHandler } from "../jobs.ts";
import type { Services } from "../services.ts";
import { type Mail, sendMailJob } from "./mail.ts";
import { mailboxMails } from "./schema.ts";

type Outcome = "sent" | "refused";

interface Carrier {
  handOver(mail: Mail, jobId: string): Promise<Outcome>;
  close?(): void;
}

/**
 * Delivers enqueued mails: by SMTP if a server is configured, otherwise to the development mailbox. The `Message-ID` comes from the job's
 * id, so that a mail sent twice, because a process died in between, has the same one.
 */
export function createMailDelivery(
  { config, db, metrics, log }: Pick<Services, "config" | "db" | "metrics" | "log">,
  timeouts: SmtpTimeouts = smtpTimeouts,
): JobHandler<Mail> {
  const { smtpUrl, from } = config.mail;
  const carrier = smtpUrl ? bySmtp(smtpUrl, from, timeouts) : intoMailbox(db);
  return {
    kind: sendMailJob,
    ...(carrier.close ? { close: carrier.close } : {}),
    async run(mail, jobId) {
      try {
        const outcome = await carrier.handOver(mail, jobId);
        metrics.mailsSent.inc({ outcome });
        if (outcome === "refused")
          log.warn({ jobId }, "the mail server refused the addressee for good; the mail is given up");
      } catch (error) {
        metrics.mailsSent.inc({ outcome: "failed" });
        throw error;
      }
    },
  };
}

function intoMailbox(db: Database): Carrier {
  return {
    async handOver({ to, subject, text, html, replyTo = null, headers = {} }) {
      await db.insert(mailboxMails).values({ to, subject, text, html, replyTo, headers });
      return "sent";
    },
  };
}

interface SmtpTimeouts {
  readonly connectionTimeout: number;
  readonly greetingTimeout: number;
  /** Time for which the mail server may be silent. */
  readonly socketTimeout: number;
  /** Time that a mail may take in total, even if the server keeps responding. */
  readonly totalTimeout: number;
}

const smtpTimeouts: SmtpTimeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  totalTimeout: 60_000,
};

/** Reuses connections, as many as there are concurrent jobs. The queue retries failures. */
const pooling = { pool: true, maxConnections: 8, maxMessages: 100, maxRequeues: 0 } as const;

function bySmtp(
  url: NonNullable<Config["mail"]["smtpUrl"]>,
  from: string,
  { totalTimeout, ...timeouts }: SmtpTimeouts,
): Carrier {
  const options = { url, ...pooling, ...timeouts, disableFileAccess: true, disableUrlAccess: true };
  const transport = createTransport(options, { from });
  const domain = /@([^\s@>]+)>?$/.exec(from)?.[1] ?? "localhost";
  return {
    async handOver({ isBulk: _, ...mail }, jobId) {
      try {
        const sending = transport.sendMail({ ...mail, messageId: `<${jobId}@${domain}>` });
        await endAfter(totalTimeout, sending);
        return "sent";
      } catch (error) {
        if (isRefusedForGood(error)) return "refused";
        throw error;
      }
    },
    close: () => transport.close(),
  };
}

async function endAfter(timeoutMs: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`the mail server took longer than ${timeoutMs} ms`)), timeoutMs);
  });
  await Promise.race([work, tooLong]).finally(() => clearTimeout(timer));
}

/**
 * The recipient does not exist (SMTP 5xx to RCPT TO). All other errors, including a refused sender address, may be fixed by the next retry.
 */
function isRefusedForGood(error: unknown): boolean {
  const { command, responseCode = 0 } = error as { command?: string; responseCode?: number };
  return command === "RCPT TO" && responseCode >= 500;
}
