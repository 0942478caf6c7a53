import type { IncomingMessage, RequestListener } from "node:http";
import type { Services } from "../services.ts";
import type { Lifecycle } from "./lifecycle.ts";
import { loggablePath } from "./loggable-path.ts";
import { requestIdFrom } from "./observe.ts";
import type { PageCache } from "./page-cache.ts";
import type { StaticFiles } from "./static-files.ts";
import { type StoredAnswer, sendStored } from "./stored-answer.ts";

export interface FrontParts {
  readonly services: Pick<Services, "log" | "metrics">;
  readonly lifecycle: Lifecycle;
  readonly staticFiles: StaticFiles;
  readonly pageCache: PageCache;
  /** Answers all that is not in memory. */
  readonly application: RequestListener;
}

interface Found {
  readonly answer: StoredAnswer;
  readonly source: "static" | "page-cache";
}

/** What stands before the application: files and cached pages are answered from memory, everything else is passed on. */
export function createFront({ services, lifecycle, staticFiles, pageCache, application }: FrontParts): RequestListener {
  const { log, metrics } = services;

  function find({ method, url = "/", headers }: IncomingMessage): Found | undefined {
    if (method !== "GET" && method !== "HEAD") return undefined;
    const file = staticFiles.get(url.split("?", 1)[0] ?? "");
    if (file) return { answer: file, source: "static" };
    const page = pageCache.isEligible(method, headers.cookie) ? pageCache.find(url) : undefined;
    return page && { answer: page, source: "page-cache" };
  }

  return (request, response) => {
    // The answer is the connection's last one: the client opens its next connection to a process that stays.
    if (lifecycle.isStopping) response.shouldKeepAlive = false;
    const found = find(request);
    if (!found) {
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
