import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Services } from "../services.ts";
import { loggablePath } from "./loggable-path.ts";
import { requestIdFrom } from "./observe.ts";
import type { PageCache } from "./page-cache.ts";
import type { StaticFiles } from "./static-files.ts";
import { type StoredAnswer, sendStored } from "./stored-answer.ts";

export interface FrontParts {
  readonly services: Pick<Services, "log" | "metrics">;
  /** Aborted once the process is told to stop. */
  readonly stopping: AbortSignal;
  readonly staticFiles: StaticFiles;
  readonly pageCache: PageCache;
  /** Answers everything that is not in memory. */
  readonly application: RequestListener;
}

interface Found {
  readonly answer: StoredAnswer;
  readonly source: "static" | "page-cache";
}

/** The listener in front of the application: it answers files and cached pages from memory and passes on everything else. */
export function createResponseCacheListener({
  services,
  stopping,
  staticFiles,
  pageCache,
  application,
}: FrontParts): RequestListener {
  const { metrics } = services;
  // These lines contain no secrets, and redacting each would cost more than the response itself.
  const log = services.log.child({}, { redact: [] });
  const underWay = new Set<ServerResponse>();
  stopping.addEventListener("abort", () => underWay.forEach(makeLast));

  function find({ method, url = "/", headers }: IncomingMessage): Found | undefined {
    if (method !== "GET" && method !== "HEAD") return undefined;
    const file = staticFiles.get(url.split("?", 1)[0] ?? "");
    if (file) return { answer: file, source: "static" };
    const page = pageCache.isEligible(method, headers.cookie) ? pageCache.find(url) : undefined;
    return page && { answer: page, source: "page-cache" };
  }

  return (request, response) => {
    if (stopping.aborted) makeLast(response);
    const found = find(request);
    if (!found) {
      underWay.add(response);
      response.once("close", () => underWay.delete(response));
      application(request, response);
      return;
    }
    const requestId = requestIdFrom(request.headers["x-request-id"]);
    const { method = "GET", url = "/" } = request;
    const status = sendStored(request, response, found.answer, requestId);
    metrics.httpRequests.inc({ method, status, source: found.source });
    log.info({ requestId, method, path: loggablePath(url), status, source: found.source }, "request");
  };
}

/** Closes the connection after this response (`Connection: close`), so that the client's next one goes to another process. */
function makeLast(response: ServerResponse): void {
  response.shouldKeepAlive = false;
}
