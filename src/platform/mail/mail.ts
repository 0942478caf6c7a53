import { or, type SQL, sql } from "drizzle-orm";
import type { Executor } from "../db/database.ts";
import { forgetJobsWhere } from "../forget-jobs.ts";
import type { JobKind, JobQueue } from "../jobs.ts";
import { mailboxMails } from "./schema.ts";

/** A mail in both forms, because not every mail client shows HTML. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** e.g. `List-Unsubscribe`. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly replyTo?: string;
  /**
   * For mails to many users, or mails that no one is waiting for: newsletters, invites, reminders. They go out after all others, such as
   * codes, links and receipts.
   */
  readonly isBulk?: boolean;
}

/** Domain of the sender, which ids of mails end with. @param from as `MAIL_FROM`. */
export const senderDomain = (from: string): string => /@([^\s@>]+)>?$/.exec(from)?.[1] ?? "localhost";

/** If the mail server is down, the queue retries for about three days, with growing pauses; the request never fails. */
export const sendMailJob: JobKind<Mail> = {
  name: "send-mail",
  retryLimit: 15,
  expireInSeconds: 120,
  workers: { forAll: 2, forUrgent: 2 },
  // Links in mails open accounts for an hour and more.
  isForgottenAtEnd: true,
};

/**
 * Enqueues a mail in the caller's transaction.
 * @throws if a header would contain a line break: user input must be cleaned before.
 */
export async function sendMail(db: Executor, jobs: JobQueue, mail: Mail): Promise<void> {
  const headerParts = [mail.to, mail.subject, mail.replyTo ?? "", ...Object.entries(mail.headers ?? {}).flat()];
  if (headerParts.some((part) => /[\r\n\0]/.test(part))) throw new Error("a mail's header holds a line break");
  await jobs.enqueue(db, sendMailJob, mail, { isUrgent: !mail.isBulk });
}

/**
 * Deletes the mails to an address and those that mention it, from the development mailbox and from the queue. Waiting mails are not sent.
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

/** A PostgreSQL regular expression that finds this address in a text, but not as part of another one (`ada@` in `nada@`). */
function namedIn(email: string): string {
  const literal = email.replace(/[^a-z0-9@]/gi, (character) => `\\${character}`);
  return `(?<![a-z0-9.!#$%&'*+/=?^_\`{|}~-])${literal}(?![a-z0-9-]|\\.[a-z0-9])`;
}
