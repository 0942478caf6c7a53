import { redirect } from "react-router";
import { requireSession } from "../../sessions/current-session.ts";
import type { Route } from "./+types/index";

/** `/settings` redirects to its first page. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  await requireSession(context, url);
  return redirect("/settings/profile", 302);
}
