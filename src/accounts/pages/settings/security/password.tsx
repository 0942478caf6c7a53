import { redirect } from "react-router";
import { answerForm } from "#platform/forms/answer-form.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { callAuth, cookieHeaders, throwProblem } from "../../../accounts-context.ts";
import { checkPasswordChange } from "../../../rules.ts";
import { getSignInMethods } from "../../../security/sign-in-methods.ts";
import { requireSession } from "../../../sessions/current-session.ts";
import { accountMeta } from "../../../ui/account-meta.ts";
import { withNotice } from "../../../ui/flash-messages.ts";
import { ChangePassword, SetPassword } from "../../../ui/security/password-forms.tsx";
import { SecurityPage } from "../../../ui/security/security-page.tsx";
import type { Route } from "./+types/password";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches[0].loaderData, "Password", "/settings/security/password");

/** Passes on a refusal's headers, such as `Retry-After`. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { viewer } = await requireSession(context, url);
  const { hasPassword } = await getSignInMethods(context.get(servicesContext).db, viewer.userId);
  return { hasPassword, email: viewer.email };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { viewer } = await requireSession(context, url);
  const { userId, email } = viewer;
  const { log } = context.get(requestContext);
  const { hasPassword } = await getSignInMethods(context.get(servicesContext).db, userId);
  if (!hasPassword) {
    return answerForm(request, {
      check: () => ({ values: {}, errors: {} }),
      failureMessage: "The email could not be sent. Please try again in a moment.",
      log,
      onValid: async () =>
        throwProblem(
          await callAuth(context, request, { method: "POST", path: "/request-password-reset", body: { email } }),
        ),
    });
  }
  return answerForm(request, {
    check: withoutPasswords,
    failureMessage: "Your password could not be changed. Please try again in a moment.",
    log,
    async onValid(_values, form) {
      const body = { ...checkPasswordChange(form).values, revokeOtherSessions: true };
      const answer = await callAuth(context, request, { method: "POST", path: "/change-password", body });
      throwProblem(answer, fieldsOfProblems);
      throw redirect("/settings/security", { headers: withNotice("password-changed", cookieHeaders(answer)) });
    },
  });
}

const fieldsOfProblems = new Map([
  ["invalid_password", "currentPassword"],
  ["weak_password", "newPassword"],
]);

/** Passwords are never sent back: responses end up in caches and histories. */
function withoutPasswords(form: FormData) {
  return { values: {}, errors: checkPasswordChange(form).errors };
}

export default function PasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const { hasPassword, email } = loaderData;
  return hasPassword ? (
    <SecurityPage title="Change password" intro="Changing it signs you out on your other devices.">
      <ChangePassword reply={actionData} email={email} />
    </SecurityPage>
  ) : (
    <SecurityPage title="Set a password" intro="You don’t have a password yet.">
      <SetPassword reply={actionData} email={email} />
    </SecurityPage>
  );
}
