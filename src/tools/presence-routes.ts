import { Hono } from "hono";
import type { Accounts } from "#accounts/index.ts";
import { AppError } from "#platform/errors.ts";
import type { AppEnv } from "#platform/http/app-env.ts";
import type { Services } from "#platform/services.ts";
import { actingAs, renewPresence } from "#teams/index.ts";
import { type Presence, presencePath } from "#teams/rules.ts";
import { findDocumentRevision } from "#work/index.ts";
import { findDesignRevision } from "./design/designs.ts";

/** An open page asks 12 times a minute while another member has the same work open, and whenever its window gets the focus. */
const presenceLimit = { name: "presence", attemptsMax: 120, windowSeconds: 60 };

/** Requests need no more than the address. */
export const bodylessPresencePaths = /^\/api\/presence\/[\da-f-]{36}$/;

/** Says which members of a team have the same design or document open, and whether it was saved since. */
export function presenceRoutes(services: Services, accounts: Accounts) {
  const { db, rateLimits, clock } = services;
  const routes = new Hono<AppEnv>();
  routes.post(presencePath(":workId"), async (c) => {
    const { userId, team } = await actingAs(c, services, accounts);
    await rateLimits.consume(presenceLimit, userId);
    const workId = c.req.param("workId") ?? "";
    // Members’ private work is left out: it has one reader.
    const own = team && { userId: team.id, id: workId };
    const revision = own && ((await findDocumentRevision(db, own)) ?? (await findDesignRevision(db, own)));
    if (!team || !revision) {
      throw new AppError("not_found", { userMessage: "Your team has no design or document at this address." });
    }
    const names = await renewPresence(db, { workId, teamId: team.id, userId }, clock.now());
    const presence: Presence = { names, revision };
    return c.json(presence, 200, { "Cache-Control": "private, no-store" });
  });
  return routes;
}
