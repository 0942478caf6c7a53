import { APIError, getSessionFromCtx } from "better-auth/api";
import { eq } from "drizzle-orm";
import { parseEmail } from "#platform/forms/rules.ts";
import { sendMail } from "#platform/mail/mail.ts";
import type { Services } from "#platform/services.ts";
import { type HookContext, readClientFacts } from "../auth/hook-context.ts";
import type { AccountMails } from "../mails/account-mails.ts";
import { users } from "../schema.ts";
import { confirmEmailChange, readVerificationToken, requestEmailChange } from "./email-change.ts";

/** Runs before the library emails a link to a new address: normalizes the address to its stored form. */
export function checkNewEmail({ path, body, context }: HookContext) {
  if (path !== "/change-email") return undefined;
  const newEmail = parseEmail(typeof body?.newEmail === "string" ? body.newEmail : "");
  if (!newEmail) throw new APIError("BAD_REQUEST", { code: "INVALID_EMAIL" });
  if (newEmail === context.session?.user.email) throw new APIError("BAD_REQUEST", { code: "EMAIL_UNCHANGED" });
  // No other fields are passed on.
  return { context: { body: { newEmail } } };
}

/** Runs after the library has emailed the link, or has not because another account uses the address. What follows is the same. */
export async function auditEmailChange(services: Services, mails: AccountMails, hook: HookContext): Promise<void> {
  const { path, body, context, headers } = hook;
  if (path !== "/change-email" || !context.session || typeof body?.newEmail !== "string") return;
  const { id: userId, email: oldEmail } = context.session.user;
  const client = readClientFacts(headers);
  await requestEmailChange(services.db, services, mails, { userId, oldEmail, newEmail: body.newEmail, client });
}

/**
 * Confirms a change of address instead of the library, which would accept a canceled link, and fail the second of two simultaneous
 * confirmations with a server error. Its tokens are used as they are. Other tokens belong to sign-ups (sign-up-plugin.ts).
 * @throws {APIError} if the change is no longer pending, or another account uses the address by now.
 */
export async function confirmNewEmail(services: Services, mails: AccountMails, hook: HookContext) {
  if (hook.path !== "/verify-email") return undefined;
  const token = await readVerificationToken(hook.body?.token, hook.context.secret);
  if (typeof token !== "object") return undefined;
  const change = { oldEmail: token.email, newEmail: token.updateTo, client: readClientFacts(hook.headers) };
  const outcome = await confirmEmailChange(services.db, services, mails, change);
  if (outcome === "void") throw new APIError("UNAUTHORIZED", { code: "INVALID_TOKEN" });
  if (outcome === "taken") throw new APIError("CONFLICT", { code: "EMAIL_TAKEN" });
  return { status: true, changedTo: change.newEmail };
}

/**
 * The link that confirms a new address only works in a session of the account. The library would create a session for anyone who opens it,
 * so access to the mailbox alone would sign in, past the second factor.
 * @throws {APIError} 401 without a session, 403 in another user's, 409 if another account has the address by now.
 */
export async function guardEmailChange({ db }: Pick<Services, "db">, context: HookContext): Promise<void> {
  if (context.path !== "/verify-email") return;
  const token = await readVerificationToken(context.body?.token, context.context.secret);
  if (typeof token !== "object") return;
  const session = await getSessionFromCtx(context as Parameters<typeof getSessionFromCtx>[0]);
  if (!session) throw new APIError("UNAUTHORIZED", { code: "UNAUTHORIZED" });
  if (session.user.email === token.updateTo) throw new APIError("BAD_REQUEST", { code: "EMAIL_ALREADY_VERIFIED" });
  if (session.user.email !== token.email) throw new APIError("FORBIDDEN", { code: "OTHER_ACCOUNT" });
  const [taken] = await db.select({ id: users.id }).from(users).where(eq(users.email, token.updateTo));
  if (taken) throw new APIError("CONFLICT", { code: "EMAIL_TAKEN" });
}

interface EmailChange {
  readonly userId: string;
  readonly newEmail: string;
  readonly token: string;
}

/**
 * The library sends the same verification for a new account and for a changed address. For a changed address the email says so. The old
 * address is told in `requestEmailChange`, because it must be told even if the new one is taken.
 * @returns false for a new account: the account already has this address.
 */
export async function mailEmailChange(
  { db, jobs }: Pick<Services, "db" | "jobs">,
  mails: AccountMails,
  { userId, newEmail, token }: EmailChange,
): Promise<boolean> {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!user || user.email === newEmail) return false;
  await sendMail(db, jobs, mails.emailChangeVerification(newEmail, token));
  return true;
}
