import { Hono } from "hono";
import type { AppEnv } from "#platform/http/app-env.ts";
import type { Services } from "#platform/services.ts";
import type { Accounts } from "./accounts.ts";
import { authBasePath } from "./auth/create-auth.ts";
import { finishGoogle } from "./handoff/finish-google.ts";
import { finishSso } from "./handoff/finish-sso.ts";
import { exchangePath } from "./handoff/handoff-paths.ts";
import { startGoogle } from "./handoff/start-google.ts";
import { archiveRoutes } from "./my-data/archive-routes.ts";
import { pictureRoutes } from "./picture/picture-routes.ts";
import { oidcAnswerPath, samlAnswerPath } from "./sso/sso-addresses.ts";

/** The library's own paths (docs/accounts.md lists them), and those by which people go to a provider and come back; the files of accounts. */
export function accountsRoutes(services: Services, accounts: Accounts) {
  const routes = new Hono<AppEnv>();
  routes.get("/auth/google", (c) => startGoogle(services, accounts, c.req.raw, c.get("scope")));
  routes.get(exchangePath, (c) => finishGoogle(services, accounts, c.req.raw, c.get("scope")));
  routes.get(`${oidcAnswerPath}*`, (c) => finishSso(services, accounts, c.req.raw, c.get("scope")));
  routes.post(`${samlAnswerPath}*`, (c) => finishSso(services, accounts, c.req.raw, c.get("scope")));
  routes.all(`${authBasePath}/*`, (c) => accounts.gateway.answer(c.req.raw, c.get("scope")));
  routes.route("/", pictureRoutes(services, accounts));
  routes.route("/", archiveRoutes(services, accounts));
  return routes;
}
