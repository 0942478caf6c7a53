import { APIError } from "better-auth/api";
import { parseEmail } from "#platform/forms/rules.ts";
import type { Services } from "#platform/services.ts";
import type { AccountMails } from "../mails/account-mails.ts";
import { confirmEmailChange } from "../security/confirm-email-change.ts";
import { requestEmailChange } from "../security/request-email-change.ts";
import { readClientFacts } from "./client-headers.ts";
import type { HookContext } from "./hook-context.ts";
import { readVerificationToken } from "./read-verification-token.ts";

/** Before the library mails a link to a new address: the address in the one form in which all are kept. */
export function checkNewEmail({ path, body, context }: HookContext) {
  if (path !== "/change-email") return undefined;
  const newEmail = parseEmail(typeof body?.newEmail === "string" ? body.newEmail : "");
  if (!newEmail) throw new APIError("BAD_REQUEST", { code: "INVALID_EMAIL" });
  if (newEmail === context.session?.user.email) throw new APIError("BAD_REQUEST", { code: "EMAIL_UNCHANGED" });
  // Nothing else that was sent is passed on.
  return { context: { body: { newEmail } } };
}

/** After the library has mailed it, or has not, because the address is somebody's: what follows is the same. */
export async function noteEmailChange(services: Services, mails: AccountMails, hook: HookContext): Promise<void> {
  const { path, body, context, headers } = hook;
  if (path !== "/change-email" || !context.session || typeof body?.newEmail !== "string") return;
  const { id: userId, email: oldEmail } = context.session.user;
  const client = readClientFacts(headers);
  await requestEmailChange(services.db, services, mails, { userId, oldEmail, newEmail: body.newEmail, client });
}

/**
 * Confirms a change of address in the library's stead, which would take a link that was called back, and answer who comes second at the same
 * moment with a failure. Its tokens are kept. Other tokens are for sign-ups (sign-up-plugin.ts).
 * @throws {APIError} for a change that is none any more, and for an address that has become somebody else's meanwhile.
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
