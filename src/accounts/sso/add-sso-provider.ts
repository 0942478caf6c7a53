import { createHash, X509Certificate } from "node:crypto";
import { deriveSAMLIdentityProviderEntityID } from "@better-auth/sso";
import { or, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { parseEmail } from "#platform/forms/rules.ts";
import type { Secrets } from "#platform/secret.ts";
import { askIssuer, type IssuerMetadata } from "../auth/openid-issuer.ts";
import { ssoProviders } from "../schema.ts";
import { describeUnreadable, listUnreadableProviders, sealConfig } from "./sealed-config.ts";
import { samlAddresses } from "./sso-addresses.ts";
import { speaksFor } from "./sso-providers.ts";

/** E-mail domains, as addresses have them. */
const domainsSchema = z
  .array(
    z.string().transform((text, check) => {
      const domain = parseEmail(`somebody@${text}`)?.split("@")[1];
      if (domain) return domain;
      check.addIssue({ code: "custom", message: `“${text}” is not an email domain` });
      return z.NEVER;
    }),
  )
  .min(1, "specify at least one domain");

export interface NewSsoProvider {
  readonly domains: readonly string[];
  /** As the provider calls itself. */
  readonly issuer: string;
  /** As the row has it: sealed, or JSON. */
  readonly config: { readonly oidcConfig: string } | { readonly samlConfig: string };
}

/**
 * The same provider gets the same id again when it is removed and comes back, and finds its people; another one, which may call other people
 * by the same names, never inherits them.
 */
function ssoProviderId(domains: readonly string[], issuer: string): string {
  const digest = createHash("sha256").update(issuer).digest("hex").slice(0, 8);
  return `${(domains[0] ?? "").replaceAll(/[^a-z0-9]+/g, "-")}-${digest}`;
}

/**
 * Lets an identity provider speak for the addresses of its domains, at once: whoever adds it vouches for that.
 * @throws {AppError} `conflict` when another one speaks for one of the domains, or it is there already.
 */
async function addSsoProvider(db: Database, { domains, issuer, config }: NewSsoProvider): Promise<string> {
  const providerId = ssoProviderId(domains, issuer);
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`lock table ${ssoProviders} in share row exclusive mode`);
    const [other] = await transaction
      .select({ providerId: ssoProviders.providerId })
      .from(ssoProviders)
      .where(or(...domains.map(speaksFor), sql`${ssoProviders.providerId} = ${providerId}`))
      .limit(1);
    if (other) {
      throw new AppError("conflict", {
        userMessage: `The provider ${other.providerId} already handles that domain. Remove it first.`,
      });
    }
    await transaction
      .insert(ssoProviders)
      .values({ providerId, issuer, domain: domains.join(","), domainVerified: true, ...config });
  });
  return providerId;
}

export const newOidcProviderSchema = z.object({
  domains: domainsSchema,
  issuer: z.url({ protocol: /^https?$/, error: "the issuer must be an https:// URL" }),
  clientId: z.string().min(1, "specify the client ID"),
  clientSecret: z.string().min(1, "specify the client secret"),
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

const attribute = (name: string) => z.string().min(1).default(name);

export const newSamlProviderSchema = z.object({
  domains: domainsSchema,
  /** XML, as the identity provider publishes it. */
  metadata: z.string().min(1, "specify the file with the identity provider's metadata"),
  /** Under which names it tells who somebody is. Without an address there, the name identifier has to be one. */
  emailAttribute: attribute("email"),
  firstNameAttribute: attribute("givenName"),
  lastNameAttribute: attribute("surname"),
});

/**
 * Sets an organisation's SAML identity provider up: its signed assertions about its own domains are believed, once each, when they answer
 * a request of ours.
 * @returns the provider's id.
 * @throws {AppError} `invalid_input` when the metadata does not say what is needed; `conflict` when one of the domains is taken.
 */
export async function addSamlProvider(
  db: Database,
  baseUrl: string,
  given: z.output<typeof newSamlProviderSchema>,
): Promise<string> {
  const { domains, metadata } = given;
  const entityId = checkMetadata(metadata);
  const { entityId: ourEntityId } = samlAddresses(baseUrl, ssoProviderId(domains, entityId));
  const samlConfig = JSON.stringify({
    // The library calls so what we are called by the provider.
    issuer: ourEntityId,
    audience: ourEntityId,
    idpMetadata: { metadata },
    wantAssertionsSigned: true,
    authnRequestsSigned: false,
    mapping: {
      email: given.emailAttribute,
      name: "displayName",
      firstName: given.firstNameAttribute,
      lastName: given.lastNameAttribute,
      extraFields: { firstName: given.firstNameAttribute, lastName: given.lastNameAttribute },
    },
  });
  return addSsoProvider(db, { domains, issuer: entityId, config: { samlConfig } });
}

/** @returns what the identity provider calls itself. */
function checkMetadata(metadata: string): string {
  const refuse = (what: string): never => {
    throw new AppError("invalid_input", { userMessage: `This metadata cannot be used: ${what}` });
  };
  if (/<!(?:DOCTYPE|ENTITY)/i.test(metadata)) refuse("it contains a document type definition.");
  if (!metadata.includes("urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect")) {
    refuse("it has no single sign-on service with the HTTP-Redirect binding.");
  }
  if (/WantAuthnRequestsSigned="(?:true|1)"/.test(metadata)) {
    refuse("it requires signed requests. Please turn that off at the identity provider.");
  }
  const certificates = [...metadata.matchAll(/X509Certificate[^>]*>([^<]+)</g)].map(([, base64 = ""]) => base64);
  if (!certificates.some(isGood)) refuse("it has no signing certificate that is valid today.");
  return readEntityId(metadata) ?? refuse("it is not the metadata of a SAML identity provider.");
}

function readEntityId(metadata: string): string | undefined {
  try {
    const config = { idpMetadata: { metadata } } as Parameters<typeof deriveSAMLIdentityProviderEntityID>[0];
    return z.string().min(1).parse(deriveSAMLIdentityProviderEntityID(config));
  } catch {
    return undefined;
  }
}

function isGood(base64: string): boolean {
  try {
    return new X509Certificate(Buffer.from(base64, "base64")).validToDate > new Date();
  } catch {
    return false;
  }
}
