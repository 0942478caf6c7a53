import type { Context } from "hono";
import { AppError } from "../errors.ts";
import type { AppEnv } from "./app-env.ts";

/**
 * Creates a controller that is aborted when a request's client goes away: the work for it stops.
 * @throws {AppError} `malformed_request` if the client has gone already: no work is begun then.
 */
export function stopWith(c: Context<AppEnv>): AbortController {
  const stop = new AbortController();
  const { signal } = c.req.raw;
  if (signal.aborted) throw new AppError("malformed_request", { userMessage: "The client has gone away." });
  signal.addEventListener("abort", () => stop.abort(), { once: true });
  return stop;
}
