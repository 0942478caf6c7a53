import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { createGuardedFetch } from "#engines/index.ts";
import { fakeHostEnv } from "./fake-websites.ts";

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface ReceiverAnswer {
  readonly status: number;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface WebhookReceiver {
  readonly url: string;
  readonly port: number;
  readonly received: Received[];
  /** Answers each request; 204 by default. One that never resolves hangs. */
  answer: (request: Received) => ReceiverAnswer | Promise<ReceiverAnswer>;
  /** The environment of a built product that takes it for a server of the internet. */
  readonly env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

const host = "hooks.example";

/** A user's program on this machine, which the product knows as https://hooks.example. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: Received[] = [];
  const receiver = { answer: (): ReceiverAnswer => ({ status: 204 }) } as Pick<WebhookReceiver, "answer">;
  const server = createServer(async (request, response) => {
    const one = { path: request.url ?? "", headers: request.headers, body: await text(request) };
    received.push(one);
    const { status, body = "", headers = {} } = await receiver.answer(one);
    response.writeHead(status, headers).end(body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return Object.assign(receiver, {
    url: `https://${host}/webhooks?token=1`,
    port,
    received,
    env: fakeHostEnv(host, port),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  });
}

/** Calls that host at a port of this machine, and others as the product does. */
export function fetchOfReceiver(port: number, others: typeof fetch): typeof fetch {
  const own = createGuardedFetch({ allowPrivateAddresses: true, bytesMax: 64 * 1_024, returnsRedirects: true });
  return (input, init) => {
    const url = new URL(String(input));
    if (url.hostname !== host) return others(input, init);
    return own(`http://127.0.0.1:${port}${url.pathname}${url.search}`, init);
  };
}
