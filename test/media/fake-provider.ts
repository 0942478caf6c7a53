import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { MediaFile } from "../../packages/engines/media-contract.ts";

export interface FakeRequest {
  readonly method: string;
  /** Path with its query. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** Origin of this fake, for addresses in answers. */
  readonly origin: string;
  /** True if the caller went away before the whole answer was sent. */
  isHungUp: boolean;
}

export interface FakeAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** One of these three. */
  readonly json?: unknown;
  readonly text?: string;
  readonly file?: MediaFile;
}

export type FakeHandler = (request: FakeRequest) => FakeAnswer | undefined | Promise<FakeAnswer | undefined>;

/** Fault of each call until it is changed. */
export type FakeFault =
  | ({ readonly kind: "answer" } & FakeAnswer)
  /** Sends half of the answer, and then nothing. */
  | { readonly kind: "silence" }
  /** Sends half of the answer, then breaks the connection. */
  | { readonly kind: "cut" }
  /** Sends the answer byte by byte. */
  | { readonly kind: "trickle" }
  /** Sends bytes until the caller hangs up. */
  | { readonly kind: "endless" };

export interface FakeProvider {
  readonly url: string;
  /** The requests so far, oldest first. */
  readonly requests: readonly FakeRequest[];
  handler: FakeHandler;
  fault: FakeFault | undefined;
  close(): Promise<void>;
}

/** A provider of files by HTTP that answers as it is told, and brings about what a network and a provider in trouble do. */
export async function startFakeProvider(): Promise<FakeProvider> {
  const requests: FakeRequest[] = [];
  const told: Pick<FakeProvider, "handler" | "fault"> = { handler: () => undefined, fault: undefined };
  let origin = "";
  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const request: FakeRequest = {
      method: incoming.method ?? "GET",
      path: incoming.url ?? "/",
      headers: incoming.headers,
      body: Buffer.concat(chunks),
      origin,
      isHungUp: false,
    };
    requests.push(request);
    response.on("close", () => {
      request.isHungUp = !response.writableFinished;
    });
    await respond(response, request, told).catch(() => response.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(told, {
    url: origin,
    requests,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  });
}

async function respond(
  response: ServerResponse,
  request: FakeRequest,
  { handler, fault }: Pick<FakeProvider, "handler" | "fault">,
): Promise<void> {
  if (fault?.kind === "endless") return sendEndlessly(response);
  const answer = (fault?.kind === "answer" ? fault : await handler(request)) ?? {
    status: 404,
    json: { error: "Not here" },
  };
  const body = bodyOf(answer);
  response.writeHead(answer.status ?? 200, { "content-type": contentTypeOf(answer), ...answer.headers });
  if (!fault || fault.kind === "answer") return void response.end(body);
  if (fault.kind === "trickle") {
    for (const byte of body) response.write(Buffer.of(byte));
    return void response.end();
  }
  const half = body.subarray(0, Math.ceil(body.length / 2));
  if (fault.kind === "silence") return void response.write(half);
  // What was written is to arrive first.
  response.write(half, () => setImmediate(() => response.destroy()));
}

const bodyOf = ({ json, text, file }: FakeAnswer): Buffer =>
  file ? Buffer.from(file.data) : Buffer.from(text ?? (json === undefined ? "" : JSON.stringify(json)));

const contentTypeOf = ({ json, file }: FakeAnswer): string =>
  file?.mediaType ?? (json === undefined ? "text/html" : "application/json");

async function sendEndlessly(response: ServerResponse): Promise<void> {
  const chunk = Buffer.alloc(1_000_000, " ");
  response.writeHead(200, { "content-type": "application/json" });
  const closed = once(response, "close");
  while (!response.destroyed) if (!response.write(chunk)) await Promise.race([once(response, "drain"), closed]);
}
