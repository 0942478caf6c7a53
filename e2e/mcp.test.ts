import { Client as NewClient, StreamableHTTPClientTransport as NewTransport } from "@modelcontextprotocol/client";
import { Client as OldClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as OldTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rawRequest } from "../test/raw-request.ts";
import { type BorrowedSite, borrowSite } from "../test/shared-sites.ts";
import { queryOnce } from "../test/test-database.ts";

const about = { name: "test", version: "1.0.0" };

/** The part of the official clients that both have. */
interface Connected {
  readonly revision: string | undefined;
  listTools(): Promise<{ tools: readonly { name: string; annotations?: object; outputSchema?: object }[] }>;
  callTool(call: { name: string; arguments?: Record<string, unknown> }): Promise<{
    structuredContent?: Record<string, unknown>;
    content: readonly { type: string; text?: string }[];
    isError?: boolean;
  }>;
  close(): Promise<void>;
}

describe("the directory by MCP", () => {
  let borrowed: BorrowedSite;
  let address: string;
  beforeAll(async () => {
    borrowed = await borrowSite();
    address = `${borrowed.site.url}/mcp`;
    await queryOnce(
      borrowed.site.databaseUrl,
      `insert into tool_facts (tool_slug, kind, value, source, checked_on)
        values ('canva', 'platforms', '["web", "ios"]', 'https://www.canva.com/download/', '2026-11-20')`,
    );
  });
  afterAll(() => borrowed?.end());

  async function connectNew(): Promise<Connected> {
    const client = new NewClient(about, { versionNegotiation: { mode: { pin: "2026-07-28" } } });
    await client.connect(new NewTransport(new URL(address)));
    return Object.assign(client, { revision: client.getNegotiatedProtocolVersion() }) as unknown as Connected;
  }

  async function connectOld(): Promise<Connected> {
    const client = new OldClient(about);
    const transport = new OldTransport(new URL(address));
    await client.connect(transport as Parameters<OldClient["connect"]>[0]);
    expect(transport.sessionId).toBeUndefined();
    return Object.assign(client, { revision: transport.protocolVersion }) as unknown as Connected;
  }

  describe.each([
    ["2026-07-28", connectNew],
    ["2025-11-25", connectOld],
  ])("for a client of revision %s", (revision, connect) => {
    let client: Connected;
    beforeAll(async () => {
      client = await connect();
    });
    afterAll(() => client?.close());

    it("[G5] lists tools that only read", async () => {
      expect(client.revision).toBe(revision);
      const { tools } = await client.listTools();
      expect(tools.map(({ name }) => name)).toEqual([
        "search_tools",
        "get_tool",
        "compare_tools",
        "alternatives",
        "list_categories",
      ]);
      for (const tool of tools)
        expect(tool).toMatchObject({
          annotations: { readOnlyHint: true, destructiveHint: false },
          outputSchema: { type: "object" },
        });
    });

    it("[G5] answers each tool as its schema says, with the same as text", async () => {
      const calls: [string, Record<string, unknown>, object][] = [
        ["search_tools", { query: "alternatives to canva", limit: 3 }, { tools: [{}, {}, {}] }],
        [
          "get_tool",
          { slug: "canva" },
          {
            facts: {
              platforms: { value: ["web", "ios"], source: "https://www.canva.com/download/", checked_on: "2026-11-20" },
              languages: { value: null, source: null, checked_on: null },
            },
          },
        ],
        ["compare_tools", { slugs: ["midjourney", "canva"] }, { tools: [{ slug: "midjourney" }, { slug: "canva" }] }],
        ["alternatives", { slug: "canva", only_free: true, limit: 1 }, { tools: [{ isPaid: false }] }],
        ["list_categories", {}, { categories: expect.arrayContaining([]) as unknown }],
      ];
      for (const [name, given, wanted] of calls) {
        const { structuredContent, content, isError } = await client.callTool({ name, arguments: given });
        expect([name, isError ?? false, structuredContent]).toEqual([name, false, expect.objectContaining({})]);
        expect(structuredContent).toMatchObject(wanted);
        expect(JSON.parse(content[0]?.text ?? "")).toEqual(structuredContent);
      }
    });

    it("[G5] goes on with a cursor", async () => {
      const call = { name: "search_tools", arguments: { sort: "name", limit: 2 } as Record<string, unknown> };
      const first = (await client.callTool(call)).structuredContent as { tools: object[]; next_cursor: string };
      const more = { ...call, arguments: { ...call.arguments, cursor: first.next_cursor } };
      const second = (await client.callTool(more)).structuredContent as typeof first;
      expect([...first.tools, ...second.tools].map((tool) => (tool as { slug: string }).slug)).toEqual(
        (
          (await client.callTool({ name: "search_tools", arguments: { sort: "name", limit: 4 } }))
            .structuredContent as typeof first
        ).tools.map((tool) => (tool as { slug: string }).slug),
      );
    });

    it.each<[string, Record<string, unknown>, string]>([
      ["get_tool", { slug: "no-such-tool" }, "Find its slug with search_tools"],
      ["get_tool", { slug: "Canva Pro" }, "lowercase letters"],
      ["get_tool", { slug: "canva", fields: "all" }, "fields"],
      ["get_tool", {}, "slug"],
      ["search_tools", { query: "x".repeat(101) }, "query"],
      ["search_tools", { limit: 51 }, "limit"],
      ["search_tools", { cursor: "made-up" }, "cursor"],
      ["search_tools", { category: "nope" }, "category"],
      ["compare_tools", { slugs: ["canva"] }, "slugs"],
      ["compare_tools", { slugs: ["canva", "canva"] }, "different tools"],
      ["compare_tools", { slugs: ["canva", "no-such-tool"] }, "no-such-tool"],
      ["alternatives", { slug: "no-such-tool" }, "search_tools"],
    ])("[G5] %s with %j is refused in words that a model can act on", async (name, given, words) => {
      const { isError, content } = await client.callTool({ name, arguments: given });
      expect([isError, content[0]?.text]).toEqual([true, expect.stringContaining(words)]);
    });
  });

  const discover = {
    jsonrpc: "2.0",
    id: 1,
    method: "server/discover",
    params: {
      _meta: {
        "io.modelcontextprotocol/protocolVersion": "2026-07-28",
        "io.modelcontextprotocol/clientInfo": about,
        "io.modelcontextprotocol/clientCapabilities": {},
      },
    },
  };
  const listTools = { jsonrpc: "2.0", id: 1, method: "tools/list" };
  const headers = {
    "content-type": "application/json",
    accept: "application/json, text/event-stream",
    "mcp-protocol-version": "2026-07-28",
    "mcp-method": "server/discover",
  };
  const post = (body: unknown, more: Readonly<Record<string, string>> = {}) =>
    fetch(address, {
      method: "POST",
      headers: { ...headers, ...more },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });

  it("[G5] says how long its description may be kept, and how many requests are left", async () => {
    const answer = await post(discover);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("ratelimit-policy")).toBe('"mcp";q=300;w=60');
    expect(answer.headers.get("mcp-session-id")).toBeNull();
    expect(await answer.json()).toMatchObject({ result: { ttlMs: 3_600_000, cacheScope: "public" } });
  });

  it.each<[string, Parameters<typeof post>, number]>([
    ["another site’s page", [discover, { origin: "https://elsewhere.example" }], 403],
    ["a page without an origin of its own", [discover, { origin: "null" }], 403],
    ["a header that says another method", [discover, { "mcp-method": "tools/list" }], 400],
    ["a header without the method", [discover, { "mcp-method": "" }], 400],
    ["an unknown revision", [discover, { "mcp-protocol-version": "2031-01-01" }], 400],
    ["several messages at once", [[discover, discover]], 400],
    [
      "several messages of an older revision at once",
      [[listTools, listTools], { "mcp-protocol-version": "2025-03-26" }],
      400,
    ],
    ["what is no JSON", ["{"], 400],
    ["no message", [""], 400],
    ["a NUL", ['{"jsonrpc":"2.0","id":"\\u0000"}'], 400],
    ["a text of 100 kB", ["x".repeat(100_000)], 413],
    ["a form", ["a=b", { "content-type": "application/x-www-form-urlencoded" }], 415],
  ])("[G5] %s is refused as an error of JSON-RPC", async (_name, request, status) => {
    const answer = await post(...request);
    const body = (await answer.json()) as object;
    expect([answer.status, body]).toEqual([
      status,
      expect.objectContaining({
        jsonrpc: "2.0",
        error: expect.objectContaining({ code: expect.any(Number) as number }) as object,
      }),
    ]);
    // A browser lets no other site's page read it.
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
  });

  it("[G5] a site whose name was made to lead to this machine is refused, though it names itself as host", async () => {
    const body = JSON.stringify(discover);
    const sent = {
      ...headers,
      host: "rebound.example",
      origin: "http://rebound.example",
      "content-length": body.length,
    };
    const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}`);
    const { status } = await rawRequest(address, [["POST /mcp HTTP/1.1", ...lines, "", body].join("\r\n")]);
    expect(status).toBe(403);
  });

  it("[G5] keeps no stream open: neither the old one nor a subscription", async () => {
    const stream = await fetch(address, { headers: { accept: "text/event-stream" } });
    expect([stream.status, stream.headers.get("allow")]).toEqual([405, "POST"]);
    const listen = {
      ...discover,
      method: "subscriptions/listen",
      params: { ...discover.params, notifications: { toolsListChanged: true } },
    };
    const answer = await post(listen, { "mcp-method": "subscriptions/listen" });
    expect(await answer.text()).toContain("Subscription limit reached");
  });

  it("[G5] a person who opens the address sees how to connect", async () => {
    const page = await fetch(address, { headers: { accept: "text/html" }, redirect: "manual" });
    expect([page.status, page.headers.get("location")]).toEqual([302, "/api-docs#mcp"]);
    const docs = await (await fetch(`${borrowed.site.url}/api-docs`)).text();
    expect(docs).toContain('id="mcp"');
    expect(docs).toContain("compare_tools");
  });
});
