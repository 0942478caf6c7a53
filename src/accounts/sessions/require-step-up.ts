import { type RouterContextProvider, redirect } from "react-router";
import { servicesContext } from "#platform/services.ts";
import { hasRecentStepUp } from "../auth/step-up.ts";
import { confirmPath } from "../redirect-paths.ts";
import { type CurrentSession, requireSession } from "./current-session.ts";

/**
 * The session of a signed-in user with a recent step-up; others are redirected to confirm their identity, and back. For pages and actions
 * that change how the user signs in, or that can't be undone.
 * @param url of the page, as a loader or action gets it.
 * @throws a redirect.
 */
export async function requireStepUp(context: Readonly<RouterContextProvider>, url: URL): Promise<CurrentSession> {
  const session = await requireSession(context, url);
  if (await hasRecentStepUp(context.get(servicesContext), session.sessionId)) return session;
  throw redirect(confirmPath(`${url.pathname}${url.search}`), 302);
}
