import { Hono } from "hono";
import type { AppEnv } from "#platform/http/app-env.ts";
import type { Services } from "#platform/services.ts";
import type { Accounts } from "./accounts.ts";
import { authBasePath } from "./auth/create-auth.ts";
import { archiveRoutes } from "./my-data/archive-routes.ts";
import { pictureRoutes } from "./picture/picture-routes.ts";

/** The library's own paths (docs/accounts.md lists them), and the files of accounts. */
export function accountsRoutes(services: Services, accounts: Accounts) {
  const { gateway } = accounts;
  const routes = new Hono<AppEnv>();
  routes.all(`${authBasePath}/*`, (c) => gateway.answer(c.req.raw, c.get("scope")));
  routes.route("/", pictureRoutes(services, accounts));
  routes.route("/", archiveRoutes(services, accounts));
  return routes;
}
