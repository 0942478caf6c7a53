import { createMiddleware } from "hono/factory";
import { type Accounts, signedInAs } from "#accounts/index.ts";
import { isUuid } from "#platform/db/columns.ts";
import type { AppEnv } from "#platform/http/app-env.ts";
import type { Services } from "#platform/services.ts";
import { teamCookie, wantedTeam } from "./acting.ts";
import { listTeams } from "./read-teams.ts";
import { personal, teamHeader } from "./rules.ts";
import { findMembership } from "./team-access.ts";

type Needs = Pick<Services, "db" | "config">;

/** Work has an id in its address, after its kind in the library. */
const namesWork = /\/(?:[a-z]+-)?[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?:\/|$)/i;
/** More than people have: each costs a request of its own. */
const teamsMax = 5;

/** Answers a request as the application does. */
type Dispatch = (request: Request, env: unknown) => Promise<Response> | Response;
/** @returns which of the owners of work have a run. */
type FindRunOwner = (runId: string, ownerIds: readonly string[]) => Promise<string | undefined>;

/**
 * Looks for work that isn't found in the team of the request in the user's other teams, and in their own work: a link from a colleague
 * opens, whichever team the browser was in last, and pictures of a tab stay when another tab has switched. A page opens by a redirect that
 * switches, so that what pays is what its frame says. Requests that name their team, such as all of a page's scripts, mean that one.
 */
export function openInOtherTeams(
  { db, config }: Needs,
  accounts: Pick<Accounts, "readSession">,
  { dispatch, findRunOwner }: { readonly dispatch: Dispatch; readonly findRunOwner: FindRunOwner },
) {
  return createMiddleware<AppEnv>(async (c, next) => {
    await next();
    const { raw: request, path } = c.req;
    if (request.method !== "GET" || request.headers.has(teamHeader)) return;
    const isLost = c.res.status === 404 && namesWork.test(path);
    // Pages of tools show the runs in their query, and themselves without them.
    const runId = path.startsWith("/api/") ? undefined : c.req.query("run")?.split(",", 1)[0];
    if (!isLost && !(c.res.status === 200 && isUuid(runId ?? ""))) return;
    const viewer = await signedInAs(c, accounts).catch(() => undefined);
    if (!viewer) return;
    const current = wantedTeam(request.headers) ?? personal;
    const teams = (await listTeams(db, viewer.userId)).slice(0, teamsMax).map(({ id }) => id);
    if (teams.length === 0) return;
    const spaces = [personal, ...teams];
    const others = spaces.filter((space) => space !== current);
    if (runId && !isLost) {
      const owners = await Promise.all(spaces.map((space) => ownersIn(space, viewer.userId)));
      const owner = await findRunOwner(runId, owners.flat());
      const space = owner && spaces.find((_, index) => owners[index]?.includes(owner));
      if (space && others.includes(space)) c.res = opened(request, space, config);
      return;
    }
    for (const space of others) {
      const headers = new Headers(request.headers);
      headers.set(teamHeader, space);
      const answer = await dispatch(new Request(request.url, { headers, signal: request.signal }), c.env);
      if (answer.status < 400) {
        c.res = path.startsWith("/api/") ? answer : opened(request, space, config);
        return;
      }
      await answer.body?.cancel();
    }
  });

  /** Owners of the work that a user sees there. */
  async function ownersIn(space: string, userId: string): Promise<readonly string[]> {
    if (space === personal) return [userId];
    const membership = await findMembership(db, { teamId: space, userId });
    return membership ? [membership.teamId, membership.privateId] : [];
  }
}

function opened({ url }: Request, team: string, config: Needs["config"]): Response {
  const { pathname, search } = new URL(url);
  const cookie = teamCookie(team === personal ? null : team, config);
  return new Response(null, {
    status: 302,
    headers: { Location: `${pathname}${search}`, "Set-Cookie": cookie, "Cache-Control": "private, no-store" },
  });
}
