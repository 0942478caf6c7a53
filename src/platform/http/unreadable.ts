import { errorBody } from "../errors.ts";
import { securityHeaders } from "./security-headers.ts";

/** Answers a request that could not even become one: its host or target is no address. */
export function answerUnreadable(_error: unknown): Response {
  const body = errorBody("malformed_request", "The address or the Host header of this request is not valid.");
  return Response.json(body, { status: 400, headers: { ...securityHeaders("http:"), "cache-control": "no-store" } });
}
