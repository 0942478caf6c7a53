import { createRemoteJWKSet, type JWTVerifyGetKey } from "jose";
import { z } from "zod";

/** The browser is redirected to some of these, so `javascript:` and the like are refused. */
const address = z.url({ protocol: /^https?$/ });

/** The parts of an OpenID provider's metadata that we use (OpenID Connect Discovery 1.0, section 3). */
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
 * Fetches an issuer's metadata. Operators choose the issuers, so private addresses are allowed; redirects are not followed, because no
 * operator chose where they lead.
 * @throws if the issuer can't be reached, or its metadata names another issuer.
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

/** Caches an issuer's metadata for an hour, and retries immediately after a failure. */
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
