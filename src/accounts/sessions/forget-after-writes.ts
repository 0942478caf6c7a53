import { createMiddleware } from "hono/factory";
import type { AppEnv } from "#platform/http/app-env.ts";
import type { Accounts } from "../accounts.ts";

/**
 * Whoever has just changed something gets the next page with it: this process asks the database anew, rather than when its notification
 * arrives, which may be after the browser's next request.
 */
export function forgetAfterWrites(accounts: Pick<Accounts, "forget">) {
  return createMiddleware<AppEnv>(async (c, next) => {
    await next();
    if (c.req.method === "POST") accounts.forget({ headers: c.req.raw.headers });
  });
}
