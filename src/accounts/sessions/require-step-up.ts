import { type RouterContextProvider, redirect } from "react-router";
import { servicesContext } from "#platform/services.ts";
import { hasRecentStepUp } from "../auth/step-up.ts";
import { confirmPath } from "../redirect-paths.ts";
import { type CurrentSession, requireSession } from "./current-session.ts";

/**
 * Whoever is signed in and has proved lately who they are; whoever has not is led to where they can, and back. For pages and actions
 * that change how one gets in, or what cannot be undone.
 * @param url of the page, as a loader or action gets it.
 * @throws a redirect.
 */
export async function requireStepUp(context: Readonly<RouterContextProvider>, url: URL): Promise<CurrentSession> {
  const session = await requireSession(context, url);
  if (await hasRecentStepUp(context.get(servicesContext), session.sessionId)) return session;
  throw redirect(confirmPath(`${url.pathname}${url.search}`), 302);
}
