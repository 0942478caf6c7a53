import { timingSafeEqual } from "node:crypto";
import type { HookContext } from "./hook-context.ts";

/** The library's name for the cookie that a SAML sign-in leaves in the browser. */
export const relayStateCookie = "relay_state";

/**
 * A SAML answer is good only in the browser that asked for it: otherwise somebody could have another person's browser hand in an answer of
 * their own, and so sign that person in to the wrong account. The library leaves this out, because its cookie (SameSite=Lax) does not come
 * with what another site posts; ours does (`advanced.cookies` in create-auth.ts).
 */
export async function requireOwnRelayState(context: HookContext, callbackUrl: string): Promise<void> {
  if (context.path !== "/sso/saml2/sp/acs/:providerId") return;
  const cookie = context.context.createAuthCookie(relayStateCookie);
  const asked = await context.getSignedCookie(cookie.name, context.context.secret);
  const given = context.body?.RelayState;
  if (typeof asked === "string" && typeof given === "string" && isSame(asked, given)) return;
  throw context.redirect(`${callbackUrl}?error=state_mismatch`);
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.byteLength === second.byteLength && timingSafeEqual(first, second);
}
