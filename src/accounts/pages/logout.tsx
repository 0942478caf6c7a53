import { redirect } from "react-router";
import { requestContext, servicesContext } from "#platform/services.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { callAuth, cookieHeaders, throwProblem } from "../accounts-context.ts";
import { removeSessionCookie } from "../auth/auth-cookies.ts";
import { readAuthQuery } from "../rules.ts";
import { findSession } from "../sessions/current-session.ts";
import { accountMeta } from "../ui/account-meta.ts";
import { AuthPage } from "../ui/auth-pages/auth-page.tsx";
import { leaveNotice, withNotice } from "../ui/flash-messages.ts";
import { SignOutForm } from "../ui/sign-out-form.tsx";
import type { Route } from "./+types/logout";

export const meta: Route.MetaFunction = ({ matches }) => accountMeta(matches[0].loaderData, "Sign out", "/logout");

/** An address alone signs no one out: the page asks first. */
export async function loader({ context }: Route.LoaderArgs) {
  const session = await findSession(context);
  if (!session) throw redirect("/");
  return { email: session.viewer.email };
}

/** Ends this device's session. If that fails, the browser drops its cookie anyway. */
export async function action({ request, context, url }: Route.ActionArgs) {
  try {
    const answer = await callAuth(context, request, { method: "POST", path: "/sign-out", body: {} });
    throwProblem(answer);
    return redirect(readAuthQuery(url).redirectTo ?? "/", { headers: withNotice("signed-out", cookieHeaders(answer)) });
  } catch (error) {
    context.get(requestContext).log.error({ err: error }, "a session could not be ended");
    const headers = new Headers({ "set-cookie": removeSessionCookie(context.get(servicesContext).config.baseUrl) });
    return redirect("/login", { headers: withNotice("sign-out-failed", headers) });
  }
}

/** If signing out fails, browser storage is cleared too (B6). */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response && error.headers.get("location") !== "/login") throw error;
    clearStorage();
    if (error instanceof Response) throw error;
    leaveNotice("sign-out-failed");
    throw redirect("/login");
  }
}

function clearStorage(): void {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // A browser that blocks storage has nothing stored.
  }
}

export default function LogoutPage({ loaderData }: Route.ComponentProps) {
  return (
    <AuthPage title="Sign out" intro={`This device is signed in as ${loaderData.email}.`}>
      <div className="flex flex-wrap gap-3">
        <SignOutForm>
          <Button type="submit">Sign out</Button>
        </SignOutForm>
        <ButtonLink to="/" variant="secondary">
          Stay signed in
        </ButtonLink>
      </div>
    </AuthPage>
  );
}
