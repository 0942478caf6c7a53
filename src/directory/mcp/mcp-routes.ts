import type { McpHttpHandler } from "@modelcontextprotocol/server";
import { Hono } from "hono";
import { AppError } from "#platform/errors.ts";
import type { AppEnv } from "#platform/http/app-env.ts";
import { collectBody } from "#platform/http/bodies/collect-body.ts";
import { scanJson, usualJson } from "#platform/http/bodies/scan-json.ts";
import { limitReads } from "#platform/rate-limit/limit-reads.ts";
import type { Services } from "#platform/services.ts";
import { createDirectoryReader, type DirectoryParts } from "../api/read-directory.ts";
import { mcpLimit } from "./mcp-limit.ts";
import { mcpPath } from "./mcp-path.ts";
import { refuseForeign } from "./refuse-foreign.ts";

/** A call of any of the tools has less than 2 kB; the rest is what clients say of themselves. */
const bodyBytesMax = 64 * 1_024;

/** The directory as an MCP server: open, read-only, without sessions. Mounted before the check of browsers’ forms, which programs don’t pass. */
export function mcpRoutes(services: Services, parts: DirectoryParts) {
  const routes = new Hono<AppEnv>();
  const read = createDirectoryReader(services, parts);
  let serving: Promise<McpHttpHandler> | undefined;
  const open = () => {
    serving ??= import("./mcp-server.ts").then(({ createMcpServing }) => createMcpServing(services, read));
    return serving;
  };

  routes.use(mcpPath, refuseForeign(services.config.baseUrl), limitReads(services, mcpLimit));

  // Older clients ask for a stream, which there is none of. People who open the address see how to connect.
  routes.get(mcpPath, (c) => {
    if (c.req.header("accept")?.includes("text/html")) return c.redirect("/api-docs#mcp", 302);
    throw new AppError("method_not_allowed", {
      userMessage: "This address answers POST only. /api-docs says how to connect.",
      headers: { Allow: "POST" },
    });
  });

  routes.post(mcpPath, async (c) => {
    const { fetch } = await open();
    return fetch(c.req.raw, { parsedBody: await readMessage(c.req.raw) });
  });
  return routes;
}

/** @throws {AppError} `unsupported_media_type`, `payload_too_large`, `malformed_request` */
async function readMessage(request: Request): Promise<unknown> {
  const type = request.headers.get("content-type")?.split(";", 1)[0]?.trim().toLowerCase();
  if (type !== "application/json")
    throw new AppError("unsupported_media_type", { userMessage: "Send the message as application/json." });
  const bytes = await collectBody(request, bodyBytesMax);
  scanJson(bytes, usualJson);
  const message = parse(new TextDecoder().decode(bytes));
  // One request would be as many as an attacker likes. No revision since 2025-06-18 has batches.
  if (Array.isArray(message))
    throw new AppError("malformed_request", { userMessage: "Send one message at a time: batches aren’t supported." });
  return message;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new AppError("malformed_request", {
      userMessage: "We could not parse the JSON of your message.",
      cause: error,
    });
  }
}
