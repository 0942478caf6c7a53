import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { RouterContextProvider } from "react-router";
import { AppError } from "#platform/errors.ts";
import type { AppEnv } from "#platform/http/app-env.ts";
import type { Accounts } from "../accounts.ts";
import { accountsContext } from "../accounts-context.ts";
import { sessionCookieName } from "../auth/auth-cookies.ts";
import { signedOutMessage, type Viewer } from "../rules.ts";
import { currentSessionContext } from "./current-session.ts";

/**
 * Provides the requesting user's session to pages, read on first use. Pages for a signed-in user are never cached, whatever their own
 * headers say.
 */
export function setUpPage(accounts: Accounts, baseUrl: string) {
  const cookieName = sessionCookieName(baseUrl);
  return (context: RouterContextProvider, c: Context<AppEnv>) => {
    const { headers } = c.req.raw;
    const { clientAddress } = c.get("scope");
    let reading: ReturnType<Accounts["readSession"]> | undefined;
    context.set(accountsContext, accounts);
    context.set(currentSessionContext, async () => {
      reading ??= accounts.readSession({ headers, clientAddress });
      return (await reading).session;
    });
    return async (answer: Response): Promise<Response> => {
      // If it could not be read, the page has already reported that.
      const { cookies } = (await reading?.catch(() => undefined)) ?? { cookies: [] };
      if (cookies.length === 0 && !headers.get("cookie")?.includes(cookieName)) return answer;
      const all = new Headers(answer.headers);
      // A cookie that the page itself sets (it signed a user in or out) wins.
      const set = all.getSetCookie().map(nameOf);
      for (const cookie of cookies) if (!set.includes(nameOf(cookie))) all.append("set-cookie", cookie);
      all.set("cache-control", "private, no-store");
      return new Response(answer.body, { status: answer.status, headers: all });
    };
  };
}

const nameOf = (cookie: string): string => cookie.split("=", 1)[0] ?? "";

/**
 * After a change, the user's next page must show it: this process asks the database again right away, because its notification may arrive
 * after the browser's next request.
 */
export function forgetAfterWrites(accounts: Pick<Accounts, "forget">) {
  return createMiddleware<AppEnv>(async (c, next) => {
    await next();
    if (c.req.method === "POST") accounts.forget({ headers: c.req.raw.headers });
  });
}

/** The signed-in user, for endpoints that aren't pages. @throws {AppError} `unauthorized` for a visitor. */
export async function signedInAs(c: Context<AppEnv>, { readSession }: Pick<Accounts, "readSession">): Promise<Viewer> {
  const { session } = await readSession({ headers: c.req.raw.headers, clientAddress: c.get("scope").clientAddress });
  if (session) return session.viewer;
  throw new AppError("unauthorized", { userMessage: signedOutMessage });
}
