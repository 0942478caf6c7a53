import { type MiddlewareFunction, redirect } from "react-router";
import { AppError } from "#platform/errors.ts";
import { servicesContext } from "#platform/services.ts";
import { hasRecentStepUp } from "../auth/step-up.ts";
import { confirmPath } from "../redirect-paths.ts";
import { requireSession } from "../sessions/current-session.ts";

/** Longer than for a user's own settings: an operator works on many pages in a row. */
export const operatorStepUpMinutes = 120;

export const isOperatorPath = (path: string): boolean => /^[/]admin(?:[/?]|$)/.test(path);

/**
 * Middleware of the operator's pages: lets operators who have confirmed their identity pass. Visitors are led to sign in, operators to
 * confirm, and back. For other users there is no such page: they need not know what is here.
 * @throws {AppError} `forbidden` for a form that is sent too late: its page stays, with what was typed.
 */
export const operatorOnly: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  const { sessionId, viewer } = await requireSession(context, url);
  if (!viewer.isOperator) throw new AppError("not_found", { userMessage: "There is no such page." });
  if (!(await hasRecentStepUp(context.get(servicesContext), sessionId, operatorStepUpMinutes))) {
    if (request.method !== "GET") {
      const userMessage = "Please confirm it’s you: open this page in another tab, then send this again.";
      throw new AppError("forbidden", { userMessage });
    }
    throw redirect(confirmPath(`${url.pathname}${url.search}`), 302);
  }
  return next();
};
