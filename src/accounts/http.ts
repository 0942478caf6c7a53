import { Hono } from "hono";
import type { AppEnv } from "#platform/http/app-env.ts";
import type { Services } from "#platform/services.ts";
import type { Accounts } from "./accounts.ts";
import { authBasePath } from "./auth/create-auth.ts";
import { finishGoogle, startGoogle } from "./federated/google-redirect.ts";
import { exchangePath } from "./federated/redirect-outcome.ts";
import { finishSso } from "./federated/sso-redirect.ts";
import { archiveRoutes } from "./my-data/archive-routes.ts";
import { pictureRoutes } from "./picture/picture-routes.ts";
import { oidcAnswerPath, samlAnswerPath } from "./sso/sso-addresses.ts";

/** The library's own paths (listed in docs/accounts.md), the redirects to and from providers, and account files. */
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
