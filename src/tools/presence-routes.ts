import { Hono } from "hono";
import type { Accounts } from "#accounts/index.ts";
import { AppError } from "#platform/errors.ts";
import type { AppEnv } from "#platform/http/app-env.ts";
import type { Services } from "#platform/services.ts";
import { type Actor, actingAs, findOwner, renewPresence } from "#teams/index.ts";
import { presencePath } from "#teams/rules.ts";
import { findDocumentOwner } from "#work/index.ts";
import { designs } from "./design/schema.ts";

/** An open page asks three times a minute. */
const presenceLimit = { name: "presence", attemptsMax: 60, windowSeconds: 60 };

/** Requests need no more than the address. */
export const bodylessPresencePaths = /^\/api\/presence\/[\da-f-]{36}$/;

/** Says which members of a team have the same design or document open. */
export function presenceRoutes(services: Services, accounts: Accounts) {
  const { db, rateLimits, clock } = services;
  const routes = new Hono<AppEnv>();
  routes.post(presencePath(":workId"), async (c) => {
    const actor = await actingAs(c, services, accounts);
    await rateLimits.consume(presenceLimit, actor.userId);
    const workId = c.req.param("workId") ?? "";
    if (!actor.team || !(await isOfTeam(actor, workId))) {
      throw new AppError("not_found", { userMessage: "Your team has no design or document at this address." });
    }
    const names = await renewPresence(db, { workId, teamId: actor.team.id, userId: actor.userId }, clock.now());
    return c.json({ names }, 200, { "Cache-Control": "private, no-store" });
  });

  /** Members’ private work is left out: it has one reader. */
  async function isOfTeam(actor: Actor, id: string): Promise<boolean> {
    const asked = { id, ownerId: actor.ownerId, privateId: actor.privateId };
    const owners = [await findOwner(db, designs, asked), await findDocumentOwner(db, asked)];
    return owners.includes(actor.ownerId);
  }

  return routes;
}
