import { createMiddleware } from "hono/factory";
import { AppError } from "../errors.ts";
import type { AppEnv } from "../http/app-env.ts";
import type { Services } from "../services.ts";
import type { RateLimit } from "./rate-limit.ts";

/**
 * Limits the requests of a client's address, before anything else is done for them. Each answer says in `RateLimit` and `RateLimit-Policy`
 * (draft-ietf-httpapi-ratelimit-headers-10) what is left; a refused one has `Retry-After`, too.
 */
export function limitReads({ rateLimits }: Pick<Services, "rateLimits">, limit: RateLimit) {
  const { name, attemptsMax, windowSeconds } = limit;
  const policy = `"${name}";q=${attemptsMax};w=${windowSeconds}`;
  const left = (attempts: number, seconds: number | string) => ({
    "RateLimit-Policy": policy,
    RateLimit: `"${name}";r=${attempts};t=${seconds}`,
  });
  return createMiddleware<AppEnv>(async (c, next) => {
    let headers: Readonly<Record<string, string>>;
    try {
      const { attempts, seconds } = await rateLimits.take(limit, c.get("scope").clientAddress);
      headers = left(attempts, seconds);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const { code, userMessage, message } = error;
      throw new AppError(code, {
        userMessage,
        message,
        headers: { ...error.headers, ...left(0, error.headers["Retry-After"] ?? windowSeconds) },
      });
    }
    await next();
    for (const [header, value] of Object.entries(headers)) c.res.headers.set(header, value);
  });
}
