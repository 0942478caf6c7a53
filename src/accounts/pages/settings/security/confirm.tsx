import { redirect } from "react-router";
import { answerForm } from "#platform/forms/answer-form.ts";
import { readIntent } from "#platform/forms/read-form.ts";
import type { Checked } from "#platform/forms/rules.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { callAuth, cookieHeaders, throwProblem } from "../../../accounts-context.ts";
import { hasRecentStepUp, stepUpMinutes } from "../../../auth/step-up.ts";
import { isOperatorPath, operatorStepUpMinutes } from "../../../operator/operator-only.ts";
import { confirmPath, safeRedirectPath } from "../../../redirect-paths.ts";
import { checkEmailCode, checkPasswordStepUp } from "../../../rules.ts";
import { getSignInMethods } from "../../../security/sign-in-methods.ts";
import { hasStepUpCode } from "../../../security/step-up-codes.ts";
import { requireSession } from "../../../sessions/current-session.ts";
import { accountMeta } from "../../../ui/account-meta.ts";
import { AuthPage } from "../../../ui/auth-pages/auth-page.tsx";
import { StepUpWithPasskey } from "../../../ui/passkeys/passkey-buttons.tsx";
import { CodeStepUp, PasswordStepUp } from "../../../ui/security/step-up-forms.tsx";
import type { Route } from "./+types/confirm";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches[0].loaderData, "Confirm it’s you", "/settings/security/confirm");

/** Passes on a refusal's headers, such as `Retry-After`. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

const returnPath = (url: URL): string => safeRedirectPath(url.searchParams.get("redirectTo")) ?? "/settings/security";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { sessionId, viewer } = await requireSession(context, url);
  const { db, clock } = context.get(servicesContext);
  const [hasStepUp, { hasPassword, passkeysCount }, isCodeSent] = await Promise.all([
    hasRecentStepUp({ db, clock }, sessionId),
    getSignInMethods(db, viewer.userId),
    hasStepUpCode(db, clock, sessionId),
  ]);
  const next = returnPath(url);
  if (hasStepUp) throw redirect(next);
  const minutes = isOperatorPath(next) ? operatorStepUpMinutes : stepUpMinutes;
  return { hasPassword, hasPasskey: passkeysCount > 0, isCodeSent, email: viewer.email, next, minutes };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  await requireSession(context, url);
  return answerForm(request, {
    check: checkStepUp,
    failureMessage: "That could not be checked. Please try again in a moment.",
    log: context.get(requestContext).log,
    async onValid(values, form) {
      const stepUp = stepUps[stepUpOf(form)];
      const answer = await callAuth(context, request, { method: "POST", path: stepUp.path, body: values });
      throwProblem(answer);
      const next = stepUp.isAll ? returnPath(url) : confirmPath(returnPath(url));
      throw redirect(next, { headers: cookieHeaders(answer) });
    },
  });
}

/** The library endpoint behind each form, and whether it completes the step-up. */
const stepUps = {
  password: { path: "/verify-password", isAll: true },
  code: { path: "/step-up-code/verify", isAll: true },
  "send-code": { path: "/step-up-code/send", isAll: false },
} as const;

const stepUpOf = (form: FormData): keyof typeof stepUps =>
  readIntent(form, ["password", "code", "send-code"], "password");

function checkStepUp(form: FormData): Checked<string> {
  const checks = {
    password: checkPasswordStepUp,
    code: checkEmailCode,
    "send-code": () => ({ values: {}, errors: {} }),
  };
  return checks[stepUpOf(form)](form);
}

const reasons: readonly (readonly [pathStart: string, reason: string])[] = [
  ["/settings/delete", "You’re about to delete your account."],
  ["/settings/data", "An export contains all the data we hold about you."],
  ["/settings/security/email", "You’re about to change your email address."],
  ["/settings/security/two-factor", "You’re about to change two-factor authentication."],
  ["/settings/security/passkeys", "You’re about to change your passkeys."],
  ["/settings/api-keys", "You’re about to create an API key, which can spend your AI credits."],
  ["/settings/webhooks", "You’re about to change a webhook or see its signing secret."],
  ["/admin", "You’re about to open the operator’s pages."],
  ["/settings/security/logins", "You’re about to change how you sign in."],
];

/** Why the page asks, by the page the user is heading to. */
const reasonFor = (next: string): string =>
  reasons.find(([pathStart]) => next.startsWith(pathStart))?.[1] ??
  "You’re about to open or change something sensitive.";

export default function ConfirmPage({ loaderData, actionData }: Route.ComponentProps) {
  const { hasPassword, hasPasskey, isCodeSent, email, next } = loaderData;
  return (
    <AuthPage
      title="Confirm it’s you"
      intro={`${reasonFor(next)} Please confirm your identity. We won’t ask again for ${loaderData.minutes} minutes.`}
    >
      {hasPasskey && (
        <StepUpWithPasskey next={next} otherwise={hasPassword ? "or with your password" : "or with a code by email"} />
      )}
      {hasPassword ? (
        <PasswordStepUp reply={actionData} email={email} />
      ) : (
        <CodeStepUp reply={actionData} email={email} isSent={isCodeSent} />
      )}
    </AuthPage>
  );
}
