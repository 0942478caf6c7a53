import { APIError } from "better-auth/api";
import { parseEmail } from "#platform/forms/rules.ts";
import type { HookContext } from "./hook-context.ts";

const paths = ["/sign-in/magic-link", "/email-otp/send-verification-otp", "/sign-in/email-otp"];

/**
 * A link or code by mail is asked for, and used, under the one form in which an address is kept; codes are for signing in only. A page
 * of somebody else's cannot use a link: it would sign its reader in to the account of whoever made that page.
 */
export async function checkMailSignIn({ path, body, headers }: HookContext) {
  if (path === "/magic-link/verify" && headers?.get("sec-fetch-site") === "cross-site") {
    throw new APIError("FORBIDDEN", { code: "FOREIGN_LINK" });
  }
  if (!path || !paths.includes(path)) return undefined;
  const email = parseEmail(typeof body?.email === "string" ? body.email : "");
  if (!email) throw new APIError("BAD_REQUEST", { code: "INVALID_EMAIL" });
  const isCodeRequest = path === "/email-otp/send-verification-otp";
  return { context: { body: { email, ...(isCodeRequest ? { type: "sign-in" } : {}) } } };
}
