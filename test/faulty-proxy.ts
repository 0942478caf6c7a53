import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse, request as sendRequest } from "node:http";
import type { AddressInfo } from "node:net";

/** Fault of each call until it is changed. */
export type ProxyFault =
  /** Passes this many events of a stream on, then closes it: cleanly, or by breaking the connection. */
  | { readonly kind: "cut"; readonly afterEvents: number; readonly how: "ended" | "broken" }
  /** Passes a stream on byte by byte. */
  | { readonly kind: "trickle" }
  /** Passes this many events on, and then nothing. */
  | { readonly kind: "silence"; readonly afterEvents: number }
  /** Passes this many events on, and the others once this is resolved. */
  | { readonly kind: "pause"; readonly afterEvents: number; readonly until: Promise<void> }
  | {
      readonly kind: "answer";
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body: string;
    }
  /** Sends this again and again until the caller hangs up. */
  | { readonly kind: "endless"; readonly chunk: string };

export interface ProxyCall {
  readonly headers: IncomingMessage["headers"];
  /** True if the caller went away before the whole answer was sent. */
  isHungUp: boolean;
}

interface Proxied {
  eventsPassed: number;
  readonly target: string;
  fault: ProxyFault | undefined;
  /** Changes each event where the fake is not like the real provider. */
  correct: (event: string) => string;
}

export interface FaultyProxy extends Omit<Proxied, "target" | "eventsPassed"> {
  readonly url: string;
  /** Number of events that the last stream had. */
  readonly eventsPassed: number;
  /** The calls so far. */
  readonly calls: readonly ProxyCall[];
  close(): Promise<void>;
}

/** Stands between the product and a fake provider, and brings about what a network and a provider in trouble do. */
export async function startFaultyProxy(target: string): Promise<FaultyProxy> {
  const proxied: Proxied = { target, fault: undefined, eventsPassed: 0, correct: (event) => event };
  const calls: ProxyCall[] = [];
  const server = createServer((request, response) => {
    const call = { headers: request.headers, isHungUp: false };
    calls.push(call);
    response.on("close", () => {
      call.isHungUp = !response.writableFinished;
    });
    void answer(request, response, proxied).catch(() => response.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    get eventsPassed() {
      return proxied.eventsPassed;
    },
    get fault() {
      return proxied.fault;
    },
    set fault(fault) {
      proxied.fault = fault;
    },
    get correct() {
      return proxied.correct;
    },
    set correct(correct) {
      proxied.correct = correct;
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

async function answer(request: IncomingMessage, response: ServerResponse, proxied: Proxied): Promise<void> {
  const { target, correct, fault } = proxied;
  if (fault?.kind === "answer") {
    request.resume();
    response.writeHead(fault.status, { "content-type": "application/json", ...fault.headers }).end(fault.body);
    return;
  }
  if (fault?.kind === "endless") return sendEndlessly(response, fault.chunk);
  const upstream = sendRequest(new URL(request.url ?? "/", target), {
    method: request.method,
    headers: request.headers,
  });
  request.pipe(upstream);
  const [received] = (await once(upstream, "response")) as [IncomingMessage];
  const { "content-length": _, ...headers } = received.headers;
  response.writeHead(received.statusCode ?? 502, headers);
  const chunks: Buffer[] = [];
  for await (const chunk of received) chunks.push(chunk as Buffer);
  const events = splitEvents(Buffer.concat(chunks).toString()).map(correct);
  proxied.eventsPassed = events.length;
  if (!fault) return void response.end(events.join(""));
  if (fault.kind === "trickle") {
    for (const byte of Buffer.from(events.join(""))) response.write(Buffer.of(byte));
    return void response.end();
  }
  for (const event of events.slice(0, fault.afterEvents)) response.write(event);
  if (fault.kind === "silence") return;
  if (fault.kind === "pause") {
    await fault.until;
    return void response.end(events.slice(fault.afterEvents).join(""));
  }
  if (fault.how === "ended") return void response.end();
  // What was written is to arrive first.
  response.write("", () => setImmediate(() => response.destroy()));
}

/** The events of a stream, each with the empty line that ends it. */
const splitEvents = (text: string): readonly string[] => text.split(/(?<=\n\n)/).filter((event) => event !== "");

async function sendEndlessly(response: ServerResponse, chunk: string): Promise<void> {
  response.writeHead(200, { "content-type": "text/event-stream" });
  const closed = once(response, "close");
  while (!response.destroyed) if (!response.write(chunk)) await Promise.race([once(response, "drain"), closed]);
}
