import { X509Certificate } from "node:crypto";
import { deriveSAMLIdentityProviderEntityID } from "@better-auth/sso";
import { z } from "zod";
import type { Database } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { addSsoProvider, domainsSchema, ssoProviderId } from "./add-sso-provider.ts";
import { samlAddresses } from "./sso-addresses.ts";

const attribute = (name: string) => z.string().min(1).default(name);

export const newSamlProviderSchema = z.object({
  domains: domainsSchema,
  /** XML, as the identity provider publishes it. */
  metadata: z.string().min(1, "name the file with the identity provider's metadata"),
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
  if (/<!(?:DOCTYPE|ENTITY)/i.test(metadata)) refuse("it holds a document type definition.");
  if (!metadata.includes("urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect")) {
    refuse("it names no single sign-on service with the HTTP-Redirect binding.");
  }
  if (/WantAuthnRequestsSigned="(?:true|1)"/.test(metadata)) {
    refuse("it wants signed requests. Please switch that off at the identity provider.");
  }
  const certificates = [...metadata.matchAll(/X509Certificate[^>]*>([^<]+)</g)].map(([, base64 = ""]) => base64);
  if (!certificates.some(isGood)) refuse("it holds no signing certificate that is good today.");
  try {
    return deriveSAMLIdentityProviderEntityID({ idpMetadata: { metadata } } as Parameters<
      typeof deriveSAMLIdentityProviderEntityID
    >[0]);
  } catch {
    return refuse("it is no metadata of a SAML identity provider.");
  }
}

function isGood(base64: string): boolean {
  try {
    return new X509Certificate(Buffer.from(base64, "base64")).validToDate > new Date();
  } catch {
    return false;
  }
}
