import { Form, useNavigation } from "react-router";
import { answerForm } from "#platform/forms/answer-form.ts";
import { requestContext } from "#platform/services.ts";
import { Alert } from "#ui/alert.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { callAuth, throwProblem } from "../../accounts-context.ts";
import { withReturnPath } from "../../rules.ts";
import { accountMeta } from "../../ui/account-meta.ts";
import { AuthPage } from "../../ui/auth-pages/auth-page.tsx";
import type { Route } from "./+types/link";
import { finishSignIn, returnPathOf } from "./sign-in-steps.ts";

export const meta: Route.MetaFunction = ({ matches }) => accountMeta(matches[0].loaderData, "Log in", "/login/link");

/**
 * Keeps the token in the address from other sites, even after it was used. Our own pages need the referrer: with `no-referrer`, browsers
 * without scripts send the form without an origin, and it would be refused.
 */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => {
  const all = new Headers(actionHeaders);
  all.set("referrer-policy", "same-origin");
  return all;
};

/** Opening the link doesn't use it up: mail scanners open links too. */
export function loader({ url }: Route.LoaderArgs) {
  return { hasToken: url.searchParams.has("token"), redirectTo: returnPathOf(url) };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const token = url.searchParams.get("token") ?? "";
  return answerForm(request, {
    check: () => ({ values: {}, errors: {} }),
    failureMessage: "The link could not be checked. Please try again in a moment.",
    log: context.get(requestContext).log,
    async onValid() {
      const path = `/magic-link/verify?${new URLSearchParams({ token })}`;
      const answer = await callAuth(context, request, { method: "GET", path });
      throwProblem(answer);
      finishSignIn(answer, returnPathOf(url));
    },
  });
}

export default function LoginLinkPage({ loaderData, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== "idle";
  const { hasToken, redirectTo } = loaderData;
  const problem = actionData?.outcome === "refused" ? actionData.message : null;
  if (!hasToken || problem) {
    return (
      <AuthPage title="This link can’t sign you in">
        <Alert tone="error">{problem ?? "The link is incomplete. Please open it from the email again."}</Alert>
        <p className="text-muted">Links work once, for 10 minutes.</p>
        <ButtonLink to={withReturnPath("/login/email", redirectTo)} size="lg">
          Send a new one
        </ButtonLink>
      </AuthPage>
    );
  }
  return (
    <AuthPage title="Log in" intro="You opened the link in our email. Press the button to log in.">
      <Form method="post">
        <SubmitButton size="lg" isBusy={isBusy} className="w-full">
          {isBusy ? "Logging in…" : "Log in"}
        </SubmitButton>
      </Form>
    </AuthPage>
  );
}
