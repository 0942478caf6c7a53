import { and, eq } from "drizzle-orm";
import { sendMail } from "#platform/mail/mail.ts";
import type { Services } from "#platform/services.ts";
import { tellAddressVerified } from "../address-verified.ts";
import type { AccountMails } from "../mails/account-mails.ts";
import { users } from "../schema.ts";
import { recordSecurityEvent } from "../security/record-security-event.ts";
import { readClientFacts, readDeviceId } from "./client-headers.ts";
import { forgetPendingProofs } from "./forget-pending-proofs.ts";
import { endMailTurns } from "./merge-mails.ts";
import { noteDevice } from "./note-device.ts";

interface PasswordReset {
  readonly user: { readonly id: string; readonly email: string };
  readonly request: Request | undefined;
}

/**
 * Runs after somebody set a new password by the link in a mail: their other links end, and they hear of it. Whoever had the mail has the
 * address, so it counts as confirmed, and the browser as one of theirs.
 */
export async function notePasswordReset(
  services: Pick<Services, "db" | "jobs" | "secrets" | "clock" | "rateLimits">,
  mails: AccountMails,
  { user, request }: PasswordReset,
): Promise<void> {
  const { db, jobs, secrets, clock } = services;
  const happenedAt = clock.now();
  const event = { userId: user.id, ...readClientFacts(request?.headers), happenedAt };
  const deviceId = readDeviceId(request?.headers);
  await db.transaction(async (transaction) => {
    if (deviceId) await noteDevice(transaction, secrets, { userId: user.id, deviceId, at: happenedAt });
    await forgetPendingProofs(transaction, user.id);
    const confirmed = await transaction
      .update(users)
      .set({ emailVerified: true })
      .where(and(eq(users.id, user.id), eq(users.emailVerified, false)))
      .returning({ id: users.id });
    if (confirmed.length > 0) {
      await recordSecurityEvent(transaction, { ...event, kind: "email-verified" });
      await tellAddressVerified(transaction, jobs, user.id);
    }
    await recordSecurityEvent(transaction, { ...event, kind: "password-reset" });
    await sendMail(transaction, jobs, mails.securityChange(user.email, "Your password was changed", happenedAt));
  });
  await endMailTurns(services, ["password-reset"], { email: user.email, deviceId });
}
