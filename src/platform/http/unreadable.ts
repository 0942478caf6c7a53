import { errorBody } from "../errors.ts";

/** Answers a request that could not even become one: its host or target is no address. */
export function answerUnreadable(headers: Readonly<Record<string, string>>): () => Response {
  const body = errorBody("malformed_request", "The address or the Host header of this request is not valid.");
  return () => Response.json(body, { status: 400, headers: { ...headers, "cache-control": "no-store" } });
}
