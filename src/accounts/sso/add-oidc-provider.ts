import { z } from "zod";
import type { Database } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { askIssuer, type IssuerMetadata } from "../auth/openid-issuer.ts";
import { addSsoProvider, domainsSchema } from "./add-sso-provider.ts";

export const newOidcProviderSchema = z.object({
  domains: domainsSchema,
  issuer: z.url({ protocol: /^https?$/, error: "the issuer has to be an address with https://" }),
  clientId: z.string().min(1, "name the client id"),
  clientSecret: z.string().min(1, "name the client secret"),
});

/**
 * Sets an organisation's OpenID provider up, with what it says of itself.
 * @returns the provider's id.
 * @throws {AppError} `unavailable` when the issuer does not answer as one; `conflict` when one of the domains is taken.
 */
export async function addOidcProvider(db: Database, given: z.output<typeof newOidcProviderSchema>): Promise<string> {
  const { domains, issuer, clientId, clientSecret } = given;
  const metadata = await askIssuer(issuer).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new AppError("unavailable", {
      userMessage: `${issuer} did not answer as an OpenID issuer: ${reason}`,
      cause,
    });
  });
  const oidcConfig = JSON.stringify({ ...describe(metadata), clientId, clientSecret });
  return addSsoProvider(db, { domains, issuer, config: { oidcConfig } });
}

/** In the library's words. PKCE always; no token that would let us act for somebody later. */
function describe(metadata: IssuerMetadata) {
  const methods = metadata.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
  return {
    issuer: metadata.issuer,
    authorizationEndpoint: metadata.authorization_endpoint,
    tokenEndpoint: metadata.token_endpoint,
    tokenEndpointAuthentication: methods.includes("client_secret_basic") ? "client_secret_basic" : "client_secret_post",
    jwksEndpoint: metadata.jwks_uri,
    userInfoEndpoint: metadata.userinfo_endpoint,
    discoveryEndpoint: `${metadata.issuer.replace(/\/$/, "")}/.well-known/openid-configuration`,
    pkce: true,
    overrideUserInfo: false,
    scopes: ["openid", "email", "profile"],
    mapping: { email: "email", name: "name", extraFields: { firstName: "given_name", lastName: "family_name" } },
  };
}
