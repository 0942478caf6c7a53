import { sendMail } from "#platform/mail/mail.ts";
import type { Services } from "#platform/services.ts";
import type { AccountMails } from "../mails/account-mails.ts";
import { safeRedirectPath } from "../safe-redirect-path.ts";
import { recordSecurityEvent } from "../security/record-security-event.ts";
import { readClientFacts } from "./client-headers.ts";

interface PasswordResetRequest {
  readonly user: { readonly id: string; readonly email: string };
  readonly token: string;
  /** The library's address for it, in which stands where the person is heading. */
  readonly url: string;
  readonly request: Request | undefined;
}

/** Sends the link by which somebody sets a new password, and writes down that it was asked for. */
export async function mailPasswordReset(
  { db, jobs, clock }: Pick<Services, "db" | "jobs" | "clock">,
  mails: AccountMails,
  { user, token, url, request }: PasswordResetRequest,
): Promise<void> {
  const redirectTo = safeRedirectPath(new URL(url).searchParams.get("callbackURL"));
  await db.transaction(async (transaction) => {
    await recordSecurityEvent(transaction, {
      userId: user.id,
      kind: "password-reset-requested",
      ...readClientFacts(request?.headers),
      happenedAt: clock.now(),
    });
    await sendMail(transaction, jobs, mails.passwordReset(user.email, token, redirectTo));
  });
}
