import type { Readable } from "node:stream";
import { createTransport } from "nodemailer";
import type { Config } from "../config.ts";
import type { Database } from "../db/database.ts";
import type { JobHandler } from "../jobs.ts";
import type { Services } from "../services.ts";
import { type Mail, senderDomain, sendMailJob } from "./mail.ts";
import { mailboxMails } from "./schema.ts";

/** `refused`: the address does not work. `blocked`: the mail server does not want mail from us for it. Neither is tried again. */
type Outcome = "sent" | "refused" | "blocked";

export interface MailCarrier {
  /**
   * @param id of the mail, which becomes its `Message-ID`: one that comes twice has the same.
   * @throws {MaybeDelivered} if it is not known, and any other error if the mail was not taken for now.
   */
  handOver(mail: Mail, id: string): Promise<Outcome>;
  close?(): void;
}

/** The mail may have arrived: the server had its text, and did not answer. To try again may send it twice. */
export class MaybeDelivered extends Error {
  override name = "MaybeDelivered";
  constructor(cause: unknown) {
    super("the mail server had the mail and did not answer", { cause });
  }
}

/** Carries mails by SMTP if a server is configured, otherwise into the development mailbox. */
export function createMailCarrier(
  { config, db }: Pick<Services, "config" | "db">,
  timeouts: SmtpTimeouts = smtpTimeouts,
): MailCarrier {
  const { smtpUrl, from } = config.mail;
  return smtpUrl ? bySmtp(smtpUrl, from, timeouts) : intoMailbox(db);
}

/** Delivers enqueued mails. The `Message-ID` comes from the job's id: a process may die between a mail and its note that it was sent. */
export function createMailDelivery(
  { config, db, metrics, log }: Pick<Services, "config" | "db" | "metrics" | "log">,
  timeouts: SmtpTimeouts = smtpTimeouts,
): JobHandler<Mail> {
  const carrier = createMailCarrier({ config, db }, timeouts);
  return {
    kind: sendMailJob,
    ...(carrier.close ? { close: carrier.close } : {}),
    async run(mail, jobId) {
      try {
        const outcome = (await carrier.handOver(mail, jobId)) === "sent" ? "sent" : "refused";
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

function intoMailbox(db: Database): MailCarrier {
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
): MailCarrier {
  const options = { url, ...pooling, ...timeouts, disableFileAccess: true, disableUrlAccess: true };
  const transport = createTransport(options, { from });
  const domain = senderDomain(from);
  /** Texts of the mails under way: the library reads one once the server wants it, and says so in no error. */
  const texts = new Map<string, Readable>();
  transport.use("stream", ({ message }, done) => {
    const create = message.createReadStream.bind(message);
    message.createReadStream = (...given) => {
      const text = create(...given);
      texts.set(message.messageId(), text);
      return text;
    };
    done();
  });
  return {
    async handOver({ isBulk: _, ...mail }, id) {
      const messageId = `<${id}@${domain}>`;
      try {
        await endAfter(totalTimeout, transport.sendMail({ ...mail, messageId }));
        return "sent";
      } catch (error) {
        if (isRefusedForGood(error)) return isAboutUs(error) ? "blocked" : "refused";
        const isTextOut = texts.get(messageId)?.readableDidRead ?? false;
        if (isTooLong(error) || (isTextOut && !isReply(error))) throw new MaybeDelivered(error);
        throw error;
      } finally {
        texts.delete(messageId);
      }
    },
    close: () => transport.close(),
  };
}

class TooLongError extends Error {
  override name = "TooLongError";
}

/** The library may still be at it. */
const isTooLong = (error: unknown): boolean => error instanceof TooLongError;

/** A server that gave no reply may have taken the mail: the connection ended, or nothing came. */
const isReply = (error: unknown): boolean => ((error as { responseCode?: number }).responseCode ?? 0) >= 400;

async function endAfter(timeoutMs: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLongError(`the mail server took longer than ${timeoutMs} ms`)), timeoutMs);
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

/** A code such as `5.7.1` (RFC 3463) is about the sender or the mail, not about the address. */
const isAboutUs = (error: unknown): boolean =>
  /\b5\.7\.\d{1,3}\b/.test(String((error as { response?: unknown }).response ?? ""));
