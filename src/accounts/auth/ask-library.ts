import { AppError } from "#platform/errors.ts";
import { unavailable } from "#platform/http/page-errors.ts";
import { type AuthAnswer, type AuthCall, type AuthClient, pathOf } from "./auth-call.ts";
import { cookiesAsRead, readRef } from "./auth-cookies.ts";
import { describeAuthProblem } from "./auth-errors.ts";
import { type Auth, authBasePath } from "./create-auth.ts";
import { notHashed } from "./hash-queue.ts";
import { setClientAddress, setDeviceId, setSignUpRef } from "./hook-context.ts";
import { databaseUnavailable } from "./library-errors.ts";

/** The client that calls, and its browser. */
export interface LibraryClient extends AuthClient {
  readonly deviceId: string;
}

/** An answer with our codes and messages, plus the library's own code for the problem. */
export type LibraryAnswer = AuthAnswer & { readonly code?: string };

/** Browser headers that are passed to the library. Forwarding headers are left out: we determine the client's address ourselves. */
const passedHeaders = ["user-agent", "sec-fetch-site", "sec-fetch-mode", "sec-fetch-dest"];

/** Codes for answers where the library gives only a status. */
const codeOfStatus: Readonly<Record<number, string>> = { 401: "UNAUTHORIZED", 404: "ENDPOINT_NOT_FOUND" };

/**
 * Calls the library without the protections of `createAuthGateway`. Only the gateway may call this.
 * @throws {AppError} `internal` for errors that the library did not expect.
 */
export async function askLibrary(
  auth: Pick<Auth, "handler">,
  baseUrl: string,
  call: AuthCall,
  client: LibraryClient,
): Promise<LibraryAnswer> {
  const response = await auth.handler(requestFor(baseUrl, call, client));
  const { body, document } = await readAnswer(response);
  const cookies = response.headers.getSetCookie();
  const location = response.headers.get("location");
  const given = typeof body.code === "string" ? body.code : codeOfStatus[response.status];
  const refusal = readRefusal(call.path, { status: response.status, code: given, location });
  if (!refusal) return { status: response.status, body, document, cookies, location, problem: undefined };
  const { status, code } = refusal;
  const overload = notHashed(code);
  if (overload) throw overload;
  const described = describeAuthProblem(code);
  const { log } = client.scope;
  if (described.code === "provider_unreachable") {
    log.warn({ path: pathOf(call) }, "an identity provider cannot be reached");
  } else if (code === databaseUnavailable) {
    throw unavailable(new Error("the library could not reach the database"));
  } else if (status >= 500 && code !== "PROVIDER_UNREADABLE") {
    log.error({ code, path: pathOf(call) }, "authentication failed");
    throw new AppError("internal", {
      userMessage: "Something went wrong on our side. Please try again in a moment.",
    });
  }
  // Our own hooks write precise messages for users; the library's messages are for developers.
  const isOurs = (code === "WEAK_PASSWORD" || code === "INVALID_INPUT") && typeof body.message === "string";
  const problem = isOurs ? { ...described, message: String(body.message) } : described;
  return { status, body, cookies, location: null, problem, ...(code ? { code } : {}) };
}

function requestFor(baseUrl: string, call: AuthCall, client: LibraryClient): Request {
  const { method, path, body, ref = readRef(client.headers, baseUrl) } = call;
  const { headers, scope, deviceId } = client;
  const passed = new Headers();
  for (const name of passedHeaders) {
    const value = headers.get(name);
    if (value !== null) passed.set(name, value);
  }
  const cookies = cookiesAsRead(headers);
  if (cookies) passed.set("cookie", cookies);
  // requireSameOrigin has already checked that the request comes from our own pages, under any of our host names.
  passed.set("origin", baseUrl);
  setClientAddress(passed, scope.clientAddress);
  setDeviceId(passed, deviceId);
  if (ref) setSignUpRef(passed, ref);
  if (body) passed.set("content-type", "application/json");
  return new Request(`${baseUrl}${authBasePath}${path}`, {
    method,
    headers: passed,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}

async function readAnswer(response: Response): Promise<Pick<AuthAnswer, "body" | "document">> {
  const type = response.headers.get("content-type") ?? "";
  const text = await response.text();
  if (text === "") return { body: {} };
  if (type.includes("xml")) return { body: {}, document: { type, text } };
  if (!type.includes("json")) return { body: {} };
  const value: unknown = JSON.parse(text);
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  return isObject ? { body: { ...value } } : { body: {}, document: { type, text } };
}

/** An answer of the library that refuses the call. */
export interface Refusal {
  readonly status: number;
  /** The library's code, or ours. */
  readonly code: string | undefined;
}

interface Answer extends Refusal {
  readonly location: string | null;
}

/** These must all look alike: an address without an account has no code that could expire or be tried too often. */
const codeProblems = ["INVALID_OTP", "OTP_EXPIRED", "TOO_MANY_ATTEMPTS"];

/**
 * Tells whether an answer of the library is a refusal, and which one. Replaces the library's code where clients must not see it.
 * @param call the endpoint's path with its query.
 */
function readRefusal(call: string, { status, code, location }: Answer): Refusal | undefined {
  const [path = "", query = ""] = call.split("?", 2);
  // A call without a return address gets an error instead of our home page.
  const isBadLink = path === "/magic-link/verify" && location?.includes("error=") === true;
  if (isBadLink && !new URLSearchParams(query).has("callbackURL")) return { status: 400, code: "INVALID_TOKEN" };
  if (status < 400) return undefined;
  if (path === "/sign-in/email-otp" && codeProblems.includes(code ?? ""))
    return { status: 400, code: "WRONG_EMAIL_CODE" };
  // What can't be verified is the client's fault.
  if (code === "FAILED_TO_VERIFY_REGISTRATION") return { status: 400, code };
  // The library only says "not found", but it is the organization that doesn't exist, not the endpoint.
  const isOrganisation = path === "/sign-in/sso" || path === "/sso/saml2/sp/metadata";
  if (status === 404 && code === "ENDPOINT_NOT_FOUND" && isOrganisation) return { status, code: "NO_PROVIDER_FOUND" };
  return { status, code };
}
