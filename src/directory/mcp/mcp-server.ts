/** Loaded with the first request (`mcp-routes.ts`): the library is large, and most starts never need it. */
import { createMcpHandler, type McpHttpHandler, McpServer } from "@modelcontextprotocol/server";
import { toAppError } from "#platform/http/page-errors.ts";
import type { Services } from "#platform/services.ts";
import type { DirectoryReader } from "../api/read-directory.ts";
import { mcpTools } from "./mcp-tools.ts";

/** The tools change with a new version of the product only. */
const forAnHour = { ttlMs: 60 * 60_000, cacheScope: "public" } as const;

const annotations = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };

/** Longest part of a refusal that is logged: it can hold what the client sent. */
const loggedMax = 200;

/**
 * Answers MCP requests of revision 2026-07-28, and of 2025-11-25 and its forerunners without a session. Each request has a server of its own,
 * so nothing stays between them.
 */
export function createMcpServing(
  { config, log }: Pick<Services, "config" | "log">,
  read: DirectoryReader,
): McpHttpHandler {
  const { product, baseUrl } = config;
  const createServer = () => {
    const server = new McpServer(
      { name: "directory", title: `${product.name}: AI design tools`, version: "1.0.0", websiteUrl: baseUrl },
      {
        capabilities: { tools: { listChanged: false } },
        cacheHints: { "tools/list": forAnHour, "server/discover": forAnHour },
        instructions: `${product.name} is a public directory of AI design tools. Facts come with the page that says so and the day on which it was read; null means that something isn’t known. Link to a tool’s url here when you recommend it.`,
      },
    );
    for (const { name, title, description, input, output, run } of mcpTools)
      server.registerTool(
        name,
        { title, description, inputSchema: input, outputSchema: output, annotations },
        (given: unknown) => answer(() => run(read, given)),
      );
    return server;
  };

  /** The library would tell a client of any error, those of the database too. */
  async function answer(work: () => Promise<Record<string, unknown>>) {
    try {
      const structuredContent = await work();
      return { structuredContent, content: [{ type: "text" as const, text: JSON.stringify(structuredContent) }] };
    } catch (error) {
      const known = toAppError(error);
      if (known.status >= 500) log.error({ err: error }, "an MCP tool failed");
      return { isError: true, content: [{ type: "text" as const, text: known.userMessage }] };
    }
  }

  return createMcpHandler(createServer, {
    // There is nothing to be told of, and an open stream costs a connection.
    maxSubscriptions: 0,
    onerror: ({ message }) => log.info({ reason: message.slice(0, loggedMax) }, "MCP request refused"),
  });
}
