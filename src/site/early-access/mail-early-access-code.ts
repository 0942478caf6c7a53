import { and, eq, isNull, lte, or } from "drizzle-orm";
import type { JobKind } from "#platform/jobs.ts";
import { sendMail } from "#platform/mail/mail.ts";
import type { Services } from "#platform/services.ts";
import { earlyAccessSignups } from "../schema.ts";
import { writeEarlyAccessMail } from "./write-early-access-mail.ts";

export interface MailEarlyAccessCode {
  readonly signupId: number;
}

export const mailEarlyAccessCodeJob: JobKind<MailEarlyAccessCode> = {
  name: "mail-early-access-code",
  retryLimit: 10,
  expireInSeconds: 60,
};

/** Who asks again has lost the code; who makes others ask again must not fill a mailbox. */
const pauseMs = 24 * 60 * 60 * 1_000;

/** Mails somebody the code of the early-access list, at most once a day, however often it is asked for. */
export async function mailEarlyAccessCode(
  { db, jobs, clock, config }: Services,
  { signupId }: MailEarlyAccessCode,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (transaction) => {
    const isDue = or(
      isNull(earlyAccessSignups.mailedAt),
      lte(earlyAccessSignups.mailedAt, new Date(now.getTime() - pauseMs)),
    );
    const [signup] = await transaction
      .update(earlyAccessSignups)
      .set({ mailedAt: now })
      .where(and(eq(earlyAccessSignups.id, signupId), isDue))
      .returning();
    if (signup) await sendMail(transaction, jobs, writeEarlyAccessMail(signup, config));
  });
}
