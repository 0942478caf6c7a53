import type { AppError, ErrorCode } from "#platform/errors.ts";

/** Codes of JSON-RPC for what went wrong before a message was read; -32000 is the usual one of a server's own. */
const rpcCodes: Partial<Record<ErrorCode, number>> = { malformed_request: -32_600, internal: -32_603 };

/** An error as MCP’s clients read it. It belongs to no message, so it has no id. */
export function answerMcpError({ code, status, userMessage, headers }: AppError): Response {
  const error = { code: rpcCodes[code] ?? -32_000, message: userMessage };
  return Response.json({ jsonrpc: "2.0", error, id: null }, { status, headers });
}
