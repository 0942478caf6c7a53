import { Hono } from "hono";
import { type Accounts, signedInAs } from "#accounts/index.ts";
import type { AppEnv } from "#platform/http/app-env.ts";
import { stopWith } from "#platform/http/stop-with.ts";
import { listMadeBy } from "#runs/index.ts";
import { listSharedItems, requireCopies } from "#teams/index.ts";
import { madeInTeamPath } from "#teams/rules.ts";
import type { WorkServices } from "../work-kinds.ts";
import { parseKey } from "./library-rules.ts";
import { zipWork } from "./zip-work.ts";

const zipLimit = { name: "made-in-team", attemptsMax: 5, windowSeconds: 60 * 60 };
/** The latest that a member made. */
const copiedMax = 500;

/** Copy of what a member made in a team, for them to take along: the owner decides whether they may. */
export function madeInTeamRoutes(
  services: WorkServices,
  accounts: Accounts,
  watermarkFor: (ownerId: string) => Promise<string | undefined>,
) {
  return new Hono<AppEnv>().get(madeInTeamPath(":teamId"), async (c) => {
    const { userId } = await signedInAs(c, accounts);
    const teamId = c.req.param("teamId") ?? "";
    await requireCopies(services.db, { teamId, userId }, services.clock.now());
    await services.rateLimits.consume(zipLimit, userId);
    const runIds = await listMadeBy(services.db, { ownerId: teamId, memberId: userId, countMax: copiedMax });
    const shared = await listSharedItems(services.db, { teamId, userId });
    const items = [...runIds.map((id) => `run-${id}`), ...shared].flatMap((key) => parseKey(key) ?? []);
    const zip = await zipWork(
      services,
      { ownerIds: [teamId], items, watermark: await watermarkFor(teamId) },
      stopWith(c),
    );
    return new Response(zip, {
      headers: {
        "Cache-Control": "private, no-store, no-transform",
        "Content-Type": "application/zip",
        "Content-Disposition": 'attachment; filename="what-i-made.zip"',
      },
    });
  });
}
