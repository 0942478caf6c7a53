import type { Executor } from "../db/database.ts";
import type { JobKind, JobQueue } from "../jobs.ts";

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
