import { isAPIError } from "better-auth/api";
import { eq } from "drizzle-orm";
import { sendMail } from "#platform/mail/mail.ts";
import type { Services } from "#platform/services.ts";
import type { AccountMails } from "../mails/account-mails.ts";
import type { SecurityEventKind } from "../rules.ts";
import { sessions, users } from "../schema.ts";
import { recordSecurityEvent } from "../security/record-security-event.ts";
import { noteEmailChange } from "./change-email.ts";
import { readClientFacts } from "./client-headers.ts";
import { endReplacedSession } from "./end-replaced-session.ts";
import { forgetPendingProofs } from "./forget-pending-proofs.ts";
import type { HookContext } from "./hook-context.ts";
import { noteRefusal } from "./note-refusal.ts";
import { noteSignIn, signInMethodOf } from "./note-sign-in.ts";

/** What the owner of the session did, by endpoint. */
const ownersEvents: Readonly<Record<string, SecurityEventKind>> = {
  "/sign-out": "signed-out",
  "/revoke-session": "session-revoked",
  "/revoke-session-by-id": "session-revoked",
  "/revoke-sessions": "sessions-revoked",
  "/revoke-other-sessions": "other-sessions-revoked",
  "/verify-password": "reauthenticated",
  "/proof-code/verify": "reauthenticated",
  "/passkey-proof/verify": "reauthenticated",
  "/change-password": "password-changed",
  "/two-factor/disable": "second-factor-disabled",
  "/two-factor/generate-backup-codes": "recovery-codes-made",
  "/passkey/verify-registration": "passkey-added",
  "/passkey/delete-passkey": "passkey-removed",
  "/unlink-account": "identity-unlinked",
};

/** Changes of which the owner also hears by mail, because whoever made them may not be the owner. */
const mailed: Partial<Record<SecurityEventKind, string>> = {
  "password-changed": "Your password was changed",
  "second-factor-enabled": "Two-factor authentication was switched on",
  "second-factor-disabled": "Two-factor authentication was switched off",
  "recovery-codes-made": "New recovery codes were made",
  "passkey-added": "A passkey was added",
  "passkey-removed": "A passkey was removed",
  "identity-linked": "A way to sign in was linked",
  "identity-unlinked": "A way to sign in was unlinked",
};

/** Runs after every endpoint of the library: writes down what its owner should know of, and mails what they should know of at once. */
export async function noteSecurityEvents(services: Services, mails: AccountMails, context: HookContext): Promise<void> {
  const { path = "" } = context;
  const { returned, newSession, session } = context.context;
  if (isAPIError(returned) && returned.statusCode >= 400) return noteRefusal(services, context);
  const method = signInMethodOf(context);
  if (newSession && method) {
    await endReplacedSession(services, context);
    return noteSignIn(services, mails, context, { user: newSession.user, method });
  }
  await noteEmailChange(services, mails, context);
  if (path === "/change-password" && session) await forgetPendingProofs(services.db, session.user.id);
  const kind = ownersEvents[path];
  if (kind && session) await noteOwnersEvent(services, mails, context, { userId: session.user.id, kind });
  if (path === "/verify-password" && session) {
    const at = services.clock.now();
    await services.db.update(sessions).set({ reauthenticatedAt: at }).where(eq(sessions.id, session.session.id));
  }
}

async function noteOwnersEvent(
  { db, jobs, clock }: Services,
  mails: AccountMails,
  { headers }: HookContext,
  event: { readonly userId: string; readonly kind: SecurityEventKind },
): Promise<void> {
  const happenedAt = clock.now();
  const what = mailed[event.kind];
  await db.transaction(async (transaction) => {
    await recordSecurityEvent(transaction, { ...event, ...readClientFacts(headers), happenedAt });
    if (!what) return;
    const [user] = await transaction.select({ email: users.email }).from(users).where(eq(users.id, event.userId));
    if (user) await sendMail(transaction, jobs, mails.securityChange(user.email, what, happenedAt));
  });
}
