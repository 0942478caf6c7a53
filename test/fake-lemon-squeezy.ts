import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { answerCall, type FakeAnswer, type FakeCall, refuse } from "./lemon-squeezy/fake-calls.ts";
import {
  openRecords,
  type Paid,
  type ProviderRecord,
  type ProviderRecords,
  pay,
} from "./lemon-squeezy/fake-records.ts";
import { bytesOf, fixtureEnvironment, type LemonSqueezyEvent } from "./lemon-squeezy-fixtures.ts";

/** A fault for the next matching calls. */
export interface Fault {
  /**
   * `silence` never responds, `hang-up` closes the connection, `broken` sends invalid JSON, `late-silence` does the call and then never
   * responds.
   */
  readonly kind: "status" | "silence" | "late-silence" | "hang-up" | "broken";
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Number of calls; 1 by default. */
  readonly times?: number;
  /** e.g. `POST /v1/checkouts`; any call by default. */
  readonly call?: string;
}

export interface FakeLemonSqueezy {
  readonly url: string;
  readonly records: ProviderRecords;
  /** All calls so far, oldest first. */
  readonly calls: readonly FakeCall[];
  fail(fault: Fault): void;
  /** Pays on the payment page and posts the resulting webhooks. @param checkoutUrl from the API's response. */
  pay(checkoutUrl: string): Promise<Paid>;
  /** Posts a signed webhook. @returns the response. */
  sendWebhook(event: LemonSqueezyEvent): Promise<Response>;
  /** Sets the webhook URL. No webhooks are posted before. */
  webhookUrl: string | undefined;
  close(): Promise<void>;
}

/** The environment of a built product that uses this fake; see preload-lemon-squeezy.ts. */
export function environmentFor(fake: Pick<FakeLemonSqueezy, "url">): Readonly<Record<string, string>> {
  const preload = fileURLToPath(new URL("preload-lemon-squeezy.ts", import.meta.url));
  return { ...fixtureEnvironment, FAKE_LEMON_SQUEEZY_URL: fake.url, NODE_OPTIONS: `--import ${preload}` };
}

/** A fake of Lemon Squeezy's API, as far as the product uses it: documented calls, errors, pages and limits, with its own records. */
export async function startFakeLemonSqueezy(): Promise<FakeLemonSqueezy> {
  const records = openRecords();
  const calls: FakeCall[] = [];
  const faults: Fault[] = [];
  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const state: { webhookUrl: string | undefined } = { webhookUrl: undefined };

  const sendWebhook = (event: LemonSqueezyEvent) => {
    if (!state.webhookUrl) throw new Error("no webhook URL is set");
    const body = bytesOf(event);
    const secret = fixtureEnvironment.LEMON_SQUEEZY_WEBHOOK_SECRET;
    return fetch(state.webhookUrl, {
      method: "POST",
      body,
      headers: {
        "Content-Type": "application/json",
        "X-Event-Name": event.meta.event_name,
        "X-Signature": createHmac("sha256", secret).update(body).digest("hex"),
      },
    });
  };
  const describe = (eventName: string, object: ProviderRecord): LemonSqueezyEvent => {
    const custom = records.custom.get(object.id);
    const isInvoice = object.type === "subscription-invoices";
    return {
      meta: { test_mode: true, event_name: eventName, ...(custom && !isInvoice ? { custom_data: custom } : {}) },
      data: structuredClone(object),
    };
  };
  const notify = (eventName: string, object: ProviderRecord) => {
    // Not awaited: the receiver may have stopped by then.
    if (state.webhookUrl) void sendWebhook(describe(eventName, object)).catch(() => {});
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname: path, searchParams: query } = new URL(request.url ?? "/", url);
    const method = request.method ?? "GET";
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const call: FakeCall = { method, path, query, body: text ? JSON.parse(text) : undefined };
    calls.push(call);
    const fault = takeFault(faults, `${method} ${path}`);
    if (fault?.kind === "silence") return;
    if (fault?.kind === "hang-up") return void request.socket.destroy();
    if (fault?.kind === "broken") return void response.writeHead(fault.status ?? 200).end('{"data": {"type":');
    if (fault?.kind === "status") {
      const answered = refuse(fault.status ?? 500, "Out of order", "Something is wrong.");
      return send(response, { ...answered, headers: fault.headers ?? {} });
    }
    const answered = isAllowed(request) ? answerCall(call, records, url, notify) : unauthenticated;
    if (fault?.kind !== "late-silence") send(response, answered);
  }

  return {
    url,
    records,
    calls,
    fail: (fault) => void faults.push(...Array<Fault>(fault.times ?? 1).fill(fault)),
    async pay(checkoutUrl) {
      const paid = pay(records, new URL(checkoutUrl).pathname.split("/").at(-1) ?? "");
      const { order, subscription, invoice } = paid;
      if (state.webhookUrl) {
        await sendWebhook(describe("order_created", order));
        if (subscription) await sendWebhook(describe("subscription_created", subscription));
        if (invoice) await sendWebhook(describe("subscription_payment_success", invoice));
      }
      return paid;
    },
    sendWebhook,
    get webhookUrl() {
      return state.webhookUrl;
    },
    set webhookUrl(to) {
      state.webhookUrl = to;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function takeFault(faults: Fault[], call: string): Fault | undefined {
  const at = faults.findIndex((fault) => fault.call === undefined || fault.call === call);
  return at === -1 ? undefined : faults.splice(at, 1)[0];
}

const unauthenticated = refuse(401, "Unauthorized", "Unauthenticated.");

function isAllowed({ headers }: IncomingMessage): boolean {
  return (
    headers.authorization === `Bearer ${fixtureEnvironment.LEMON_SQUEEZY_API_KEY}` &&
    headers.accept === "application/vnd.api+json"
  );
}

function send(response: ServerResponse, { status, body, headers }: FakeAnswer): void {
  response.writeHead(status, { "Content-Type": "application/vnd.api+json", ...headers }).end(JSON.stringify(body));
}
