import { z } from "zod";
import type { Database } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { Secrets } from "#platform/secret.ts";
import { askIssuer, type IssuerMetadata } from "../auth/openid-issuer.ts";
import { addSsoProvider, domainsSchema, ssoProviderId } from "./add-sso-provider.ts";
import { describeUnreadable, listUnreadableProviders } from "./list-unreadable-providers.ts";
import { sealConfig } from "./sealed-config.ts";

export const newOidcProviderSchema = z.object({
  domains: domainsSchema,
  issuer: z.url({ protocol: /^https?$/, error: "the issuer has to be an address with https://" }),
  clientId: z.string().min(1, "name the client id"),
  clientSecret: z.string().min(1, "name the client secret"),
});

/**
 * Sets an organisation's OpenID provider up, with what it says of itself.
 * @param secrets those that the server has: it alone opens what is kept.
 * @returns the provider's id.
 * @throws {AppError} `unavailable` when the issuer does not answer as one; `conflict` when one of the domains is taken, or `secrets`
 *   are not those by which the others were kept.
 */
export async function addOidcProvider(
  db: Database,
  secrets: Secrets,
  given: z.output<typeof newOidcProviderSchema>,
): Promise<string> {
  const { domains, issuer, clientId, clientSecret } = given;
  await checkSecrets(db, secrets);
  const metadata = await askIssuer(issuer).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new AppError("unavailable", {
      userMessage: `${issuer} did not answer as an OpenID issuer: ${reason}`,
      cause,
    });
  });
  const json = JSON.stringify({ ...describe(metadata), clientId, clientSecret });
  const oidcConfig = sealConfig(secrets, ssoProviderId(domains, issuer), json);
  return addSsoProvider(db, { domains, issuer, config: { oidcConfig } });
}

/** A command that was started with another secret than the server's would set up what the server cannot open. */
async function checkSecrets(db: Database, secrets: Secrets): Promise<void> {
  const foreign = (await listUnreadableProviders(db, secrets)).find(({ fault }) => fault === "other-key");
  if (foreign) throw new AppError("conflict", { userMessage: describeUnreadable(foreign) });
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
