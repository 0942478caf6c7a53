import { AppError } from "#platform/errors.ts";
import { parseEmail } from "#platform/forms/rules.ts";
import type { RequestScope } from "#platform/services.ts";
import { safeRedirectPath } from "../redirect-paths.ts";
import type { AuthProblem } from "./auth-errors.ts";

/** What is asked of the library, by a page in the name of the person in front of it, or by a program over HTTP. */
export interface AuthCall {
  readonly method: "GET" | "POST";
  /** Of the library's endpoint, with its query, without the base path. */
  readonly path: string;
  readonly body?: Readonly<Record<string, unknown>>;
  /** Code of whoever recommended the product, where the page's address says it; else the browser's cookie does. */
  readonly ref?: string | undefined;
}

/** Without the query. */
export const pathOf = ({ path }: Pick<AuthCall, "path">): string => path.split("?", 1)[0] ?? "";

export interface AuthAnswer {
  readonly status: number;
  /** A JSON object, as the library gives it. */
  readonly body: Readonly<Record<string, unknown>>;
  /** What is no JSON object: a list, `null`, our metadata for SAML. */
  readonly document?: { readonly type: string; readonly text: string } | undefined;
  /** `Set-Cookie` headers: have to reach the browser. */
  readonly cookies: readonly string[];
  /** Where the library sends the browser. */
  readonly location: string | null;
  /** What went wrong; undefined when nothing did. */
  readonly problem: AuthProblem | undefined;
}

/** Who asks: the browser's own request, and what our middleware knows of it. */
export interface AuthClient {
  readonly headers: Headers;
  readonly scope: Pick<RequestScope, "clientAddress" | "log" | "requestId">;
  /** The request's own: aborted when the client has gone. */
  readonly signal?: AbortSignal;
}

/**
 * Reads a request of the library's own HTTP interface.
 * @param basePath before the endpoint's own path.
 * @throws {AppError} for other methods, and for bodies that are no JSON object.
 */
export async function readAuthRequest(request: Request, basePath: string): Promise<AuthCall> {
  const { pathname, search } = new URL(request.url);
  const path = pathname.slice(basePath.length);
  return { method: methodOf(request), path: `${path}${search}`, ...(await readBody(request, path)) };
}

function methodOf({ method }: Request): AuthCall["method"] {
  if (method === "GET" || method === "POST") return method;
  throw new AppError("method_not_allowed", {
    userMessage: "This endpoint only accepts GET and POST.",
    headers: { Allow: "GET, POST" },
  });
}

/** JSON objects only; identity providers alone send forms (SAML 2.0 bindings, section 3.5). */
async function readBody(request: Request, path: string): Promise<Pick<AuthCall, "body">> {
  if (request.method !== "POST") return {};
  const type = request.headers.get("content-type") ?? "";
  if (path.startsWith("/sso/saml2/") && type.startsWith("application/x-www-form-urlencoded")) {
    return { body: Object.fromEntries(new URLSearchParams(await request.text())) };
  }
  const body: unknown = type.startsWith("application/json") ? await request.json() : undefined;
  if (typeof body === "object" && body !== null && !Array.isArray(body)) return { body: { ...body } };
  throw new AppError(type.startsWith("application/json") ? "malformed_request" : "unsupported_media_type", {
    userMessage: "This endpoint expects a JSON object, sent as application/json.",
  });
}

/** A call as the library may see it, or what is wrong with it (a code of auth-errors.ts). */
export type CheckedCall = { readonly call: AuthCall } | { readonly refusal: { readonly status: number; code: string } };

/** The only spelling of an endpoint's address: limits are found by it, so no other may reach the library. */
const endpointPath = /^(?:\/[\w.~-]+)+$/;

/** Single sign-out, which the product does not offer. The library's own list of what is off takes no paths with parameters. */
const closedPath = /^\/sso\/saml2\/(?:sp\/slo|logout)\//;

/** Fields that hold an address of somebody. */
const emailFields = ["email", "newEmail"] as const;

/**
 * What the endpoints that make accounts are given, and no more: the library merges what a hook returns with what was sent, so that other
 * fields would reach the new row (OWASP ASVS 5.0, 15.3.3).
 */
const onlyFields: Readonly<Record<string, readonly string[]>> = {
  "/sign-up/email": ["firstName", "lastName", "email", "password", "redirectTo"],
  "/sign-in/email-otp": ["email", "otp"],
  "/sign-in/magic-link": ["email", "metadata"],
};

/**
 * Reads a call before anything is counted or asked: in one spelling of the address, with e-mail addresses in the one form in which they are
 * kept, back to our own site, and with nothing more than the endpoint is there for. Says nothing of whether there is an account.
 */
export function checkAuthCall(call: AuthCall, baseUrl: string): CheckedCall {
  const path = pathOf(call);
  if (!endpointPath.test(path) || closedPath.test(path))
    return { refusal: { status: 404, code: "ENDPOINT_NOT_FOUND" } };
  const wrongAddress = checkReturnAddress(call, baseUrl);
  if (wrongAddress) return { refusal: { status: 403, code: wrongAddress } };
  if (!call.body) return { call };
  const allowed = onlyFields[path];
  const body = Object.fromEntries(Object.entries(call.body).filter(([name]) => allowed?.includes(name) ?? true));
  for (const field of emailFields) {
    if (body[field] === undefined) continue;
    const email = typeof body[field] === "string" ? parseEmail(body[field]) : null;
    if (email === null) return { refusal: { status: 400, code: "INVALID_EMAIL" } };
    body[field] = email;
  }
  return { call: { ...call, body } };
}

/** Where a flow leads back to, as the library's endpoints call it, and what it says of a wrong one. */
const returnAddresses = {
  callbackURL: "INVALID_CALLBACK_URL",
  errorCallbackURL: "INVALID_ERROR_CALLBACK_URL",
  newUserCallbackURL: "INVALID_NEW_USER_CALLBACK_URL",
  redirectTo: "INVALID_REDIRECT_URL",
} as const;

/**
 * Lets a flow begin, and end, on our own site only. The library by itself would also take the addresses of identity providers, and
 * `/.//host`, which becomes another host once its dots are resolved.
 * @returns the library's code for the first address that is not ours; undefined where all are.
 */
function checkReturnAddress({ path, body }: AuthCall, baseUrl: string): string | undefined {
  const query = new URL(path, baseUrl).searchParams;
  for (const [name, code] of Object.entries(returnAddresses)) {
    for (const address of [body?.[name], ...query.getAll(name)]) {
      if (address !== undefined && !isOwn(address, baseUrl)) return code;
    }
  }
  return undefined;
}

/** Some of the library's endpoints decode what they were given once more. */
function isOwn(address: unknown, baseUrl: string): boolean {
  if (typeof address !== "string") return false;
  const decoded = decode(address);
  return decoded !== undefined && [address, decoded].every((spelling) => isOwnSpelling(spelling, baseUrl));
}

function isOwnSpelling(address: string, baseUrl: string): boolean {
  if (address === baseUrl) return true;
  return safeRedirectPath(address.startsWith(`${baseUrl}/`) ? address.slice(baseUrl.length) : address) !== undefined;
}

function decode(address: string): string | undefined {
  try {
    return decodeURIComponent(address);
  } catch {
    return undefined;
  }
}
