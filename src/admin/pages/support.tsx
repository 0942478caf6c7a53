import { redirect } from "react-router";
import { accountMeta } from "#accounts/ui/index.ts";
import { answerForm } from "#platform/forms/answer-form.ts";
import type { Checked, FormReply } from "#platform/forms/rules.ts";
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
  supportPlans,
} from "#support/rules.ts";
import { RequestList } from "#support/ui/index.ts";
import { Chip } from "#ui/chip.tsx";
import { DateTime } from "#ui/date-time.tsx";
import { TextField } from "#ui/field.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { TabLinks } from "#ui/tab-links.tsx";
import { changeAsOperator, changeNotice } from "../change-as-operator.ts";
import { checkReason } from "../rules.ts";
import { AdminPage, AdminSection } from "../ui/admin-page.tsx";
import { ChangeForm } from "../ui/change-form.tsx";
import type { Route } from "./+types/support";

const failureMessage = "The hours could not be saved. Please try again in a moment.";

export const meta: Route.MetaFunction = ({ matches }) => accountMeta(matches[0].loaderData, "Support inbox", inboxPath);

const isState = (text: string | null): text is RequestState => requestStates.some((state) => state === text);

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const given = url.searchParams.get("state");
  const state = isState(given) ? given : "open";
  const page = readPageNumber(url.searchParams);
  const now = clock.now();
  const [inbox, hours] = await Promise.all([listInbox(db, { state, page, now }), readSupportHours(db)]);
  return { ...inbox, state, page, hours, now };
}

function checkHoursChange(form: FormData): Checked<string> {
  const [hours, reason] = [checkHours(form), checkReason(form)];
  return {
    values: { ...hours.values, ...reason.values, intent: "hours" },
    errors: { ...hours.errors, ...reason.errors },
  };
}

/** Sets the hours in which users are to be answered. */
export async function action({ request, context, url }: Route.ActionArgs) {
  return answerForm(request, {
    check: checkHoursChange,
    failureMessage,
    log: context.get(requestContext).log,
    async onValid({ business = "", pro = "", free = "", reason = "" }) {
      const hours = { business: Number(business), pro: Number(pro), free: Number(free) };
      const subject = { kind: "setting", id: "support-hours", name: "Support hours" } as const;
      await changeAsOperator(
        context,
        { action: "setting-changed", subject, reason, detail: { business, pro, free } },
        ({ db }) => setSupportHours(db, hours),
      );
      throw redirect(`${url.pathname}${url.search}`, { headers: changeNotice(context) });
    },
  });
}

export default function InboxPage({ loaderData, actionData }: Route.ComponentProps) {
  const { requests, totals, pages, page, state, hours, now } = loaderData;
  const pathOf = (wanted: RequestState, number = 1) =>
    `${inboxPath}?state=${wanted}${number > 1 ? `&page=${number}` : ""}`;
  return (
    <AdminPage
      title="Support inbox"
      intro="Requests of signed-in users: Business first, then Pro, then Free, and of one plan the nearest due time. An upgrade since they wrote counts; a downgrade takes back nothing that was promised."
    >
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
          aboutOf={({ planId, bestPlan, email, dueAt }) => (
            <>
              <span className="font-semibold text-ink">{planNames[planId]}</span>
              {dueAt && bestPlan !== planId && <span>Wrote on {planNames[bestPlan]}</span>}
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
    </AdminPage>
  );
}

function HoursForm({ hours, reply }: { readonly hours: SupportHours; readonly reply: FormReply | undefined }) {
  return (
    <AdminSection
      title="Answer within"
      intro={`${supportPlans.map((plan) => `${planNames[plan]}: ${hours[plan]} hours`).join(", ")}. Users read these on their support page.`}
    >
      <ChangeForm
        intent="hours"
        label="Change the hours"
        note="They apply to messages from now on."
        check={checkHoursChange}
        reply={reply}
        fields={({ values, errors }) => (
          <div className="grid items-start gap-4 sm:grid-cols-3">
            {supportPlans.map((plan) => (
              <TextField
                key={plan}
                label={`${planNames[plan]}, hours`}
                name={plan}
                inputMode="numeric"
                required
                defaultValue={values[plan] ?? String(hours[plan])}
                error={errors[plan]}
              />
            ))}
          </div>
        )}
      />
    </AdminSection>
  );
}
