import type { RouterContextProvider } from "react-router";
import { requireSession } from "#accounts/index.ts";
import type { TeamLinks } from "#billing/index.ts";
import { servicesContext } from "#platform/services.ts";
import { findActingTeam } from "./acting.ts";
import { listTeams } from "./read-teams.ts";
import { teamPath, teamsPath, teamUsagePath } from "./rules.ts";

/** Teams of a page's user, for billing. @param url of the page. @throws a redirect to the sign-in page for visitors. */
export async function readTeamLinks(context: Readonly<RouterContextProvider>, url: URL): Promise<TeamLinks> {
  const { viewer } = await requireSession(context, url);
  const { db } = context.get(servicesContext);
  const [acting, teams] = await Promise.all([findActingTeam(context, viewer), listTeams(db, viewer.userId)]);
  const own = teams.find(({ role }) => role === "owner");
  return {
    acting: acting && { name: acting.name, usagePath: teamUsagePath(acting.id) },
    own: own ? { name: own.name, path: teamPath(own.id) } : null,
    createPath: teamsPath,
  };
}
