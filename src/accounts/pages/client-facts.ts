import type { RouterContextProvider } from "react-router";
import { requestContext } from "#platform/services.ts";
import type { ClientFacts } from "../auth/hook-context.ts";

/** Client address and browser of a form's sender, for security events. */
export function clientFacts(context: Readonly<RouterContextProvider>, request: Request): ClientFacts {
  return { ipAddress: context.get(requestContext).clientAddress, userAgent: request.headers.get("user-agent") };
}
