import { isAPIError } from "better-auth/api";
import { eq } from "drizzle-orm";
import { sendMail } from "#platform/mail/mail.ts";
import type { Services } from "#platform/services.ts";
import type { AccountMails } from "../mails/account-mails.ts";
import type { SecurityEventKind } from "../rules.ts";
import { users } from "../schema.ts";
import { recordSecurityEvent } from "../security/record-security-event.ts";
import { forgetTrustedDevices } from "../two-factor/forget-trusted-devices.ts";
import { readClientFacts } from "./client-headers.ts";
import { findChallengedUser } from "./find-challenged-user.ts";
import type { HookContext } from "./hook-context.ts";

const totpPath = "/two-factor/verify-totp";
const recoveryPath = "/two-factor/verify-backup-code";

/** After these, a browser that was trusted before is asked for the second factor again. */
const pathsThatEndTrust = ["/two-factor/disable", "/revoke-sessions"];

const mailed: Partial<Record<SecurityEventKind, string>> = {
  "second-factor-enabled": "Two-factor authentication was switched on",
  "recovery-code-used": "A recovery code was used",
};

/**
 * Writes down what its owner should know of the second factor.
 * @returns true when a code was confirmed in the settings: the session that comes of it is no sign-in.
 */
export async function noteSecondFactor(
  services: Services,
  mails: AccountMails,
  context: HookContext,
): Promise<boolean> {
  const { path = "" } = context;
  const { returned, newSession, session } = context.context;
  if (isAPIError(returned)) {
    await noteWrongCode(services, mails, context, returned.body?.code);
    return false;
  }
  if (pathsThatEndTrust.includes(path) && session) await forgetTrustedDevices(services.db, session.user.id);
  const userId = newSession?.user.id ?? session?.user.id;
  if (path === recoveryPath && userId) await note(services, mails, context, { userId, kind: "recovery-code-used" });
  const isConfirmation = path === totpPath && session !== null && newSession !== null;
  if (isConfirmation) {
    await note(services, mails, context, { userId: session.user.id, kind: "second-factor-enabled" });
  }
  return isConfirmation;
}

async function noteWrongCode(
  services: Services,
  mails: AccountMails,
  context: HookContext,
  code: string | undefined,
): Promise<void> {
  const isWrong =
    (context.path === totpPath && code === "INVALID_CODE") ||
    (context.path === recoveryPath && code === "INVALID_BACKUP_CODE");
  const challenged = isWrong ? await findChallengedUser(context) : undefined;
  if (!challenged?.isSignIn) return;
  await note(services, mails, context, { userId: challenged.userId, kind: "second-factor-failed" });
}

interface Note {
  readonly userId: string;
  readonly kind: SecurityEventKind;
}

async function note(
  { db, jobs, clock }: Services,
  mails: AccountMails,
  { headers }: HookContext,
  { userId, kind }: Note,
): Promise<void> {
  const happenedAt = clock.now();
  const what = mailed[kind];
  await db.transaction(async (transaction) => {
    await recordSecurityEvent(transaction, { userId, kind, ...readClientFacts(headers), happenedAt });
    const [user] = what ? await transaction.select({ email: users.email }).from(users).where(eq(users.id, userId)) : [];
    if (user && what) await sendMail(transaction, jobs, mails.securityChange(user.email, what, happenedAt));
  });
}
