import { createHash, createSign, type KeyObject, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { inflateRawSync } from "node:zlib";
import { createSelfSignedCertificate, type KeyAndCertificate } from "./self-signed-certificate.ts";

/** Contents of one response; each value can be made wrong. */
export interface SamlAnswer {
  readonly email: string;
  readonly givenName: string;
  readonly surname: string;
  readonly inResponseTo: string;
  readonly audience: string;
  readonly recipient: string;
  /** Minutes until it expires. */
  readonly validMinutes: number;
  readonly id: string;
  /** The key that signs the assertion; null for no signature. */
  readonly signedBy: KeyObject | null;
}

export interface SamlProvider {
  readonly entityId: string;
  /** XML. */
  readonly metadata: string;
  /** Reads the request in one of our addresses, and what must come back with the response. */
  readRequest(address: string): {
    readonly request: Pick<SamlAnswer, "inResponseTo" | "recipient" | "audience">;
    readonly relayState: string;
  };
  /** A response in base64. */
  answer(answer: Partial<SamlAnswer> & Pick<SamlAnswer, "inResponseTo" | "recipient" | "audience">): string;
  close(): Promise<void>;
}

const names = {
  saml: "urn:oasis:names:tc:SAML:2.0:assertion",
  samlp: "urn:oasis:names:tc:SAML:2.0:protocol",
  ds: "http://www.w3.org/2000/09/xmldsig#",
  canonical: "http://www.w3.org/2001/10/xml-exc-c14n#",
  format: "urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress",
};

/**
 * An organization's SAML identity provider on this machine, on another site than `localhost`. Its page knows one user, and posts the
 * assertion when its button is pressed.
 */
export async function startSamlProvider(person: Partial<SamlAnswer>): Promise<SamlProvider> {
  const keys = createSelfSignedCertificate("Identity provider");
  const server = createServer((request, response) => {
    const { request: asked, relayState } = provider.readRequest(`${origin}${request.url}`);
    const fields = { SAMLResponse: provider.answer(asked), RelayState: relayState };
    const inputs = Object.entries(fields).map(
      ([name, value]) => `<input type="hidden" name="${name}" value="${value}">`,
    );
    response
      .writeHead(200, { "content-type": "text/html; charset=utf-8" })
      .end(
        `<!doctype html><link rel="icon" href="data:,"><title>Organisation</title><form method="post" action="${asked.recipient}">${inputs.join("")}<button>I am me</button></form>`,
      );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const entityId = `${origin}/metadata`;
  const provider: SamlProvider = {
    entityId,
    metadata: writeMetadata(entityId, `${origin}/sso`, keys),
    readRequest: readSamlRequest,
    answer: (answer) =>
      Buffer.from(writeResponse(entityId, { ...usual(keys), ...person, ...answer })).toString("base64"),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return provider;
}

function usual({ privateKey }: KeyAndCertificate) {
  const id = `_${randomBytes(16).toString("hex")}`;
  return { email: "", givenName: "", surname: "", validMinutes: 5, id, signedBy: privateKey };
}

function readSamlRequest(address: string): ReturnType<SamlProvider["readRequest"]> {
  const { searchParams } = new URL(address);
  const xml = inflateRawSync(Buffer.from(searchParams.get("SAMLRequest") ?? "", "base64")).toString();
  const find = (pattern: RegExp) => pattern.exec(xml)?.[1] ?? "";
  return {
    request: {
      inResponseTo: find(/\bID="([^"]+)"/),
      recipient: find(/AssertionConsumerServiceURL="([^"]+)"/),
      audience: find(/Issuer[^>]*>([^<]+)</),
    },
    relayState: searchParams.get("RelayState") ?? "",
  };
}

function writeMetadata(entityId: string, location: string, { certificate }: KeyAndCertificate): string {
  return `<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:ds="${names.ds}" entityID="${entityId}"><md:IDPSSODescriptor WantAuthnRequestsSigned="false" protocolSupportEnumeration="${names.samlp}"><md:KeyDescriptor use="signing"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${certificate}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor><md:NameIDFormat>${names.format}</md:NameIDFormat><md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${location}"/></md:IDPSSODescriptor></md:EntityDescriptor>`;
}

/** Written in its signed form (Exclusive XML Canonicalization): no whitespace, attributes in order, no empty tags. */
function writeResponse(entityId: string, answer: SamlAnswer): string {
  const { id, inResponseTo, recipient, audience, signedBy } = answer;
  const at = new Date().toISOString();
  const until = new Date(Date.now() + answer.validMinutes * 60_000).toISOString();
  const from = new Date(Date.now() - 60 * 60_000).toISOString();
  const issuer = `<saml:Issuer>${entityId}</saml:Issuer>`;
  const attributes = Object.entries({ email: answer.email, givenName: answer.givenName, surname: answer.surname }).map(
    ([name, value]) =>
      `<saml:Attribute Name="${name}"><saml:AttributeValue>${value}</saml:AttributeValue></saml:Attribute>`,
  );
  const start = `<saml:Assertion xmlns:saml="${names.saml}" ID="${id}" IssueInstant="${at}" Version="2.0">${issuer}`;
  const rest = `<saml:Subject><saml:NameID Format="${names.format}">${answer.email}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData InResponseTo="${inResponseTo}" NotOnOrAfter="${until}" Recipient="${recipient}"></saml:SubjectConfirmationData></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${from}" NotOnOrAfter="${until}"><saml:AudienceRestriction><saml:Audience>${audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="${at}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement><saml:AttributeStatement>${attributes.join("")}</saml:AttributeStatement></saml:Assertion>`;
  const signature = signedBy ? sign(id, `${start}${rest}`, signedBy) : "";
  return `<samlp:Response xmlns:samlp="${names.samlp}" xmlns:saml="${names.saml}" ID="_${randomBytes(16).toString("hex")}" Version="2.0" IssueInstant="${at}" Destination="${recipient}" InResponseTo="${inResponseTo}">${issuer}<samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/></samlp:Status>${start}${signature}${rest}</samlp:Response>`;
}

function sign(id: string, assertion: string, key: KeyObject): string {
  const digest = createHash("sha256").update(assertion).digest("base64");
  const transform = (algorithm: string) => `<ds:Transform Algorithm="${algorithm}"></ds:Transform>`;
  const signedInfo = `<ds:SignedInfo xmlns:ds="${names.ds}"><ds:CanonicalizationMethod Algorithm="${names.canonical}"></ds:CanonicalizationMethod><ds:SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#rsa-sha256"></ds:SignatureMethod><ds:Reference URI="#${id}"><ds:Transforms>${transform(`${names.ds}enveloped-signature`)}${transform(names.canonical)}</ds:Transforms><ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"></ds:DigestMethod><ds:DigestValue>${digest}</ds:DigestValue></ds:Reference></ds:SignedInfo>`;
  const value = createSign("sha256").update(signedInfo).sign(key, "base64");
  return `<ds:Signature xmlns:ds="${names.ds}">${signedInfo}<ds:SignatureValue>${value}</ds:SignatureValue></ds:Signature>`;
}
