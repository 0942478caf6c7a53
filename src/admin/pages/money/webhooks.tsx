import { redirect } from "react-router";
import { accountMeta } from "#accounts/ui/index.ts";
import { listEventIds, pageOfEvents, replayEvents } from "#billing/index.ts";
import { type EventsState, eventsStates } from "#billing/rules.ts";
import { AppError } from "#platform/errors.ts";
import { answerForm } from "#platform/forms/answer-form.ts";
import { oneOf, readListQuery } from "#platform/list-query.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { DateTime } from "#ui/date-time.tsx";
import { TabLinks } from "#ui/tab-links.tsx";
import { changeAsOperator, changeNotice } from "../../change-as-operator.ts";
import { checkIntent } from "../../rules.ts";
import { AdminPage } from "../../ui/admin-page.tsx";
import { AdminTable, useListPath } from "../../ui/admin-table.tsx";
import { ChangeForm } from "../../ui/change-form.tsx";
import { PageLinks } from "../../ui/list-controls.tsx";
import { SubjectLink } from "../../ui/subject-link.tsx";
import type { Route } from "./+types/webhooks";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches[0].loaderData, "Payment events", "/admin/webhooks");

export async function loader({ context, url }: Route.LoaderArgs) {
  const { page } = readListQuery(url.searchParams, ["newest"]);
  const state = oneOf(url.searchParams.get("state"), eventsStates);
  return { state, ...(await pageOfEvents(context.get(servicesContext).db, { state, page })) };
}

/** At most so many at a time: each is a transaction of its own. */
const replaysMax = 100;

/** Processes failed events again. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { db } = context.get(servicesContext);
  return answerForm(request, {
    check: checkIntent,
    failureMessage: "The events could not be processed. Please try again in a moment.",
    log: context.get(requestContext).log,
    async onValid({ reason = "" }) {
      const ids = (await listEventIds(db, "failed")).slice(0, replaysMax);
      if (ids.length === 0) throw new AppError("conflict", { userMessage: "No event has failed." });
      const subject = { kind: "webhook", id: String(ids[0]), name: `${ids.length} failed events` } as const;
      await changeAsOperator(context, { action: "webhooks-replayed", subject, reason }, (services) =>
        replayEvents(services, ids),
      );
      throw redirect(`${url.pathname}${url.search}`, { headers: changeNotice(context) });
    },
  });
}

const stateNames: Readonly<Record<EventsState, string>> = {
  open: "Open",
  failed: "Failed",
  quarantined: "Quarantined",
  done: "Done",
};

export default function WebhooksPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, state, page, hasNext } = loaderData;
  const pathOf = useListPath();
  return (
    <AdminPage
      title="Payment events"
      intro="Webhooks of the payment provider. An event is quarantined if it is paid, but its user or item is unknown: you decide."
    >
      <TabLinks
        label="Events by state"
        current={state}
        tabs={eventsStates.map((id) => ({ id, name: stateNames[id], path: pathOf({ state: id, page: undefined }) }))}
      />
      {state === "failed" && rows.length > 0 && (
        <ChangeForm
          intent="replay"
          label="Process all failed events again"
          note={`At most ${replaysMax} at a time, oldest first. An event that was applied is never applied twice.`}
          reply={actionData}
        />
      )}
      <AdminTable
        caption="Payment events"
        rows={rows}
        keyOf={({ id }) => id}
        empty={state === "open" ? "Nothing waits for you." : "There are no events here."}
        columns={[
          {
            title: "Event",
            cell: ({ id, eventName }) => (
              <SubjectLink kind="webhook" id={String(id)}>
                {id} {eventName}
              </SubjectLink>
            ),
          },
          { title: "Status", cell: ({ status }) => status },
          { title: "Tries", isNumber: true, cell: ({ attempts }) => attempts },
          {
            title: "Why",
            cell: ({ error }) => <span className="block max-w-[56ch] min-w-40 wrap-anywhere">{error ?? "–"}</span>,
          },
          { title: "Received", cell: ({ receivedAt }) => <DateTime at={receivedAt} /> },
        ]}
      />
      <PageLinks page={page} hasNext={hasNext} />
    </AdminPage>
  );
}
