import type { Database } from "#platform/db/database.ts";
import { sendMail } from "#platform/mail/mail.ts";
import type { Services } from "#platform/services.ts";
import type { ClientFacts } from "../auth/client-headers.ts";
import type { AccountMails } from "../mails/account-mails.ts";
import { verifications } from "../schema.ts";
import { dropEmailChange } from "./drop-email-change.ts";
import { emailChangeOf } from "./find-email-change.ts";
import { recordSecurityEvent } from "./record-security-event.ts";

/** As long as the link in the mail. */
const validMinutes = 60;

interface EmailChange {
  readonly userId: string;
  readonly oldEmail: string;
  readonly newEmail: string;
  readonly client: ClientFacts;
}

/**
 * Notes that somebody wants to move their account to another address, and tells the present one. An earlier wish no longer counts. The
 * same is done where the address is somebody else's already: nobody is to find out that way who has an account.
 */
export async function requestEmailChange(
  db: Database,
  { jobs, clock }: Pick<Services, "jobs" | "clock">,
  mails: AccountMails,
  { userId, oldEmail, newEmail, client }: EmailChange,
): Promise<void> {
  const happenedAt = clock.now();
  const expiresAt = new Date(happenedAt.getTime() + validMinutes * 60_000);
  const detail = { to: newEmail };
  await db.transaction(async (transaction) => {
    await dropEmailChange(transaction, userId);
    await transaction.insert(verifications).values({ identifier: emailChangeOf(userId), value: newEmail, expiresAt });
    await recordSecurityEvent(transaction, { userId, kind: "email-change-requested", detail, ...client, happenedAt });
    await sendMail(transaction, jobs, mails.emailChangeRequested(oldEmail, newEmail));
  });
}
