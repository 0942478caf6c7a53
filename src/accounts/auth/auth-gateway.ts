import { setTimeout as delay } from "node:timers/promises";
import { parse } from "hono/utils/cookie";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { type AuthCall, pathOf } from "./auth-call.ts";
import type { AuthClient } from "./auth-client.ts";
import { type AuthProblem, describeAuthProblem } from "./auth-errors.ts";
import { isDiscreet } from "./auth-limits.ts";
import { checkAuthCall } from "./check-auth-call.ts";
import { setClientAddress } from "./client-headers.ts";
import { sessionCookieName } from "./cookie-prefix.ts";
import { type Auth, authBasePath } from "./create-auth.ts";
import { limitAuthAttempts } from "./limit-auth-attempts.ts";
import { readRefusal } from "./read-refusal.ts";

export interface AuthAnswer {
  readonly status: number;
  /** JSON, as the library gives it. */
  readonly body: Readonly<Record<string, unknown>>;
  /** What is not JSON: our metadata for SAML. */
  readonly document?: { readonly type: string; readonly text: string } | undefined;
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
const passedHeaders = ["user-agent", "sec-fetch-site", "sec-fetch-mode", "sec-fetch-dest"];

/**
 * The one way to the library, for programs and for our own pages: limits attempts, keeps answers discreet, says who the client is, and
 * puts what went wrong in this product's words.
 * @param wait holds discreet answers back.
 */
export function createAuthGateway(
  services: Services,
  auth: Pick<Auth, "handler">,
  wait: (ms: number) => Promise<unknown> = delay,
): AuthGateway {
  const { config } = services;
  const sessionCookie = `${sessionCookieName(config.baseUrl)}=`;

  async function ask(given: AuthCall, client: AuthClient): Promise<AuthAnswer> {
    const startedAt = performance.now();
    const checked = checkAuthCall(given);
    if ("refusal" in checked) return refuse(checked.refusal);
    const { call } = checked;
    const path = pathOf(call);
    const attempt = await limitAuthAttempts(services, { path, body: call.body, client });
    let answer = await run(call, client);
    // Two sign-ups with one address at once: the second finds the first's account now, and is answered as every later one.
    if (path === "/sign-up/email" && answer.code === "FAILED_TO_CREATE_USER") answer = await run(call, client);
    if (answer.cookies.some((cookie) => isSet(cookie, sessionCookie))) await attempt.forgive();
    if (isDiscreet(path)) await wait(Math.max(0, discreetAnswerMs - (performance.now() - startedAt)));
    return answer;
  }

  async function run(call: AuthCall, { headers, scope }: AuthClient): Promise<AuthAnswer & { readonly code?: string }> {
    const response = await auth.handler(requestFor(call, headers, scope.clientAddress));
    const { body, document } = await readAnswer(response);
    const cookies = response.headers.getSetCookie();
    const location = response.headers.get("location");
    const given = typeof body.code === "string" ? body.code : codeOfStatus[response.status];
    const refusal = readRefusal(call.path, { status: response.status, code: given, location });
    if (!refusal) return { status: response.status, body, document, cookies, location, problem: undefined };
    const { status, code } = refusal;
    const described = describeAuthProblem(code);
    if (described.code === "provider_unreachable") {
      scope.log.warn({ path: pathOf(call) }, "an identity provider cannot be reached");
    } else if (status >= 500) {
      scope.log.error({ code, path: pathOf(call) }, "authentication failed");
      throw new AppError("internal", {
        userMessage: "Something went wrong on our side. Please try again in a moment.",
      });
    }
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
    // As we read them: of two with one name, or of one that is quoted oddly, the library must not take another than our limits do.
    const cookies = Object.entries(parse(headers.get("cookie") ?? "")).map(
      ([name, value]) => `${name}=${encodeURIComponent(value)}`,
    );
    if (cookies.length > 0) passed.set("cookie", cookies.join("; "));
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
      const { status, body, document, cookies, location, problem } = await ask(call, {
        headers: request.headers,
        scope,
      });
      const type = document?.type ?? "application/json";
      const headers = new Headers({ "cache-control": "no-store", "content-type": type });
      for (const cookie of cookies) headers.append("set-cookie", cookie);
      if (location) headers.set("location", location);
      const { requestId } = scope;
      const shown = problem ? { error: { ...problem, requestId } } : body;
      return new Response(document?.text ?? JSON.stringify(shown), { status, headers });
    },
  };
}

/** Where the library says what is wrong by the status alone. */
const codeOfStatus: Readonly<Record<number, string>> = { 401: "UNAUTHORIZED", 404: "ENDPOINT_NOT_FOUND" };

function refuse({ status, code }: { readonly status: number; readonly code: string }): AuthAnswer {
  return { status, body: {}, cookies: [], location: null, problem: describeAuthProblem(code) };
}

/** @param name with the equals sign. An empty value takes a cookie away. */
const isSet = (cookie: string, name: string): boolean => cookie.startsWith(name) && cookie[name.length] !== ";";

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

async function readAnswer(response: Response): Promise<Pick<AuthAnswer, "body" | "document">> {
  const type = response.headers.get("content-type") ?? "";
  const text = await response.text();
  if (text === "") return { body: {} };
  if (type.includes("xml")) return { body: {}, document: { type, text } };
  if (!type.includes("json")) return { body: {} };
  const value: unknown = JSON.parse(text);
  return { body: typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : { value } };
}
