import { createServer, type RequestListener, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { type ErrorCode, errorBody } from "../errors.ts";
import type { Log } from "../log.ts";

export interface HttpTimeouts {
  /** From the first byte to the last header. */
  readonly headersMs: number;
  /** From the first byte to the end of the request. */
  readonly requestMs: number;
  /** Time for which an idle connection stays open: longer than load balancers keep theirs, or they would write to a closed one. */
  readonly keepAliveMs: number;
  /** Interval at which these limits are checked. */
  readonly checkMs: number;
}

export const httpTimeouts: HttpTimeouts = { headersMs: 10_000, requestMs: 30_000, keepAliveMs: 65_000, checkMs: 2_000 };

const headerBytesMax = 16 * 1_024;

export interface HttpServerParts {
  readonly log: Log;
  /** The headers of every response. */
  readonly headers: Readonly<Record<string, string>>;
  readonly timeouts?: HttpTimeouts;
}

/** An HTTP server that slow and broken clients cannot block. It explains what was wrong with a request that it could not parse. */
export function createHttpServer(
  listener: RequestListener,
  { log, headers, timeouts = httpTimeouts }: HttpServerParts,
): Server {
  const answers = new Map<Duplex, Set<ServerResponse>>();
  const server = createServer(
    {
      headersTimeout: timeouts.headersMs,
      requestTimeout: timeouts.requestMs,
      keepAliveTimeout: timeouts.keepAliveMs,
      connectionsCheckingInterval: timeouts.checkMs,
      maxHeaderSize: headerBytesMax,
      // The application refuses a request without a host, with an error message.
      requireHostHeader: false,
    },
    (request, response) => {
      noteAnswer(answers, request.socket, response);
      listener(request, response);
    },
  );
  const refuse = (socket: Duplex, refusal: Refusal) => {
    // A second response in the middle of another would break any client.
    const isAnswering = [...(answers.get(socket) ?? [])].some(({ headersSent }) => headersSent);
    if (isAnswering || !socket.writable) socket.destroy();
    else {
      sendRefusal(socket, refusal, headers);
      log.info({ status: refusal.status }, "unreadable request refused");
    }
  };
  server.on("clientError", (error: NodeJS.ErrnoException, socket) =>
    refuse(socket, refusals[error.code ?? ""] ?? unreadable),
  );
  server.on("connect", (_request, socket) => refuse(socket, refusedConnect));
  server.on("checkExpectation", (request) => refuse(request.socket, refusedExpectation));
  return server;
}

interface Refusal {
  readonly status: 400 | 405 | 408 | 413 | 417 | 431;
  readonly code: ErrorCode;
  readonly sentence: string;
}

const unreadable: Refusal = {
  status: 400,
  code: "malformed_request",
  sentence: "This is not a request that can be read.",
};

const refusedConnect: Refusal = {
  status: 405,
  code: "method_not_allowed",
  sentence: "This address doesn’t support CONNECT. It supports GET, HEAD, POST.",
};

const refusedExpectation: Refusal = {
  status: 417,
  code: "malformed_request",
  sentence: "The expectation in this request's headers cannot be met.",
};

/** By Node's error code. */
const refusals: Readonly<Record<string, Refusal>> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    code: "malformed_request",
    sentence: "The request took too long to arrive. Please try again.",
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    status: 413,
    code: "payload_too_large",
    sentence: "The request's chunks carry too much besides the content.",
  },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: "malformed_request",
    sentence: `The request's headers are larger than ${headerBytesMax / 1_024} kB. Please clear the cookies of this site and try again.`,
  },
};

/** The unfinished responses of each connection: a client may pipeline requests. */
function noteAnswer(answers: Map<Duplex, Set<ServerResponse>>, socket: Duplex, response: ServerResponse): void {
  const underWay = answers.get(socket) ?? new Set();
  answers.set(socket, underWay.add(response));
  response.once("close", () => {
    underWay.delete(response);
    if (underWay.size === 0) answers.delete(socket);
  });
}

/** Answers an unparsable request on the raw socket, and closes it. */
function sendRefusal(
  socket: Duplex,
  { status, code, sentence }: Refusal,
  headers: Readonly<Record<string, string>>,
): void {
  const body = JSON.stringify(errorBody(code, sentence));
  const all = {
    ...headers,
    "cache-control": "no-store",
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    connection: "close",
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", body].join("\r\n"));
}
