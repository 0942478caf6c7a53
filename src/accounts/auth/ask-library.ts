import { AppError } from "#platform/errors.ts";
import { unavailable } from "#platform/http/to-app-error.ts";
import { type AuthAnswer, type AuthCall, pathOf } from "./auth-call.ts";
import type { AuthClient } from "./auth-client.ts";
import { describeAuthProblem } from "./auth-errors.ts";
import { setClientAddress, setDeviceId, setSignUpRef } from "./client-headers.ts";
import { cookiesAsRead } from "./cookies-as-read.ts";
import { type Auth, authBasePath } from "./create-auth.ts";
import { notHashed } from "./hash-turns.ts";
import { readRefusal } from "./read-refusal.ts";
import { readRef } from "./ref-cookie.ts";
import { databaseUnavailable } from "./throw-known-failure.ts";

/** Who asks, and in which browser. */
export interface LibraryClient extends AuthClient {
  readonly deviceId: string;
}

/** An answer in this product's words, with the library's own code for what went wrong. */
export type LibraryAnswer = AuthAnswer & { readonly code?: string };

/** Headers of the browser that the library gets to see. Forwarding headers are not among them: the client's address is ours to say. */
const passedHeaders = ["user-agent", "sec-fetch-site", "sec-fetch-mode", "sec-fetch-dest"];

/** Where the library says what is wrong by the status alone. */
const codeOfStatus: Readonly<Record<number, string>> = { 401: "UNAUTHORIZED", 404: "ENDPOINT_NOT_FOUND" };

/**
 * Asks the library past all that `createAuthGateway` sees to; nobody else may call this.
 * @throws {AppError} `internal` for what the library did not foresee.
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
  // Our own hooks say precisely what is wrong; the library's words are for developers.
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
  // Whether the request comes from our own pages has been decided before (requireSameOrigin), for every name that we are called by.
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
