import { redirect } from "react-router";
import { requireSession } from "#accounts/index.ts";
import { homePath } from "../rules.ts";
import type { Route } from "./+types/to-workspace";

/** The workspace's other address. */
export async function loader({ context, url }: Route.LoaderArgs) {
  await requireSession(context, url);
  return redirect(homePath);
}
