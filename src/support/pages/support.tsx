import { Form, Link, redirect, useNavigation } from "react-router";
import { requireSession } from "#accounts/index.ts";
import { accountMeta, SettingsHeader } from "#accounts/ui/index.ts";
import { findEntitlement } from "#billing/index.ts";
import { answerForm, keepFailureOnForm } from "#platform/forms/answer-form.ts";
import type { FormReply } from "#platform/forms/rules.ts";
import { readPageNumber } from "#platform/http/read-page-number.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { Alert } from "#ui/alert.tsx";
import { ArrowLink } from "#ui/button.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useCheckedForm } from "#ui/forms/use-checked-form.ts";
import { TextAreaField } from "#ui/more-fields.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { listOwnRequests } from "../read-requests.ts";
import { asSupportSubject, checkRequest, inboxPath, letSeePath, requestPath, supportPath } from "../rules.ts";
import { readSupportHours } from "../support-hours.ts";
import { ChooseSubject } from "../ui/choose-subject.tsx";
import { RequestList } from "../ui/request-list.tsx";
import { openRequest } from "../write-to-support.ts";
import type { Route } from "./+types/support";

const failureMessage = "Your request could not be sent. Please try again in a moment.";

export const meta: Route.MetaFunction = ({ matches }) => accountMeta(matches[0].loaderData, "Support", supportPath);

export async function loader({ context, url }: Route.LoaderArgs) {
  const { viewer } = await requireSession(context, url);
  const { db, clock } = context.get(servicesContext);
  const page = readPageNumber(url.searchParams);
  const [own, hours, { entitlement, plan }] = await Promise.all([
    listOwnRequests(db, viewer.userId, page),
    readSupportHours(db),
    findEntitlement(db, viewer.userId, clock.now()),
  ]);
  return { ...own, page, hours: hours[entitlement.planId], plan: plan.name, isOperator: viewer.isOperator };
}

/** Opens a request. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { viewer } = await requireSession(context, url);
  return answerForm(request, {
    check: checkRequest,
    failureMessage,
    log: context.get(requestContext).log,
    async onValid({ subject, message }) {
      const asked = { subject: asSupportSubject(subject), text: message };
      throw redirect(requestPath(await openRequest(context.get(servicesContext), viewer, asked)));
    },
  });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepFailureOnForm(serverAction, failureMessage);

export default function SupportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { requests, page, pages, hours, plan, isOperator } = loaderData;
  return (
    <>
      <SettingsHeader
        title="Support"
        intro={`Write to us about the site, your account or a bill. On the ${plan} plan we aim to answer within ${hours} ${hours === 1 ? "hour" : "hours"}: here, and by email.`}
      />
      <div className="grid gap-10">
        {isOperator && <ArrowLink to={inboxPath}>Inbox of all users’ requests</ArrowLink>}
        <NewRequest reply={actionData} />
        <p className="max-w-[60ch] text-sm text-muted">
          Is it about a result? Support doesn’t see what you make, unless you allow it.{" "}
          <Link to={letSeePath} className="font-semibold text-accent-text hover:underline">
            Let support see your runs
          </Link>
        </p>
        {requests.length > 0 && (
          <section aria-labelledby="requests-title" className="grid gap-4">
            <h2 id="requests-title" className="text-lg">
              Your requests
            </h2>
            <RequestList label="Your requests" requests={requests} pathOf={requestPath} />
            <Pagination current={page} last={pages} pathOf={(number) => `${supportPath}?page=${number}`} />
          </section>
        )}
      </div>
    </>
  );
}

function NewRequest({ reply }: { readonly reply: FormReply | undefined }) {
  const isBusy = useNavigation().state !== "idle";
  const { values, errors, message, handlers } = useCheckedForm({ check: checkRequest, reply, isBusy });
  return (
    <Form method="post" action={supportPath} noValidate {...handlers} className="grid max-w-2xl gap-5">
      {message && <Alert tone="error">{message}</Alert>}
      <ChooseSubject chosen={values.subject ?? ""} error={errors.subject} />
      <TextAreaField
        label="Message"
        name="message"
        rows={6}
        required
        defaultValue={values.message}
        error={errors.message}
        hint="If it’s about a page, please include the link. Don’t send passwords or API keys."
      />
      <SubmitButton isBusy={isBusy} className="justify-self-start">
        {isBusy ? "Sending…" : "Send request"}
      </SubmitButton>
    </Form>
  );
}
