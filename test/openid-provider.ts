import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { Provider } from "oidc-provider";

/** The provider's claims about a user, besides their `sub`. */
export type OpenIdPerson = Readonly<Record<string, string | boolean>>;

export interface OpenIdClient {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUri: string;
  readonly authMethod?: "client_secret_basic" | "client_secret_post";
}

export interface OpenIdProvider {
  readonly issuer: string;
  /** By `sub`. More may be added. */
  readonly people: Record<string, OpenIdPerson>;
  /** Replaces the clients: their redirect URIs are known only once they run. */
  setClients(clients: readonly OpenIdClient[]): void;
  /** True if it accepts connections and closes them without an answer. */
  isDown: boolean;
  /** An id_token signed by this provider. */
  signIdToken(
    claims: JWTPayload,
    times?: { readonly issuedAt?: number; readonly lifeSeconds?: number },
  ): Promise<string>;
  close(): Promise<void>;
}

const keyId = "the-only-one";

/**
 * A real OpenID provider (the package `oidc-provider`) on this machine, on another site than `localhost`, that requires PKCE. Its own pages
 * ask who the user is, and for their consent.
 */
export async function startOpenIdProvider(people: Record<string, OpenIdPerson> = {}): Promise<OpenIdProvider> {
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), kid: keyId, alg: "RS256", use: "sig" };
  let answer: RequestListener = (_request, response) => void response.writeHead(503).end();
  const state = { isDown: false };
  const server = createServer((request, response) => {
    if (state.isDown) return void request.socket.destroy();
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    people,
    setClients(clients) {
      answer = answerFor(createProvider(issuer, jwk, people, clients), people);
    },
    get isDown() {
      return state.isDown;
    },
    set isDown(isDown) {
      state.isDown = isDown;
    },
    signIdToken: (claims, { issuedAt = Math.floor(Date.now() / 1_000), lifeSeconds = 300 } = {}) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: "RS256", kid: keyId })
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifeSeconds)
        .sign(privateKey),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function createProvider(
  issuer: string,
  jwk: object,
  people: Readonly<Record<string, OpenIdPerson>>,
  clients: readonly OpenIdClient[],
): Provider {
  return new Provider(issuer, {
    jwks: { keys: [jwk] },
    cookies: { keys: ["only a test"] },
    clients: clients.map(({ clientId, clientSecret, redirectUri, authMethod = "client_secret_post" }) => ({
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uris: [redirectUri],
      token_endpoint_auth_method: authMethod,
    })),
    clientAuthMethods: ["client_secret_basic", "client_secret_post"],
    pkce: { required: () => true },
    claims: {
      openid: ["sub"],
      email: ["email", "email_verified"],
      profile: ["name", "given_name", "family_name", "picture"],
    },
    // As Google does, and unlike this package's default.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context: unknown, { uid }: { readonly uid: string }) => `/interaction/${uid}` },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    findAccount: (_context: unknown, sub: string) =>
      Object.hasOwn(people, sub) ? { accountId: sub, claims: () => ({ sub, ...people[sub] }) } : undefined,
  });
}

function answerFor(provider: Provider, people: Readonly<Record<string, OpenIdPerson>>): RequestListener {
  const own = provider.callback();
  return (request, response) => {
    if (!request.url?.startsWith("/interaction/")) return own(request, response);
    interact(provider, Object.keys(people), request, response).catch((error: unknown) =>
      response.writeHead(500).end(String(error)),
    );
  };
}

/** `/interaction/{id}` asks; `…/as/{sub}`, `…/allow` and `…/refuse` answer. */
async function interact(
  provider: Provider,
  people: readonly string[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [, , , answer, sub = ""] = (request.url ?? "").split("?", 1)[0]?.split("/") ?? [];
  const { uid, prompt, params, session } = await provider.interactionDetails(request, response);
  const finish = (result: object) => provider.interactionFinished(request, response, result);
  if (answer === "as") return finish({ login: { accountId: decodeURIComponent(sub) } });
  if (answer === "refuse") return finish({ error: "access_denied", error_description: "<b>The person said no.</b>" });
  if (answer === "allow") {
    const grant = new provider.Grant({ accountId: session?.accountId, clientId: params.client_id });
    grant.addOIDCScope("openid email profile");
    return finish({ consent: { grantId: await grant.save() } });
  }
  const question =
    prompt.name === "login"
      ? `<h1>Who are you?</h1>${people.map((name) => `<a href="/interaction/${uid}/as/${name}">I am ${name}</a>`).join(" ")}`
      : `<h1>May it know?</h1><a href="/interaction/${uid}/allow">Allow</a>`;
  response
    .writeHead(200, { "content-type": "text/html; charset=utf-8" })
    .end(
      `<!doctype html><link rel="icon" href="data:,"><title>Provider</title>${question} <a href="/interaction/${uid}/refuse">Refuse</a>`,
    );
}
