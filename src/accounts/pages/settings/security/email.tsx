import { redirect } from "react-router";
import { answerForm } from "#platform/forms/answer-form.ts";
import { readIntent } from "#platform/forms/read-form.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { callAuth, throwProblem } from "../../../accounts-context.ts";
import { cancelEmailChange, findEmailChange } from "../../../email-change/email-change.ts";
import { confirmPath } from "../../../redirect-paths.ts";
import { checkEmail } from "../../../rules.ts";
import { requireSession } from "../../../sessions/current-session.ts";
import { requireStepUp } from "../../../sessions/require-step-up.ts";
import { accountMeta } from "../../../ui/account-meta.ts";
import { withNotice } from "../../../ui/flash-messages.ts";
import { ChangeEmail } from "../../../ui/security/change-email.tsx";
import { SecurityPage } from "../../../ui/security/security-page.tsx";
import type { Route } from "./+types/email";

const path = "/settings/security/email";

export const meta: Route.MetaFunction = ({ matches }) => accountMeta(matches[0].loaderData, "Email", path);

/** Passes on a refusal's headers, such as `Retry-After`. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { viewer } = await requireStepUp(context, url);
  const { db, clock } = context.get(servicesContext);
  const newEmail = await findEmailChange(db, viewer.userId, clock.now());
  return { email: viewer.email, newEmail: newEmail ?? null };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { viewer } = await requireSession(context, url);
  const { db, clock } = context.get(servicesContext);
  const { log, clientAddress } = context.get(requestContext);
  return answerForm(request, {
    check: (form) => (isCancelling(form) ? { values: { email: "" }, errors: {} } : checkEmail(form)),
    failureMessage: "Your address could not be changed. Please try again in a moment.",
    log,
    async onValid({ email }, form) {
      if (isCancelling(form)) {
        const client = { ipAddress: clientAddress, userAgent: request.headers.get("user-agent") };
        await cancelEmailChange(db, { userId: viewer.userId, client, at: clock.now() });
        throw redirect("/settings/security", { headers: withNotice("email-change-cancelled") });
      }
      const call = { method: "POST", path: "/change-email", body: { newEmail: email } } as const;
      const answer = await callAuth(context, request, call);
      if (answer.problem?.code === "reauthentication_needed") throw redirect(confirmPath(path));
      throwProblem(answer);
      throw redirect(path);
    },
  });
}

const isCancelling = (form: FormData): boolean => readIntent(form, ["change", "cancel"], "change") === "cancel";

export default function EmailPage({ loaderData, actionData }: Route.ComponentProps) {
  const { email, newEmail } = loaderData;
  return (
    <SecurityPage
      title="Change email"
      intro={
        <>
          You sign in with <strong className="font-semibold wrap-anywhere text-ink">{email}</strong>, and we send emails
          there.
        </>
      }
    >
      <ChangeEmail reply={actionData} newEmail={newEmail} />
    </SecurityPage>
  );
}
