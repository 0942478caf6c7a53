import { or, type SQL, sql } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { forgetJobsWhere } from "../forget-jobs.ts";
import { sendMailJob } from "./mail.ts";
import { mailboxMails } from "./schema.ts";

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
