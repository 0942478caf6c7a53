import type { Config } from "#platform/config.ts";
import { mcpLimit } from "./mcp-limit.ts";
import { mcpPath } from "./mcp-path.ts";
import { mcpTools } from "./mcp-tools.ts";

/** Everything that a page says of the MCP server. */
export interface McpDescription {
  readonly address: string;
  /** Name for it in a client's settings, e.g. `easel`. */
  readonly serverName: string;
  readonly tools: readonly { readonly name: string; readonly description: string }[];
  readonly requestsPerMinute: number;
}

export function describeMcp({ baseUrl, product }: Pick<Config, "baseUrl" | "product">): McpDescription {
  return {
    address: `${baseUrl}${mcpPath}`,
    serverName: product.name.toLowerCase().replace(/[^a-z0-9]+/g, "-"),
    tools: mcpTools.map(({ name, description }) => ({ name, description })),
    requestsPerMinute: mcpLimit.attemptsMax,
  };
}
