import { eq } from "drizzle-orm";
import type { Database } from "#platform/db/database.ts";
import { findDatabaseError } from "#platform/db/find-database-error.ts";
import { sendMail } from "#platform/mail/mail.ts";
import type { Services } from "#platform/services.ts";
import type { ClientFacts } from "../auth/client-headers.ts";
import { forgetPendingProofs } from "../auth/forget-pending-proofs.ts";
import type { AccountMails } from "../mails/account-mails.ts";
import { makeRecoveryLink } from "../recovery/recovery-links.ts";
import { signUps, users } from "../schema.ts";
import { findEmailChange } from "./find-email-change.ts";
import { recordSecurityEvent } from "./record-security-event.ts";

interface ConfirmedChange {
  readonly oldEmail: string;
  readonly newEmail: string;
  readonly client: ClientFacts;
}

/**
 * Moves an account to the address that was just confirmed, and tells both; the old one can undo it for 72 hours, and is kept for that. Only what was wished for last counts, once, and not after its
 * owner has taken it back or chosen a new password. Whoever confirms is not signed in by it: the second factor, if any, stands.
 * @returns `void` when there is nothing to confirm, `taken` when the address has become somebody else's.
 */
export async function confirmEmailChange(
  db: Database,
  { jobs, secrets, clock }: Pick<Services, "jobs" | "secrets" | "clock">,
  mails: AccountMails,
  { oldEmail, newEmail, client }: ConfirmedChange,
): Promise<"changed" | "taken" | "void"> {
  const happenedAt = clock.now();
  try {
    return await db.transaction(async (transaction) => {
      const [user] = await transaction
        .select({ id: users.id })
        .from(users)
        .where(eq(users.email, oldEmail))
        .for("update");
      if (!user || (await findEmailChange(transaction, user.id, happenedAt)) !== newEmail) return "void";
      await transaction
        .update(users)
        .set({ email: newEmail, emailVerified: true, updatedAt: happenedAt })
        .where(eq(users.id, user.id));
      await transaction.delete(signUps).where(eq(signUps.email, newEmail));
      // Whoever reads the old mailbox must not get in by what lies there.
      await forgetPendingProofs(transaction, user.id);
      const detail = { from: oldEmail, to: newEmail };
      await recordSecurityEvent(transaction, { userId: user.id, kind: "email-changed", detail, ...client, happenedAt });
      const undoToken = await makeRecoveryLink(transaction, secrets, { userId: user.id, at: happenedAt, oldEmail });
      await sendMail(transaction, jobs, mails.emailChanged(oldEmail, { oldEmail, newEmail, undoToken }));
      await sendMail(transaction, jobs, mails.emailChanged(newEmail, { oldEmail, newEmail }));
      return "changed";
    });
  } catch (error) {
    if (findDatabaseError(error)?.constraint === "users_email_unique") return "taken";
    throw error;
  }
}
