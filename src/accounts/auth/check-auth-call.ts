import { parseEmail } from "#platform/forms/rules.ts";
import { type AuthCall, pathOf } from "./auth-call.ts";
import { checkReturnAddress } from "./check-return-address.ts";

/** A call as the library may see it, or what is wrong with it (a code of auth-errors.ts). */
export type CheckedCall = { readonly call: AuthCall } | { readonly refusal: { readonly status: number; code: string } };

/** The only spelling of an endpoint's address: limits are found by it, so no other may reach the library. */
const endpointPath = /^(?:\/[\w.~-]+)+$/;

/** Single sign-out, which the product does not offer. The library's own list of what is off takes no paths with parameters. */
const closedPath = /^\/sso\/saml2\/(?:sp\/slo|logout)\//;

/** Fields that hold an address of somebody. */
const emailFields = ["email", "newEmail"] as const;

/**
 * What the endpoints that make accounts are given, and no more: the library merges what a hook returns with what was sent, so that other
 * fields would reach the new row (OWASP ASVS 5.0, 15.3.3).
 */
const onlyFields: Readonly<Record<string, readonly string[]>> = {
  "/sign-up/email": ["firstName", "lastName", "email", "password", "redirectTo"],
  "/sign-in/email-otp": ["email", "otp"],
  "/sign-in/magic-link": ["email", "metadata"],
};

/**
 * Reads a call before anything is counted or asked: in one spelling of the address, with e-mail addresses in the one form in which they are
 * kept, back to our own site, and with nothing more than the endpoint is there for. Says nothing of whether there is an account.
 */
export function checkAuthCall(call: AuthCall, baseUrl: string): CheckedCall {
  const path = pathOf(call);
  if (!endpointPath.test(path) || closedPath.test(path))
    return { refusal: { status: 404, code: "ENDPOINT_NOT_FOUND" } };
  const wrongAddress = checkReturnAddress(call, baseUrl);
  if (wrongAddress) return { refusal: { status: 403, code: wrongAddress } };
  if (!call.body) return { call };
  const allowed = onlyFields[path];
  const body = Object.fromEntries(Object.entries(call.body).filter(([name]) => allowed?.includes(name) ?? true));
  for (const field of emailFields) {
    if (body[field] === undefined) continue;
    const email = typeof body[field] === "string" ? parseEmail(body[field]) : null;
    if (email === null) return { refusal: { status: 400, code: "INVALID_EMAIL" } };
    body[field] = email;
  }
  return { call: { ...call, body } };
}
