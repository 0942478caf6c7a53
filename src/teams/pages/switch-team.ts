import { redirectDocument } from "react-router";
import { requireSession, safeRedirectPath } from "#accounts/index.ts";
import { readForm } from "#platform/forms/read-form.ts";
import { fieldOf } from "#platform/forms/rules.ts";
import { servicesContext } from "#platform/services.ts";
import { teamCookie } from "../acting.ts";
import { getMembership } from "../team-access.ts";
import type { Route } from "./+types/switch-team";

/** Opens the user's own work, or a team's, in this browser. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { viewer } = await requireSession(context, url);
  const { db, config } = context.get(servicesContext);
  const form = await readForm(request);
  const teamId = fieldOf(form, "team");
  if (teamId !== "") await getMembership(db, { teamId, userId: viewer.userId });
  const to = safeRedirectPath(fieldOf(form, "to")) ?? "/workspace";
  // The whole document is drawn anew: it says which team its requests are for.
  return redirectDocument(to, { headers: { "Set-Cookie": teamCookie(teamId === "" ? null : teamId, config) } });
}

export const loader = () => redirectDocument("/workspace");
