import { sso } from "@better-auth/sso";

/** The library's single sign-on, as strict as it can be made (docs/decisions/0017-others-word.md). */
export function singleSignOn() {
  return sso({
    // Only providers whose domains somebody has vouched for; their word about addresses of these domains is as good as a mail to them.
    domainVerification: { enabled: true },
    saml: {
      // An answer to a request of ours, asked in this browser; not one that a provider sends of itself.
      enableInResponseToValidation: true,
      allowIdpInitiated: false,
      requireTimestamps: true,
      clockSkew: 60_000,
      algorithms: { onDeprecated: "reject" },
    },
  });
}
