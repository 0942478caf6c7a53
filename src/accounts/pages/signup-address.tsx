import { Form, redirect } from "react-router";
import { answerForm, keepFailureOnForm } from "#platform/forms/answer-form.ts";
import { parseEmail } from "#platform/forms/rules.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { Alert } from "#ui/alert.tsx";
import { EmailField } from "#ui/forms/email-field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useCheckedForm } from "#ui/forms/use-checked-form.ts";
import { callAuth, cookieHeaders, throwProblem } from "../accounts-context.ts";
import { authPath, checkEmail, readAuthQuery } from "../rules.ts";
import { findSession } from "../sessions/current-session.ts";
import { readOwnSignUp } from "../sign-up/sign-up-plugin.ts";
import { accountMeta } from "../ui/account-meta.ts";
import { AuthLink, AuthPage, useAuthPageBusy } from "../ui/auth-pages/auth-page.tsx";
import { withNotice } from "../ui/flash-messages.ts";
import type { Route } from "./+types/signup-address";

const failureMessage = "The address could not be changed. Please try again in a moment.";

/** Passes on a refusal's headers, such as `Retry-After`. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ matches: [root] }) =>
  accountMeta(root.loaderData, "Correct the address", "/signup/address");

/** For the browser that has just signed up; others are sent to the sign-up page. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const authQuery = readAuthQuery(url);
  if (await findSession(context)) throw redirect(authQuery.redirectTo ?? "/");
  const { config, secrets } = context.get(servicesContext);
  const own = readOwnSignUp(request.headers, config.baseUrl, secrets);
  if (!own) throw redirect(authPath("/signup", authQuery));
  return { authQuery, email: own.email };
}

export function action({ request, context, url }: Route.ActionArgs) {
  return answerForm(request, {
    check: checkEmail,
    failureMessage,
    log: context.get(requestContext).log,
    async onValid({ email }) {
      const body = { email: parseEmail(email) ?? email };
      const answer = await callAuth(context, request, { method: "POST", path: "/sign-up/change-address", body });
      throwProblem(answer);
      const headers = withNotice("address-corrected", cookieHeaders(answer));
      throw redirect(authPath("/login", readAuthQuery(url)), { headers });
    },
  });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepFailureOnForm(serverAction, failureMessage);
}

export default function SignupAddressPage({ loaderData, actionData }: Route.ComponentProps) {
  const { authQuery, email } = loaderData;
  const { isBusy } = useAuthPageBusy();
  const { values, errors, message, handlers } = useCheckedForm({ check: checkEmail, reply: actionData, isBusy });
  const below = (
    <p>
      Something else wrong? <AuthLink to={authPath("/signup", authQuery)}>Sign up again</AuthLink>
    </p>
  );
  return (
    <AuthPage
      title="Correct the address"
      intro={
        <>
          Your name and password stay as you entered them. The link sent to{" "}
          <strong className="font-semibold text-ink">{email}</strong> will stop working.
        </>
      }
      below={below}
    >
      <Form
        method="post"
        action={authPath("/signup/address", authQuery)}
        noValidate
        {...handlers}
        className="grid gap-5"
      >
        {message && <Alert tone="error">{message}</Alert>}
        <EmailField label="Email" value={values.email ?? email} error={errors.email} />
        <SubmitButton size="lg" isBusy={isBusy} className="w-full">
          {isBusy ? "Sending…" : "Send the link there"}
        </SubmitButton>
      </Form>
    </AuthPage>
  );
}
