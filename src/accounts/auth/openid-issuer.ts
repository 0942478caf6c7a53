import { createRemoteJWKSet, type JWTVerifyGetKey } from "jose";
import { z } from "zod";

/** The browser is sent to one of them, so that `javascript:` and the like are none. */
const address = z.url({ protocol: /^https?$/ });

/** What an OpenID provider says of itself (OpenID Connect Discovery 1.0, section 3), as far as it is used here. */
const metadataSchema = z.object({
  issuer: address,
  authorization_endpoint: address,
  token_endpoint: address,
  jwks_uri: address,
  userinfo_endpoint: address.optional(),
  token_endpoint_auth_methods_supported: z.array(z.string()).optional(),
});

export type IssuerMetadata = z.output<typeof metadataSchema>;

export interface OpenIdIssuer {
  readonly metadata: IssuerMetadata;
  readonly jwks: JWTVerifyGetKey;
}

export const issuerTimeoutMs = 10_000;
const metadataLifetimeMs = 60 * 60 * 1_000;

/**
 * Asks an issuer for its metadata. Issuers are named by whoever runs the product, so a private address is as good as any; a redirect is not
 * followed, because nobody has named where it leads.
 * @throws when it cannot be reached, or calls itself by another name.
 */
export async function askIssuer(issuer: string): Promise<IssuerMetadata> {
  const answer = await fetch(`${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(issuerTimeoutMs),
    redirect: "error",
  });
  if (!answer.ok) throw new Error(`the OpenID issuer answered ${answer.status}`);
  const metadata = metadataSchema.parse(await answer.json());
  if (metadata.issuer !== issuer) throw new Error(`the OpenID issuer calls itself ${metadata.issuer}`);
  return metadata;
}

/** Asks an issuer for its metadata once an hour, and again at once after a failure. */
export function rememberIssuer(issuer: string): () => Promise<OpenIdIssuer> {
  let known: { readonly issuer: Promise<OpenIdIssuer>; readonly until: number } | undefined;
  return () => {
    if (!known || known.until < Date.now()) {
      const asked = { issuer: askIssuer(issuer).then(withKeys), until: Date.now() + metadataLifetimeMs };
      known = asked;
      asked.issuer.catch(() => {
        if (known === asked) known = undefined;
      });
    }
    return known.issuer;
  };
}

function withKeys(metadata: IssuerMetadata): OpenIdIssuer {
  return { metadata, jwks: createRemoteJWKSet(new URL(metadata.jwks_uri), { timeoutDuration: issuerTimeoutMs }) };
}
