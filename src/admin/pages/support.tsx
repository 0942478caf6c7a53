import { Form, redirect, useNavigation } from "react-router";
import { withNotice } from "#accounts/index.ts";
import { accountMeta, SettingsHeader } from "#accounts/ui/index.ts";
import { answerForm, keepFailureOnForm } from "#platform/forms/answer-form.ts";
import type { FormReply } from "#platform/forms/rules.ts";
import { readPageNumber } from "#platform/http/read-page-number.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { listInbox, readSupportHours, setSupportHours } from "#support/index.ts";
import {
  checkHours,
  inboxPath,
  inboxRequestPath,
  planNames,
  type RequestState,
  requestStates,
  type SupportHours,
  stateNames,
} from "#support/rules.ts";
import { RequestList } from "#support/ui/index.ts";
import { Alert } from "#ui/alert.tsx";
import { Chip } from "#ui/chip.tsx";
import { DateTime } from "#ui/date-time.tsx";
import { TextField } from "#ui/field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useCheckedForm } from "#ui/forms/use-checked-form.ts";
import { Pagination } from "#ui/pagination.tsx";
import { TabLinks } from "#ui/tab-links.tsx";
import type { Route } from "./+types/support";

const failureMessage = "The hours could not be saved. Please try again in a moment.";

export const meta: Route.MetaFunction = ({ matches }) => accountMeta(matches[0].loaderData, "Support inbox", inboxPath);

const isState = (text: string | null): text is RequestState => requestStates.some((state) => state === text);

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const given = url.searchParams.get("state");
  const state = isState(given) ? given : "open";
  const page = readPageNumber(url.searchParams);
  const [inbox, hours] = await Promise.all([listInbox(db, { state, page }), readSupportHours(db)]);
  return { ...inbox, state, page, hours, now: clock.now() };
}

/** Sets the hours in which users are to be answered. */
export async function action({ request, context, url }: Route.ActionArgs) {
  return answerForm(request, {
    check: checkHours,
    failureMessage,
    log: context.get(requestContext).log,
    async onValid({ business, pro, free }) {
      const hours = { business: Number(business), pro: Number(pro), free: Number(free) };
      await setSupportHours(context.get(servicesContext).db, hours);
      throw redirect(`${url.pathname}${url.search}`, { headers: withNotice("support-hours-saved") });
    },
  });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepFailureOnForm(serverAction, failureMessage);

export default function InboxPage({ loaderData, actionData }: Route.ComponentProps) {
  const { requests, totals, pages, page, state, hours, now } = loaderData;
  const pathOf = (wanted: RequestState, number = 1) =>
    `${inboxPath}?state=${wanted}${number > 1 ? `&page=${number}` : ""}`;
  return (
    <div className="grid gap-8">
      <SettingsHeader
        title="Support inbox"
        intro="Requests of signed-in users: Business first, then Pro, then Free, and of one plan the nearest due time."
      />
      <TabLinks
        label="Requests by state"
        current={state}
        tabs={requestStates.map((id) => ({ id, name: `${stateNames[id]} (${totals[id] ?? 0})`, path: pathOf(id) }))}
      />
      {requests.length === 0 ? (
        <p className="text-muted">There are no requests here.</p>
      ) : (
        <RequestList
          label="Requests"
          requests={requests}
          pathOf={inboxRequestPath}
          aboutOf={({ planId, email, dueAt }) => (
            <>
              <span className="font-semibold text-ink">{planNames[planId]}</span>
              <span className="wrap-anywhere">{email}</span>
              {dueAt && (
                <span>
                  Due <DateTime at={dueAt} /> {dueAt < now && <Chip tone="ink">Late</Chip>}
                </span>
              )}
            </>
          )}
        />
      )}
      <Pagination current={page} last={pages} pathOf={(number) => pathOf(state, number)} />
      <HoursForm hours={hours} reply={actionData} />
    </div>
  );
}

function HoursForm({ hours, reply }: { readonly hours: SupportHours; readonly reply: FormReply | undefined }) {
  const isBusy = useNavigation().state !== "idle";
  const { values, errors, message, handlers } = useCheckedForm({ check: checkHours, reply, isBusy });
  const field = (plan: keyof SupportHours) => (
    <TextField
      label={`${planNames[plan]}, hours`}
      name={plan}
      inputMode="numeric"
      required
      defaultValue={values[plan] ?? String(hours[plan])}
      error={errors[plan]}
    />
  );
  return (
    <section aria-labelledby="hours-title" className="grid max-w-2xl gap-5 border-t border-hairline pt-8">
      <h2 id="hours-title" className="text-lg">
        Answer within
      </h2>
      <p className="max-w-[60ch] text-sm text-muted">
        Users read these hours on their support page. They apply to messages from now on.
      </p>
      <Form method="post" noValidate preventScrollReset {...handlers} className="grid gap-5">
        {message && <Alert tone="error">{message}</Alert>}
        <div className="grid gap-5 sm:grid-cols-3">
          {field("business")}
          {field("pro")}
          {field("free")}
        </div>
        <SubmitButton isBusy={isBusy} className="justify-self-start">
          {isBusy ? "Saving…" : "Save hours"}
        </SubmitButton>
      </Form>
    </section>
  );
}
