import { or, type SQL, sql } from "drizzle-orm";
import type { Executor } from "../db/database.ts";
import { forgetJobsWhere } from "../forget-jobs.ts";
import type { JobKind, JobQueue } from "../jobs.ts";
import { mailboxMails } from "./schema.ts";

/** A mail as it is sent: both forms, because not every reader shows HTML. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** e.g. `List-Unsubscribe`. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly replyTo?: string;
  /**
   * For what is sent to many, or waits for nobody's next step: newsletters, invites, reminders. It goes out after every mail that is not,
   * such as a code, a link or a receipt.
   */
  readonly isBulk?: boolean;
}

/** A mail server that is down delays a mail, with growing pauses over about three days, and never fails the request. */
export const sendMailJob: JobKind<Mail> = {
  name: "send-mail",
  retryLimit: 15,
  expireInSeconds: 120,
  workers: { forAll: 2, forUrgent: 2 },
};

/**
 * Enqueues a mail in the caller's transaction.
 * @throws when something that becomes a header holds a line break: what strangers typed must have been tidied before.
 */
export async function sendMail(db: Executor, jobs: JobQueue, mail: Mail): Promise<void> {
  const headerParts = [mail.to, mail.subject, mail.replyTo ?? "", ...Object.entries(mail.headers ?? {}).flat()];
  if (headerParts.some((part) => /[\r\n\0]/.test(part))) throw new Error("a mail's header holds a line break");
  await jobs.enqueue(db, sendMailJob, mail, { isUrgent: !mail.isBulk });
}

/**
 * Forgets the mails to an address and those that name it: in the development mailbox, and in the queue, where sent ones stay for a day and
 * waiting ones will not be sent any more.
 * @param email as `parseEmail` gives it.
 */
export async function forgetMails(db: Executor, email: string): Promise<void> {
  const { to, replyTo, text, html } = mailboxMails;
  await db.delete(mailboxMails).where(
    isAbout(email, {
      to: [to, replyTo].map((column) => sql`${column}`),
      in: [text, html].map((column) => sql`${column}`),
    }),
  );
  const part = (name: string) => sql`data->>${sql.raw(`'${name}'`)}`;
  const isMail = sql`name = ${sendMailJob.name}`;
  await forgetJobsWhere(
    db,
    sql`${isMail} and (${isAbout(email, { to: [part("to"), part("replyTo")], in: [part("text"), part("html")] })})`,
  );
}

interface Places {
  readonly to: readonly SQL[];
  readonly in: readonly SQL[];
}

function isAbout(email: string, places: Places): SQL | undefined {
  const named = namedIn(email);
  return or(
    ...places.to.map((place) => sql`${place} = ${email}`),
    ...places.in.map((place) => sql`${place} ~* ${named}`),
  );
}

/** A PostgreSQL expression that finds this address in a text, and not where it is a part of another one (`ada@` in `nada@`). */
function namedIn(email: string): string {
  const literal = email.replace(/[^a-z0-9@]/gi, (character) => `\\${character}`);
  return `(?<![a-z0-9.!#$%&'*+/=?^_\`{|}~-])${literal}(?![a-z0-9-]|\\.[a-z0-9])`;
}
