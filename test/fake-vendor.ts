import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

export interface VendorAnswer {
  readonly status?: number;
  /** A text as it is, anything else as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface FakeVendor {
  /** On loopback, without a slash at the end. */
  readonly origin: string;
  readonly requests: readonly IncomingMessage[];
  close(): Promise<void>;
}

/** An AI provider that answers what the test says. `undefined`: it never answers. */
export async function startFakeVendor(
  answerTo: (request: IncomingMessage, count: number) => VendorAnswer | undefined,
): Promise<FakeVendor> {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    const answer = answerTo(request, requests.length);
    if (!answer) return;
    const { status = 200, body = {}, headers = {} } = answer;
    response.writeHead(status, headers).end(typeof body === "string" ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** OpenAI's answers to `GET /models`, with one key that it accepts. */
export const answerLikeOpenAi =
  (rightKey: string) =>
  ({ headers }: IncomingMessage): VendorAnswer =>
    headers.authorization === `Bearer ${rightKey}`
      ? { body: { object: "list", data: [] } }
      : {
          status: 401,
          body: {
            error: { message: "Incorrect API key provided.", type: "invalid_request_error", code: "invalid_api_key" },
          },
        };
