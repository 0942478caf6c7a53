import { and, eq } from "drizzle-orm";
import { sendMail } from "#platform/mail/mail.ts";
import type { Services } from "#platform/services.ts";
import type { AccountMails } from "../mails/account-mails.ts";
import { users } from "../schema.ts";
import { recordSecurityEvent } from "../security/record-security-event.ts";
import { readClientFacts } from "./client-headers.ts";
import { forgetPendingProofs } from "./forget-pending-proofs.ts";

interface PasswordReset {
  readonly user: { readonly id: string; readonly email: string };
  readonly request: Request | undefined;
}

/**
 * Runs after somebody set a new password by the link in a mail: their other links end, and they hear of it. Whoever had the mail has the
 * address, so it counts as confirmed.
 */
export async function notePasswordReset(
  { db, jobs, clock }: Pick<Services, "db" | "jobs" | "clock">,
  mails: AccountMails,
  { user, request }: PasswordReset,
): Promise<void> {
  const happenedAt = clock.now();
  const event = { userId: user.id, ...readClientFacts(request?.headers), happenedAt };
  await db.transaction(async (transaction) => {
    await forgetPendingProofs(transaction, user.id);
    const confirmed = await transaction
      .update(users)
      .set({ emailVerified: true })
      .where(and(eq(users.id, user.id), eq(users.emailVerified, false)))
      .returning({ id: users.id });
    if (confirmed.length > 0) await recordSecurityEvent(transaction, { ...event, kind: "email-verified" });
    await recordSecurityEvent(transaction, { ...event, kind: "password-reset" });
    await sendMail(transaction, jobs, mails.securityChange(user.email, "Your password was changed", happenedAt));
  });
}
