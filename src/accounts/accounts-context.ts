import { createContext, type RouterContextProvider } from "react-router";
import { AppError, type ErrorCode } from "#platform/errors.ts";
import { requestContext } from "#platform/services.ts";
import type { Accounts } from "./accounts.ts";
import type { AuthAnswer, AuthCall } from "./auth/auth-call.ts";

export const accountsContext = createContext<Accounts>();

/**
 * Calls the library on behalf of the user who requested a page's loader or action.
 * @throws {AppError} `rate_limited`.
 */
export function callAuth(
  context: Readonly<RouterContextProvider>,
  request: Request,
  call: AuthCall,
): Promise<AuthAnswer> {
  const { gateway } = context.get(accountsContext);
  return gateway.call(call, { headers: request.headers, scope: context.get(requestContext), signal: request.signal });
}

/** Response headers that pass the answer's cookies on to the browser. */
export function cookieHeaders({ cookies }: Pick<AuthAnswer, "cookies">): Headers {
  const headers = new Headers();
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return headers;
}

/**
 * For forms: does nothing if the call succeeded.
 * @param fields which form field shows a problem, by the problem's code.
 * @throws {AppError} with the problem's message otherwise.
 */
export function throwProblem(
  { problem, status }: Pick<AuthAnswer, "problem" | "status">,
  fields: ReadonlyMap<string, string> = new Map(),
): void {
  if (!problem) return;
  const { code, message } = problem;
  throw new AppError(errorCodes[status] ?? "invalid_input", {
    userMessage: message,
    message: code,
    field: fields.get(code),
  });
}

const errorCodes: Readonly<Record<number, ErrorCode>> = {
  401: "unauthorized",
  403: "forbidden",
  404: "not_found",
  409: "conflict",
  410: "gone",
  429: "rate_limited",
  503: "unavailable",
};
