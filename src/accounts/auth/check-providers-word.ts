import type { BetterAuthOptions } from "better-auth";
import { parseEmail } from "#platform/forms/rules.ts";
import type { Services } from "#platform/services.ts";
import { findSsoProvider } from "../sso/find-sso-provider.ts";

type ValidateUserInfo = NonNullable<NonNullable<BetterAuthOptions["user"]>["validateUserInfo"]>;

/**
 * What somebody else's word is good for, whenever it makes an account, is linked to one or signs in (docs/decisions/0017-others-word.md):
 * - Google: for an address that Google has verified.
 * - An organisation: for addresses of its own domains, whatever it says of them, and for no others.
 */
export function checkProvidersWord(services: Pick<Services, "db">): ValidateUserInfo {
  return async ({ user, source }) => {
    const isLater = source.action === "sign-in";
    if (source.method === "oauth") {
      if (isLater) return undefined;
      if (user.emailVerified !== true) return { error: "provider_email_unverified" };
      return isUsable(user.email) ? undefined : { error: "provider_email_unusable" };
    }
    if (source.method === "sso-oidc" || source.method === "sso-saml") {
      const domain = user.email?.toLowerCase().split("@").at(-1) ?? "";
      const provider = await findSsoProvider(services.db, { domain });
      if (provider?.providerId !== source.sso?.providerId) return { error: "provider_email_foreign" };
      return isUsable(user.email) ? undefined : { error: "provider_email_unusable" };
    }
    return undefined;
  };
}

/** Accounts have addresses in the one form in which mails are sent to them. */
function isUsable(email: string | null | undefined): boolean {
  return typeof email === "string" && parseEmail(email) === email.toLowerCase();
}
