import type { RateLimit } from "#platform/rate-limit/rate-limit.ts";

/** Requests of each address, as many as the API’s: hosted clients send those of many people from a few addresses. */
export const mcpLimit: RateLimit = { name: "mcp", attemptsMax: 300, windowSeconds: 60 };
