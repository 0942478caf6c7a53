import { createMiddleware } from "hono/factory";
import { type Accounts, signedInAs } from "#accounts/index.ts";
import type { AppEnv } from "#platform/http/app-env.ts";
import type { Services } from "#platform/services.ts";
import { teamCookie, wantedTeam } from "./acting.ts";
import { listTeams } from "./read-teams.ts";
import { personal, teamHeader } from "./rules.ts";

type Needs = Pick<Services, "db" | "config">;

/** Work has an id in its address. */
const namesWork = /\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?:\/|$)/i;
/** More than people have: each costs a request of its own. */
const teamsMax = 5;

/**
 * Looks for work that isn't found in the team of the request in the user's other teams, and in their own work: a link from a colleague
 * opens, whichever team the browser was in last, and pictures of a tab stay when another tab has switched. A page opens by a redirect that
 * switches, so that what pays is what its frame says. Requests that name their team, such as all of a page's scripts, mean that one.
 * @param dispatch answers a request as the application does.
 */
export function openInOtherTeams(
  { db, config }: Needs,
  accounts: Pick<Accounts, "readSession">,
  dispatch: (request: Request, env: unknown) => Promise<Response> | Response,
) {
  return createMiddleware<AppEnv>(async (c, next) => {
    await next();
    const { raw: request, path } = c.req;
    const isLost = c.res.status === 404 && request.method === "GET" && namesWork.test(path);
    if (!isLost || request.headers.has(teamHeader)) return;
    const viewer = await signedInAs(c, accounts).catch(() => undefined);
    if (!viewer) return;
    const current = wantedTeam(request.headers) ?? personal;
    const teams = (await listTeams(db, viewer.userId)).slice(0, teamsMax).map(({ id }) => id);
    const others = [personal, ...teams].filter((team) => team !== current);
    for (const team of teams.length === 0 ? [] : others) {
      const headers = new Headers(request.headers);
      headers.set(teamHeader, team);
      const answer = await dispatch(new Request(request.url, { headers, signal: request.signal }), c.env);
      if (answer.status < 400) {
        c.res = path.startsWith("/api/") ? answer : opened(request, team, config);
        return;
      }
      await answer.body?.cancel();
    }
  });
}

function opened({ url }: Request, team: string, config: Needs["config"]): Response {
  const { pathname, search } = new URL(url);
  const cookie = teamCookie(team === personal ? null : team, config);
  return new Response(null, {
    status: 302,
    headers: { Location: `${pathname}${search}`, "Set-Cookie": cookie, "Cache-Control": "private, no-store" },
  });
}
