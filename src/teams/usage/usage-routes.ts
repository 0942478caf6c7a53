import { Hono } from "hono";
import type { Accounts } from "#accounts/index.ts";
import { loginPath } from "#accounts/rules.ts";
import { teamPeriodDays } from "#credits/index.ts";
import { readTeamPeriod } from "#credits/rules.ts";
import { contentDisposition, fileNameOf } from "#platform/file-names.ts";
import type { AppEnv } from "#platform/http/app-env.ts";
import type { Services } from "#platform/services.ts";
import { teamUsageFilePath, teamUsagePath } from "../rules.ts";
import { readTeamUsage } from "./read-team-usage.ts";
import { writeUsageFile } from "./write-usage-file.ts";

/**
 * Download of a team's usage.
 * @param engineNames gives the name of an engine by its slug, from the slices that know engines.
 */
export function usageRoutes(
  services: Services,
  accounts: Pick<Accounts, "readSession">,
  { engineNames }: { readonly engineNames: () => Promise<(slug: string) => string> },
) {
  const { db, clock } = services;
  const routes = new Hono<AppEnv>();

  routes.get(teamUsageFilePath(":teamId"), async (c) => {
    const { clientAddress } = c.get("scope");
    const { session } = await accounts.readSession({ headers: c.req.raw.headers, clientAddress });
    const teamId = c.req.param("teamId") ?? "";
    // After signing in, lead to the page, because a download that starts by itself would be confusing.
    if (!session) return c.redirect(loginPath(teamUsagePath(teamId)), 302);
    const now = clock.now();
    const period = readTeamPeriod(c.req.query("period"));
    const usage = await readTeamUsage(db, { teamId, userId: session.viewer.userId, period, now });
    const days = teamPeriodDays(period, now);
    const name = `${fileNameOf(usage.teamName, "team")}-usage-${days[0]}-to-${days.at(-1)}.csv`;
    return c.body(writeUsageFile(usage, await engineNames()), 200, {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": contentDisposition("attachment", name),
      "Cache-Control": "private, no-store",
    });
  });

  return routes;
}
