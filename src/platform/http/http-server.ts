import { createServer, type RequestListener, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { type ErrorCode, errorBody } from "../errors.ts";
import type { Log } from "../log.ts";

export interface HttpTimeouts {
  /** From the first byte until all headers are there. */
  readonly headersMs: number;
  /** From the first byte until the whole request is there. */
  readonly requestMs: number;
  /** How long an idle connection is kept; longer than load balancers keep theirs, or they would send into a closed one. */
  readonly keepAliveMs: number;
  /** How often the above are looked at. */
  readonly checkMs: number;
}

export const httpTimeouts: HttpTimeouts = { headersMs: 10_000, requestMs: 30_000, keepAliveMs: 65_000, checkMs: 2_000 };

const headerBytesMax = 16 * 1_024;

/** An HTTP server that slow and broken clients cannot hold up, and that says what was wrong with what it could not read. */
export function createHttpServer(listener: RequestListener, log: Log, timeouts: HttpTimeouts = httpTimeouts): Server {
  const server = createServer(
    {
      headersTimeout: timeouts.headersMs,
      requestTimeout: timeouts.requestMs,
      keepAliveTimeout: timeouts.keepAliveMs,
      connectionsCheckingInterval: timeouts.checkMs,
      maxHeaderSize: headerBytesMax,
      // A request without a host is refused by the application, with a sentence.
      requireHostHeader: false,
    },
    listener,
  );
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => refuse(socket, error.code, log));
  server.on("connect", (_request, socket) => refuse(socket, "CONNECT", log));
  server.on("checkExpectation", (_request, response) =>
    response.writeHead(417, closingHeaders).end(bodyOf("malformed_request", sentences[417])),
  );
  return server;
}

type Refusal = 400 | 405 | 408 | 413 | 417 | 431;

const sentences: Record<Refusal, string> = {
  400: "This is not a request that can be read.",
  405: "CONNECT does not work here. This address answers GET, HEAD, POST.",
  408: "The request took too long to arrive. Please try again.",
  413: "The request's chunks carry too much besides the content.",
  417: "The expectation in this request's headers cannot be met.",
  431: `The request's headers are larger than ${headerBytesMax / 1_024} kB. Please clear the cookies of this site and try again.`,
};

const refusals: Readonly<Record<string, Refusal>> = {
  CONNECT: 405,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

const errorCodes: Record<Refusal, ErrorCode> = {
  400: "malformed_request",
  405: "method_not_allowed",
  408: "malformed_request",
  413: "payload_too_large",
  417: "malformed_request",
  431: "malformed_request",
};

const closingHeaders = {
  "Content-Type": "application/json",
  "Cache-Control": "no-store",
  "X-Content-Type-Options": "nosniff",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  Connection: "close",
};

const bodyOf = (code: ErrorCode, sentence: string): string => JSON.stringify(errorBody(code, sentence));

/** Answers what never became a request, on the bare connection, and closes it. */
function refuse(socket: Duplex, cause: string | undefined, log: Log): void {
  // Node keeps the answer under way here; half of another one in its middle would confuse any client.
  const answering = (socket as { _httpMessage?: ServerResponse })._httpMessage;
  if (!socket.writable || answering?.headersSent) {
    socket.destroy();
    return;
  }
  const status = refusals[cause ?? ""] ?? 400;
  const body = bodyOf(errorCodes[status], sentences[status]);
  const headers = Object.entries({ ...closingHeaders, "Content-Length": Buffer.byteLength(body) });
  const lines = headers.map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", body].join("\r\n"));
  log.info({ status, cause }, "unreadable request refused");
}
