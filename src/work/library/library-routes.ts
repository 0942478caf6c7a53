import { Hono } from "hono";
import type { Accounts } from "#accounts/index.ts";
import { readForm } from "#platform/forms/read-form.ts";
import type { AppEnv } from "#platform/http/app-env.ts";
import { stopWith } from "#platform/http/stop-with.ts";
import { actingAs, ownersOf } from "#teams/index.ts";
import type { WorkServices } from "../work-kinds.ts";
import { readSelected } from "./change-library.ts";
import { libraryFilesPath } from "./library-rules.ts";
import { zipWork } from "./zip-work.ts";

/** Each can draw some hundred designs, and send gigabytes. */
const zipLimit = { name: "library-files", attemptsMax: 20, windowSeconds: 60 * 60 };

/** Finds the mark that a user's plan puts on designs; undefined for none. */
type WatermarkFor = (userId: string) => Promise<string | undefined>;

export function libraryRoutes(services: WorkServices, accounts: Accounts, watermarkFor: WatermarkFor) {
  const { rateLimits } = services;
  const routes = new Hono<AppEnv>();

  // What is selected, as a ZIP. A form with fields `item`.
  routes.post(libraryFilesPath, async (c) => {
    const actor = await actingAs(c, services, accounts);
    const items = readSelected(await readForm(c.req.raw));
    await rateLimits.consume(zipLimit, actor.userId);
    const stop = stopWith(c);
    const watermark = await watermarkFor(actor.ownerId);
    const zip = await zipWork(services, { ownerIds: ownersOf(actor), items, watermark }, stop);
    return new Response(zip, {
      headers: {
        "Cache-Control": "private, no-store, no-transform",
        "Content-Type": "application/zip",
        "Content-Disposition": 'attachment; filename="library.zip"',
      },
    });
  });

  return routes;
}
