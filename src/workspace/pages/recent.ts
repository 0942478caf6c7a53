import { ownersOf, requireActor } from "#teams/index.ts";
import { workServices } from "#work/index.ts";
import { listRecentWork } from "../recent-work.ts";
import type { Route } from "./+types/recent";

/** For the palette, on pages that don't have it. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = await requireActor(context, url);
  return { recent: await listRecentWork(workServices(context), ownersOf(actor)) };
}
