import { errorBody } from "../errors.ts";

/** Answers a request that cannot be parsed (invalid host or target), and errors that happen outside any page. */
export function answerUnreadable(headers: Readonly<Record<string, string>>): (error: unknown) => Response {
  const answer = (body: object, status: number) =>
    Response.json(body, { status, headers: { ...headers, "cache-control": "no-store" } });
  return (error) =>
    error instanceof Error && error.name === "RequestError"
      ? answer(errorBody("malformed_request", "The address or the Host header of this request is not valid."), 400)
      : answer(errorBody("internal", "Something went wrong on our side. Please try again in a moment."), 500);
}
