import { Hono } from "hono";
import type { Accounts } from "#accounts/index.ts";
import type { AppEnv } from "#platform/http/app-env.ts";
import type { Services } from "#platform/services.ts";
import { brandRoutes } from "./brand/brand-routes.ts";
import { usageRoutes } from "./usage/usage-routes.ts";

/**
 * Files of teams.
 * @param engineNames gives the name of an engine by its slug, from the slices that know engines.
 */
export const teamsRoutes = (
  services: Services,
  accounts: Accounts,
  given: { readonly engineNames: () => Promise<(slug: string) => string> },
): Hono<AppEnv> =>
  new Hono<AppEnv>().route("/", usageRoutes(services, accounts, given)).route("/", brandRoutes(services, accounts));
