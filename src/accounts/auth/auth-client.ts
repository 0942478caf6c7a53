import type { RequestScope } from "#platform/services.ts";

/** Who asks: the browser's own request, and what our middleware knows of it. */
export interface AuthClient {
  readonly headers: Headers;
  readonly scope: Pick<RequestScope, "clientAddress" | "log" | "requestId">;
  /** The request's own: aborted when the client has gone. */
  readonly signal?: AbortSignal;
}
