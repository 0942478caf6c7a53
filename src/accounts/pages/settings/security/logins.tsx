import { redirect } from "react-router";
import { answerForm } from "#platform/forms/answer-form.ts";
import { fieldOf } from "#platform/forms/rules.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { Alert } from "#ui/alert.tsx";
import { callAuth, cookieHeaders, throwProblem } from "../../../accounts-context.ts";
import { describeSignInFailure, loginsPath } from "../../../federated/redirect-outcome.ts";
import { confirmPath } from "../../../redirect-paths.ts";
import { listLogins } from "../../../security/sign-in-methods.ts";
import { requireSession } from "../../../sessions/current-session.ts";
import { accountMeta } from "../../../ui/account-meta.ts";
import { withNotice } from "../../../ui/flash-messages.ts";
import { LinkGoogle, LoginList } from "../../../ui/security/login-list.tsx";
import { SecurityPage } from "../../../ui/security/security-page.tsx";
import type { Route } from "./+types/logins";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches[0].loaderData, "Sign-in methods", loginsPath);

export async function loader({ context, url }: Route.LoaderArgs) {
  const { viewer } = await requireSession(context, url);
  const { config, db } = context.get(servicesContext);
  const error = url.searchParams.get("error");
  return {
    logins: await listLogins(db, viewer),
    isGoogleSetUp: config.google !== undefined,
    failure: error && describeSignInFailure(error, "google"),
  };
}

/** Unlinks a sign-in method. */
export async function action({ request, context, url }: Route.ActionArgs) {
  await requireSession(context, url);
  return answerForm(request, {
    check: (form) => ({ values: { accountId: fieldOf(form, "login") }, errors: {} }),
    failureMessage: "This sign-in method could not be unlinked. Please try again in a moment.",
    log: context.get(requestContext).log,
    async onValid(body) {
      const answer = await callAuth(context, request, { method: "POST", path: "/unlink-account", body });
      if (answer.problem?.code === "reauthentication_needed") throw redirect(confirmPath(loginsPath));
      throwProblem(answer);
      throw redirect(loginsPath, { headers: withNotice("login-unlinked", cookieHeaders(answer)) });
    },
  });
}

export default function LoginsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { logins, isGoogleSetUp, failure } = loaderData;
  const message = actionData?.outcome === "refused" ? actionData.message : failure;
  return (
    <SecurityPage title="Sign-in methods" intro="You can sign in with any of these, so keep only the ones you use.">
      {message && <Alert tone="error">{message}</Alert>}
      <LoginList logins={logins} canAdd={isGoogleSetUp || !logins.some(({ kind }) => kind === "password")} />
      {isGoogleSetUp && !logins.some(({ kind }) => kind === "google") && <LinkGoogle />}
    </SecurityPage>
  );
}
