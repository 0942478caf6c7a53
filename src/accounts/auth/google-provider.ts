import {
  authorizationCodeRequest,
  createAuthorizationURL,
  getOAuth2Tokens,
  type OAuth2Tokens,
  type OAuthProvider,
} from "@better-auth/core/oauth2";
import type { BetterAuthPlugin } from "better-auth";
import { APIError } from "better-auth/api";
import { type JWTPayload, jwtVerify } from "jose";
import { z } from "zod";
import type { Config } from "#platform/config.ts";
import { issuerTimeoutMs, type OpenIdIssuer, rememberIssuer } from "./openid-issuer.ts";

/** Google's claims about a user (OpenID Connect Core 1.0, section 5.1). */
const claimsSchema = z.object({
  sub: z.string().min(1),
  email: z.string().optional(),
  /** Only `true` counts: the string `"false"` would be truthy. */
  email_verified: z.literal(true).optional().catch(undefined),
  name: z.string().optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
  picture: z.string().optional(),
});

type Claims = z.output<typeof claimsSchema>;

/** Allowed difference between Google's clock and ours. */
const clockToleranceSeconds = 60;

/**
 * Google as an OpenID provider, with PKCE, state and nonce. The library's own Google provider hardcodes Google's endpoints. This one
 * discovers them at first use rather than at startup, so an issuer that is down delays nothing else, and tests can run their own issuer.
 */
export function googleProvider(google: NonNullable<Config["google"]>, redirectUri: string): BetterAuthPlugin {
  const findIssuer = rememberIssuer(google.issuer);
  const options = { clientId: google.clientId, clientSecret: google.clientSecret, redirectURI: redirectUri };

  /** @throws if the token isn't from Google, isn't for us or has expired. */
  async function readIdToken(token: string): Promise<JWTPayload> {
    const { metadata, jwks } = await findIssuer();
    const { payload } = await jwtVerify(token, jwks, {
      issuer: metadata.issuer,
      audience: google.clientId,
      algorithms: ["RS256"],
      requiredClaims: ["sub", "exp", "iat"],
      maxTokenAge: "1h",
      clockTolerance: clockToleranceSeconds,
    });
    return payload;
  }

  const provider: OAuthProvider<Claims> = {
    id: "google",
    name: "Google",
    issuer: google.issuer,
    options,
    // A token issued for a nonce is only valid together with it, so a token stolen on its way here is useless.
    idToken: { verify: async (token, nonce) => (await readIdToken(token)).nonce === nonce },
    requiresIdTokenNonce: true,
    accountSubject: ({ profile }) => profile.sub,
    async createAuthorizationURL({ state, codeVerifier, idTokenNonce, redirectURI, loginHint }) {
      const { metadata } = await findIssuer().catch(throwUnreachable);
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
      return redeemCode(metadata, { code, codeVerifier, redirectURI, options });
    },
    async getUserInfo({ idToken, expectedIdTokenNonce }: OAuth2Tokens & { expectedIdTokenNonce?: string }) {
      const payload = idToken ? await readIdToken(idToken).catch(() => null) : null;
      const claims = claimsSchema.safeParse(payload);
      // When no nonce is expected, `idToken.verify` has already compared it.
      const isForThisFlow = expectedIdTokenNonce === undefined || payload?.nonce === expectedIdTokenNonce;
      return claims.success && isForThisFlow ? { user: describeUser(claims.data), data: claims.data } : null;
    },
  };
  return {
    id: "google-provider",
    init: ({ socialProviders }) => ({ context: { socialProviders: [provider, ...socialProviders] } }),
  };
}

function throwUnreachable(): never {
  throw new APIError("SERVICE_UNAVAILABLE", { code: "PROVIDER_UNREACHABLE" });
}

/** Like the library's own `validateAuthorizationCode`, which has no timeout. @throws if the code is refused. */
async function redeemCode(
  { token_endpoint: tokenEndpoint }: OpenIdIssuer["metadata"],
  code: Parameters<typeof authorizationCodeRequest>[0],
): Promise<OAuth2Tokens> {
  const { body, headers } = await authorizationCodeRequest({ ...code, tokenEndpoint });
  const signal = AbortSignal.timeout(issuerTimeoutMs);
  const answer = await fetch(tokenEndpoint, { method: "POST", body, headers, signal, redirect: "error" });
  if (!answer.ok) throw new Error(`the token endpoint answered ${answer.status}`);
  return getOAuth2Tokens(z.record(z.string(), z.unknown()).parse(await answer.json()));
}

function describeUser(claims: Claims) {
  const { given_name: firstName = "", family_name: lastName = "", email, email_verified: emailVerified } = claims;
  const name = claims.name ?? `${firstName} ${lastName}`.trim();
  return { email, emailVerified: emailVerified === true, name, image: claims.picture, firstName, lastName };
}
