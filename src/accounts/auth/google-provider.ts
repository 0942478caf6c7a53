import {
  createAuthorizationURL,
  type OAuth2Tokens,
  type OAuthProvider,
  validateAuthorizationCode,
  verifyProviderIdToken,
} from "@better-auth/core/oauth2";
import type { BetterAuthPlugin } from "better-auth";
import { createRemoteJWKSet, decodeJwt, type JWTVerifyGetKey, jwtVerify } from "jose";
import { z } from "zod";
import type { Config } from "#platform/config.ts";

/** What an OpenID provider says of itself (OpenID Connect Discovery 1.0, section 3), as far as it is used here. */
const metadataSchema = z.object({
  issuer: z.url(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
});

interface Issuer {
  readonly metadata: z.output<typeof metadataSchema>;
  readonly jwks: JWTVerifyGetKey;
}

interface Claims {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
  readonly given_name?: string;
  readonly family_name?: string;
  readonly picture?: string;
}

const answerTimeoutMs = 10_000;
const metadataLifetimeMs = 60 * 60 * 1_000;

/**
 * Google as an OpenID provider, with PKCE, state and nonce. The library's own Google provider knows Google's addresses by heart; this one
 * asks the issuer for them, at first use rather than at start, so that an issuer that is down delays nobody else, and so that tests can
 * be their own issuer.
 */
export function googleProvider(google: NonNullable<Config["google"]>, redirectUri: string): BetterAuthPlugin {
  const findIssuer = rememberIssuer(google.issuer);
  const options = { clientId: google.clientId, clientSecret: google.clientSecret, redirectURI: redirectUri };

  async function verify(token: string, nonce?: string): Promise<boolean> {
    try {
      const { metadata, jwks } = await findIssuer();
      const { payload } = await jwtVerify(token, jwks, {
        issuer: metadata.issuer,
        audience: google.clientId,
        requiredClaims: ["sub", "exp", "iat"],
        maxTokenAge: "1h",
      });
      return nonce === undefined || payload.nonce === nonce;
    } catch {
      return false;
    }
  }

  const provider: OAuthProvider<Claims> = {
    id: "google",
    name: "Google",
    options,
    idToken: { verify },
    requiresIdTokenNonce: true,
    accountSubject: ({ profile }) => profile.sub,
    async createAuthorizationURL({ state, codeVerifier, idTokenNonce, redirectURI, loginHint }) {
      const { metadata } = await findIssuer();
      return createAuthorizationURL({
        id: "google",
        options,
        authorizationEndpoint: metadata.authorization_endpoint,
        scopes: ["openid", "email", "profile"],
        state,
        codeVerifier,
        nonce: idTokenNonce,
        redirectURI,
        loginHint,
        accessType: "offline",
        prompt: "consent",
      });
    },
    async validateAuthorizationCode({ code, codeVerifier, redirectURI }) {
      const { metadata } = await findIssuer();
      return validateAuthorizationCode({
        code,
        codeVerifier,
        redirectURI,
        options,
        tokenEndpoint: metadata.token_endpoint,
      });
    },
    async getUserInfo({ idToken, expectedIdTokenNonce }: OAuth2Tokens & { expectedIdTokenNonce?: string }) {
      if (!idToken || !(await verifyProviderIdToken(provider, idToken, expectedIdTokenNonce))) return null;
      const claims = decodeJwt<Claims>(idToken) as Claims;
      return { user: describeUser(claims), data: claims };
    },
  };
  return {
    id: "google-provider",
    init: ({ socialProviders }) => ({ context: { socialProviders: [provider, ...socialProviders] } }),
  };
}

function describeUser(claims: Claims) {
  const {
    given_name: firstName = "",
    family_name: lastName = "",
    email,
    email_verified: emailVerified = false,
  } = claims;
  const name = claims.name ?? `${firstName} ${lastName}`.trim();
  return { email, emailVerified, name, image: claims.picture, firstName: firstName || name, lastName };
}

/** Asks an issuer for its metadata once an hour, and again at once after a failure. */
function rememberIssuer(issuer: string): () => Promise<Issuer> {
  let known: { readonly issuer: Promise<Issuer>; readonly until: number } | undefined;
  return () => {
    if (!known || known.until < Date.now()) {
      const asked = { issuer: askIssuer(issuer), until: Date.now() + metadataLifetimeMs };
      known = asked;
      asked.issuer.catch(() => {
        if (known === asked) known = undefined;
      });
    }
    return known.issuer;
  };
}

async function askIssuer(issuer: string): Promise<Issuer> {
  const answer = await fetch(`${issuer}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(answerTimeoutMs),
    redirect: "error",
  });
  if (!answer.ok) throw new Error(`the OpenID issuer answered ${answer.status}`);
  const metadata = metadataSchema.parse(await answer.json());
  if (metadata.issuer !== issuer) throw new Error(`the OpenID issuer calls itself ${metadata.issuer}`);
  return { metadata, jwks: createRemoteJWKSet(new URL(metadata.jwks_uri), { timeoutDuration: answerTimeoutMs }) };
}
