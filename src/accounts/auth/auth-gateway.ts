import { setTimeout as delay } from "node:timers/promises";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import type { AuthClient } from "./auth-client.ts";
import { type AuthProblem, describeAuthProblem } from "./auth-errors.ts";
import { isDiscreet } from "./auth-limits.ts";
import { setClientAddress } from "./client-headers.ts";
import { type Auth, authBasePath } from "./create-auth.ts";
import { limitAuthAttempts } from "./limit-auth-attempts.ts";
import { readRefusal } from "./read-refusal.ts";

/** What a page asks of the library in the name of the person in front of it. */
export interface AuthCall {
  readonly method: "GET" | "POST";
  /** Of the library's endpoint, with its query, without the base path. */
  readonly path: string;
  readonly body?: Readonly<Record<string, unknown>>;
}

export interface AuthAnswer {
  readonly status: number;
  /** JSON, as the library gives it. */
  readonly body: Readonly<Record<string, unknown>>;
  /** `Set-Cookie` headers: have to reach the browser. */
  readonly cookies: readonly string[];
  /** Where the library sends the browser. */
  readonly location: string | null;
  /** What went wrong; undefined when nothing did. */
  readonly problem: AuthProblem | undefined;
}

export interface AuthGateway {
  /** Answers a request of the library's own HTTP interface. */
  answer(request: Request, scope: AuthClient["scope"]): Promise<Response>;
  /** The same for pages. @throws {AppError} `rate_limited`. */
  call(call: AuthCall, client: AuthClient): Promise<AuthAnswer>;
}

/** Longer than any of these takes on a machine that is not overloaded. */
const discreetAnswerMs = 350;

/** Headers of the browser that the library gets to see. Forwarding headers are not among them: the client's address is ours to say. */
const passedHeaders = ["cookie", "user-agent", "sec-fetch-site", "sec-fetch-mode", "sec-fetch-dest"];

/**
 * The one way to the library, for programs and for our own pages: limits attempts, keeps answers discreet, says who the client is, and
 * puts what went wrong in this product's words.
 */
export function createAuthGateway(services: Services, auth: Auth): AuthGateway {
  const { config } = services;

  async function ask(call: AuthCall, client: AuthClient): Promise<AuthAnswer> {
    const path = call.path.split("?", 1)[0] ?? "";
    const startedAt = performance.now();
    await limitAuthAttempts(services, { path, body: call.body, client });
    let answer = await run(call, client);
    // Two sign-ups with one address at once: the second finds the first's account now, and is answered as every later one.
    if (path === "/sign-up/email" && answer.code === "FAILED_TO_CREATE_USER") answer = await run(call, client);
    if (isDiscreet(path)) await delay(Math.max(0, discreetAnswerMs - (performance.now() - startedAt)));
    return answer;
  }

  async function run(call: AuthCall, { headers, scope }: AuthClient): Promise<AuthAnswer & { readonly code?: string }> {
    const response = await auth.handler(requestFor(call, headers, scope.clientAddress));
    const body = await readJson(response);
    const cookies = response.headers.getSetCookie();
    const location = response.headers.get("location");
    const given = typeof body.code === "string" ? body.code : codeOfStatus[response.status];
    const refusal = readRefusal(call.path, { status: response.status, code: given, location });
    if (!refusal) return { status: response.status, body, cookies, location, problem: undefined };
    const { status, code } = refusal;
    if (status >= 500) {
      scope.log.error({ code, path: call.path.split("?", 1)[0] }, "authentication failed");
      throw new AppError("internal", {
        userMessage: "Something went wrong on our side. Please try again in a moment.",
      });
    }
    const described = describeAuthProblem(code);
    // Our own hooks say precisely what is wrong; the library's words are for developers.
    const isOurs = (code === "WEAK_PASSWORD" || code === "INVALID_INPUT") && typeof body.message === "string";
    const problem = isOurs ? { ...described, message: String(body.message) } : described;
    return { status, body, cookies, location: null, problem, ...(code ? { code } : {}) };
  }

  function requestFor({ method, path, body }: AuthCall, headers: Headers, clientAddress: string): Request {
    const passed = new Headers();
    for (const name of passedHeaders) {
      const value = headers.get(name);
      if (value !== null) passed.set(name, value);
    }
    // Whether the request comes from our own pages has been decided before (requireSameOrigin), for every name that we are called by.
    passed.set("origin", config.baseUrl);
    setClientAddress(passed, clientAddress);
    if (body) passed.set("content-type", "application/json");
    return new Request(`${config.baseUrl}${authBasePath}${path}`, {
      method,
      headers: passed,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  }

  return {
    call: ask,
    async answer(request, scope) {
      const { pathname, search } = new URL(request.url);
      const path = pathname.slice(authBasePath.length);
      const call = { method: methodOf(request), path: `${path}${search}`, ...(await readBody(request, path)) };
      const { status, body, cookies, location, problem } = await ask(call, { headers: request.headers, scope });
      const headers = new Headers({ "cache-control": "no-store", "content-type": "application/json" });
      for (const cookie of cookies) headers.append("set-cookie", cookie);
      if (location) headers.set("location", location);
      const { requestId } = scope;
      const shown = problem ? { error: { ...problem, requestId } } : body;
      return new Response(JSON.stringify(shown), { status, headers });
    },
  };
}

const codeOfStatus: Readonly<Record<number, string>> = { 401: "UNAUTHORIZED" };

function methodOf({ method }: Request): AuthCall["method"] {
  if (method === "GET" || method === "POST") return method;
  throw new AppError("method_not_allowed", {
    userMessage: "This address takes GET and POST only.",
    headers: { Allow: "GET, POST" },
  });
}

/** JSON objects only; identity providers alone send forms (SAML 2.0 bindings, section 3.5). */
async function readBody(request: Request, path: string): Promise<{ body?: Readonly<Record<string, unknown>> }> {
  if (request.method !== "POST") return {};
  const type = request.headers.get("content-type") ?? "";
  if (path.startsWith("/sso/saml2/") && type.startsWith("application/x-www-form-urlencoded")) {
    return { body: Object.fromEntries(new URLSearchParams(await request.text())) };
  }
  const body: unknown = type.startsWith("application/json") ? await request.json() : undefined;
  if (typeof body === "object" && body !== null && !Array.isArray(body)) return { body: { ...body } };
  throw new AppError(type.startsWith("application/json") ? "malformed_request" : "unsupported_media_type", {
    userMessage: "This address reads one JSON object. Please send it as application/json.",
  });
}

async function readJson(response: Response): Promise<Readonly<Record<string, unknown>>> {
  const text = await response.text();
  if (!response.headers.get("content-type")?.includes("json") || text === "") return {};
  const value: unknown = JSON.parse(text);
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : { value };
}
