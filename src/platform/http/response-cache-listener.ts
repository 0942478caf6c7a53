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
  /** A promise until a file has been read once. */
  readonly answer: StoredAnswer | Promise<StoredAnswer>;
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
    const file = staticFiles.find(url.split("?", 1)[0] ?? "");
    if (file) return { answer: file, source: "static" };
    const page = pageCache.isEligible(method, headers.cookie) ? pageCache.find(url) : undefined;
    return page && { answer: page, source: "page-cache" };
  }

  function follow(response: ServerResponse): void {
    underWay.add(response);
    response.once("close", () => underWay.delete(response));
  }

  function passOn(request: IncomingMessage, response: ServerResponse): void {
    follow(response);
    application(request, response);
  }

  function send(
    request: IncomingMessage,
    response: ServerResponse,
    answer: StoredAnswer,
    source: Found["source"],
  ): void {
    const requestId = requestIdFrom(request.headers["x-request-id"]);
    const { method = "GET", url = "/" } = request;
    const status = sendStored(request, response, answer, requestId);
    metrics.httpRequests.inc({ method, status, source });
    log.info({ requestId, method, path: loggablePath(url), status, source }, "request");
  }

  return (request, response) => {
    if (stopping.aborted) makeLast(response);
    const found = find(request);
    if (!found) return passOn(request, response);
    const { answer, source } = found;
    if (!(answer instanceof Promise)) return send(request, response, answer, source);
    follow(response);
    answer.then(
      (read) => send(request, response, read, source),
      (error: unknown) => {
        log.warn({ err: error }, "a file of the browser build can't be read");
        application(request, response);
      },
    );
  };
}

/** Closes the connection after this response (`Connection: close`), so that the client's next one goes to another process. */
function makeLast(response: ServerResponse): void {
  response.shouldKeepAlive = false;
}
