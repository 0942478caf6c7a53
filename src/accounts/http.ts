import { Hono } from "hono";
import type { AppEnv } from "#platform/http/app-env.ts";
import type { Accounts } from "./accounts.ts";
import { authBasePath } from "./auth/create-auth.ts";

/** The library's own paths (docs/accounts.md lists them). */
export function accountsRoutes({ gateway }: Accounts) {
  const routes = new Hono<AppEnv>();
  routes.all(`${authBasePath}/*`, (c) => gateway.answer(c.req.raw, c.get("scope")));
  return routes;
}
