import { redirect } from "react-router";
import { servicesContext } from "#platform/services.ts";
import { undoDeletion } from "../../deletion/account-deletion.ts";
import { requireSession } from "../../sessions/current-session.ts";
import { withNotice } from "../../ui/flash-messages.ts";
import { clientFacts } from "../client-facts.ts";
import type { Route } from "./+types/undo-deletion";

/** A user who comes back here after signing in finds the button again. */
export function loader(): Response {
  return redirect("/settings/profile", 302);
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { viewer } = await requireSession(context, url);
  await undoDeletion(context.get(servicesContext), { userId: viewer.userId, ...clientFacts(context, request) });
  return redirect("/settings/profile", { headers: withNotice("account-kept") });
}
