import { AppError } from "#platform/errors.ts";
import { parseEmail } from "#platform/forms/rules.ts";
import { readJsonBody } from "#platform/http/bodies/read-json.ts";
import type { RequestScope } from "#platform/services.ts";
import { safeRedirectPath } from "../redirect-paths.ts";
import type { AuthProblem } from "./auth-errors.ts";

/** A call to the library, made by a page on a user's behalf or by a program over HTTP. */
export interface AuthCall {
  readonly method: "GET" | "POST";
  /** The library's endpoint with its query, without the base path. */
  readonly path: string;
  readonly body?: Readonly<Record<string, unknown>>;
  /** Referral code from the page's address. Without one, the browser's cookie is used. */
  readonly ref?: string | undefined;
}

/** The path without the query. */
export const pathOf = ({ path }: Pick<AuthCall, "path">): string => path.split("?", 1)[0] ?? "";

export interface AuthAnswer {
  readonly status: number;
  /** The library's JSON object. */
  readonly body: Readonly<Record<string, unknown>>;
  /** An answer that isn't a JSON object: a list, `null`, our SAML metadata. */
  readonly document?: { readonly type: string; readonly text: string } | undefined;
  /** `Set-Cookie` headers, which must reach the browser. */
  readonly cookies: readonly string[];
  /** Address to which the library redirects the browser. */
  readonly location: string | null;
  /** Problem that occurred; undefined on success. */
  readonly problem: AuthProblem | undefined;
}

/** The browser's own request headers, and what our middleware knows about the client. */
export interface AuthClient {
  readonly headers: Headers;
  readonly scope: Pick<RequestScope, "clientAddress" | "log" | "requestId">;
  /** The request's own signal: aborted when the client disconnects. */
  readonly signal?: AbortSignal;
}

/**
 * Reads a request to the library's own HTTP API.
 * @param basePath the prefix before the endpoint's own path.
 * @throws {AppError} for other methods, and for bodies that aren't JSON objects.
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

/** JSON objects only, except that identity providers post forms (SAML 2.0 bindings, section 3.5). */
async function readBody(request: Request, path: string): Promise<Pick<AuthCall, "body">> {
  if (request.method !== "POST") return {};
  const type = request.headers.get("content-type") ?? "";
  if (path.startsWith("/sso/saml2/") && type.startsWith("application/x-www-form-urlencoded")) {
    return { body: Object.fromEntries(new URLSearchParams(await request.text())) };
  }
  const body: unknown = type.startsWith("application/json") ? await readJsonBody(request) : undefined;
  if (typeof body === "object" && body !== null && !Array.isArray(body)) return { body: { ...body } };
  throw new AppError(type.startsWith("application/json") ? "malformed_request" : "unsupported_media_type", {
    userMessage: "This endpoint expects a JSON object, sent as application/json.",
  });
}

/** A call that may be passed to the library, or the reason it may not (a code from auth-errors.ts). */
export type CheckedCall = { readonly call: AuthCall } | { readonly refusal: { readonly status: number; code: string } };

/** The only accepted spelling of an endpoint's path. Limits are looked up by it, so no other spelling may reach the library. */
const endpointPath = /^(?:\/[\w.~-]+)+$/;

/** Single logout, which we don't offer. The library's own list of disabled paths doesn't support parameters. */
const closedPath = /^\/sso\/saml2\/(?:sp\/slo|logout)\//;

/** Fields with an email address. */
const emailFields = ["email", "newEmail"] as const;

/**
 * The only fields that account-creating endpoints accept. The library merges what a hook returns with what was sent, so other fields would
 * reach the new row (OWASP ASVS 5.0, 15.3.3).
 */
const onlyFields: Readonly<Record<string, readonly string[]>> = {
  "/sign-up/email": ["firstName", "lastName", "email", "password", "redirectTo"],
  "/sign-in/email-otp": ["email", "otp"],
  "/sign-in/magic-link": ["email", "metadata"],
};

/**
 * Normalizes a call before anything is counted or called: one spelling of the path, email addresses in their stored form, return addresses
 * on our own site, and no fields the endpoint doesn't need. Reveals nothing about whether an account exists.
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

/** The library's fields for return addresses, with its error codes for them. */
const returnAddresses = {
  callbackURL: "INVALID_CALLBACK_URL",
  errorCallbackURL: "INVALID_ERROR_CALLBACK_URL",
  newUserCallbackURL: "INVALID_NEW_USER_CALLBACK_URL",
  redirectTo: "INVALID_REDIRECT_URL",
} as const;

/**
 * Lets a flow start and end only on our own site. The library alone would also accept identity providers' addresses, and `/.//host`, which
 * becomes another host once its dots are resolved.
 * @returns the library's code for the first address that isn't ours; undefined if all are.
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

/** Some of the library's endpoints decode their input a second time. */
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
