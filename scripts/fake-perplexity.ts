import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";

export interface AgentReply {
  readonly content?: string;
  readonly toolCalls?: readonly { readonly name: string; readonly arguments: string }[];
  /** Queries with which it searched the web, and the pages it found. */
  readonly search?: {
    readonly queries: readonly string[];
    readonly results: readonly { readonly id: number; readonly title: string; readonly url: string }[];
  };
  /** In the API's own words. */
  readonly usage?: Readonly<Record<string, unknown>>;
  /** `length`: the answer has as many tokens as were allowed. */
  readonly finishReason?: string;
  /** The run fails after this much of it. */
  readonly error?: { readonly message: string; readonly type?: string; readonly code?: string };
}

export interface FakePerplexity {
  /** Address without the version. */
  readonly url: string;
  reply: AgentReply;
  /** The bodies of the calls so far. */
  readonly requests: readonly Readonly<Record<string, unknown>>[];
  close(): Promise<void>;
}

interface FakeOptions {
  readonly port?: number;
  readonly reply?: AgentReply;
  /** Milliseconds between two parts of the text. */
  readonly pauseMs?: number;
}

/** Perplexity’s Agent API, by the types of the vendor’s own SDK (@perplexity-ai/perplexity_ai 0.38.5). Streams only. */
export async function startFakePerplexity({
  port = 0,
  reply = {},
  pauseMs = 0,
}: FakeOptions = {}): Promise<FakePerplexity> {
  const requests: Readonly<Record<string, unknown>>[] = [];
  const fake = { reply };
  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    get reply() {
      return fake.reply;
    },
    set reply(next) {
      fake.reply = next;
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const refusal = refuse(request);
    if (refusal)
      return void response.writeHead(refusal.status, { "content-type": "application/json" }).end(refusal.body);
    const body = JSON.parse(Buffer.concat(chunks).toString()) as Readonly<Record<string, unknown>>;
    requests.push(body);
    response.writeHead(200, { "content-type": "text/event-stream" });
    for (const [index, event] of eventsOf(body, fake.reply).entries()) {
      if (pauseMs > 0 && event.type === "response.output_text.delta") await delay(pauseMs);
      if (response.destroyed) return;
      response.write(`event: ${event.type}\ndata: ${JSON.stringify({ ...event, sequence_number: index })}\n\n`);
    }
    response.end();
  }
}

function refuse({
  method,
  url,
  headers,
}: IncomingMessage): { readonly status: number; readonly body: string } | undefined {
  const error = (status: number, message: string, type: string) => ({
    status,
    body: JSON.stringify({ error: { message, type, code: status } }),
  });
  if (method !== "POST" || url !== "/v1/agent") return error(404, "Not found.", "not_found");
  if (!/^Bearer \S+$/.test(headers.authorization ?? ""))
    return error(401, "Invalid API key provided.", "invalid_api_key");
  return undefined;
}

type AgentEvent = Readonly<Record<string, unknown>> & { readonly type: string };

const partLength = 12;

function eventsOf(body: Readonly<Record<string, unknown>>, reply: AgentReply): readonly AgentEvent[] {
  const { content = "", toolCalls = [], search, error, finishReason } = reply;
  const response = {
    id: "resp_1",
    object: "response",
    created_at: 1_790_000_000,
    model: body.model ?? "perplexity/sonar",
  };
  const usage = {
    input_tokens: 20,
    output_tokens: 45,
    total_tokens: 65,
    cost: { currency: "USD", input_cost: 0, output_cost: 0, total_cost: 0 },
    ...reply.usage,
    ...(finishReason === "length" ? { output_tokens: body.max_output_tokens } : {}),
  };
  const searched = search ? [{ type: "search_results", ...search }] : [];
  const message = {
    type: "message",
    id: "msg_1",
    role: "assistant",
    status: "completed",
    content: [{ type: "output_text", text: content, annotations: [] }],
  };
  const calls = toolCalls.map((call, index) => ({
    type: "function_call",
    id: `fc_${index}`,
    call_id: `call_${index}`,
    status: "completed",
    ...call,
  }));
  const written = content === "" ? [] : [message];
  const inText = { item_id: "msg_1", output_index: 0, content_index: 0 };
  const parts = content.match(new RegExp(`[^]{1,${partLength}}`, "g")) ?? [];
  return [
    { type: "response.created", response: { ...response, status: "in_progress", output: [] } },
    { type: "response.in_progress", response: { ...response, status: "in_progress", output: [] } },
    ...(search ? searchEvents(search) : []),
    ...written.map((item) => ({ type: "response.output_item.added", item: { ...item, content: [] }, output_index: 0 })),
    ...parts.map((delta) => ({ type: "response.output_text.delta", delta, ...inText })),
    ...(error
      ? [{ type: "response.failed", error }]
      : [
          ...written.flatMap((item) => [
            { type: "response.output_text.done", text: content, ...inText },
            { type: "response.output_item.done", item, output_index: 0 },
          ]),
          ...calls.map((item) => ({ type: "response.output_item.done", item, output_index: 0 })),
          {
            type: "response.completed",
            response: {
              ...response,
              status: calls.length > 0 ? "requires_action" : "completed",
              output: [...searched, ...written, ...calls],
              usage,
            },
          },
        ]),
  ];
}

const searchEvents = ({ queries, results }: NonNullable<AgentReply["search"]>): readonly AgentEvent[] => [
  { type: "response.reasoning.started", thought: "I look it up." },
  { type: "response.reasoning.search_queries", queries },
  {
    type: "response.reasoning.search_results",
    results: results.map((result) => ({ ...result, snippet: "", source: "web" })),
  },
  { type: "response.reasoning.stopped" },
];
