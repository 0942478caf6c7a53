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

/** Email domains, as in addresses. */
const domainsSchema = z
  .array(
    z.string().transform((text, check) => {
      const domain = parseEmail(`name@${text}`)?.split("@")[1];
      if (domain) return domain;
      check.addIssue({ code: "custom", message: `“${text}” is not an email domain` });
      return z.NEVER;
    }),
  )
  .min(1, "specify at least one domain");

export interface NewSsoProvider {
  readonly domains: readonly string[];
  /** The provider's name for itself. */
  readonly issuer: string;
  /** Configuration as stored: sealed, or JSON. */
  readonly config: { readonly oidcConfig: string } | { readonly samlConfig: string };
}

/**
 * A provider that is removed and added again gets the same id and finds its users. Another provider, which may use the same user ids, never
 * inherits them.
 */
function ssoProviderId(domains: readonly string[], issuer: string): string {
  const digest = createHash("sha256").update(issuer).digest("hex").slice(0, 8);
  return `${(domains[0] ?? "").replaceAll(/[^a-z0-9]+/g, "-")}-${digest}`;
}

/**
 * Trusts an identity provider for the addresses of its domains right away: the operator who adds it vouches for it.
 * @throws {AppError} `conflict` if another provider handles one of the domains, or this one already exists.
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
 * Sets up an organization's OpenID provider, from its own metadata.
 * @param secrets the server's: only they decrypt what is stored.
 * @returns the provider's id.
 * @throws {AppError} `unavailable` if the issuer doesn't answer as one; `conflict` if one of the domains is taken, or the other providers
 * were sealed with other `secrets`.
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

/** A command started with a secret other than the server's would store what the server can't decrypt. */
async function checkSecrets(db: Database, secrets: Secrets): Promise<void> {
  const foreign = (await listUnreadableProviders(db, secrets)).find(({ fault }) => fault === "other-key");
  if (foreign) throw new AppError("conflict", { userMessage: describeUnreadable(foreign) });
}

/** In the library's format. Always with PKCE, and without tokens that would let us act for users later. */
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
  /** Attribute names in its assertions. Without an email attribute, the name identifier must be an address. */
  emailAttribute: attribute("email"),
  firstNameAttribute: attribute("givenName"),
  lastNameAttribute: attribute("surname"),
});

/**
 * Sets up an organization's SAML identity provider: its signed assertions about its own domains are trusted, once each, as responses to our
 * requests.
 * @returns the provider's id.
 * @throws {AppError} `invalid_input` if the metadata is incomplete; `conflict` if one of the domains is taken.
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
    // The library's name for our entity ID.
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

/** @returns the identity provider's entity ID. */
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
