import { redirect } from "react-router";
import { accountMeta } from "#accounts/ui/index.ts";
import { isUuid } from "#platform/db/columns.ts";
import { AppError } from "#platform/errors.ts";
import { answerForm } from "#platform/forms/answer-form.ts";
import { type Checked, fieldOf } from "#platform/forms/rules.ts";
import { listFailedJobs, listQueues, runFailedJobAgain } from "#platform/job-report.ts";
import { readListQuery } from "#platform/list-query.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { DateTime } from "#ui/date-time.tsx";
import { formatNumber } from "#ui/format.ts";
import { changeAsOperator, changeNotice } from "../../change-as-operator.ts";
import { spelledOut } from "../../detail-rules.ts";
import { checkReason } from "../../rules.ts";
import { AdminPage, AdminSection } from "../../ui/admin-page.tsx";
import { AdminTable } from "../../ui/admin-table.tsx";
import { ChangeForm } from "../../ui/change-form.tsx";
import { PageLinks } from "../../ui/list-controls.tsx";
import type { Route } from "./+types/jobs";

export const meta: Route.MetaFunction = ({ matches }) => accountMeta(matches[0].loaderData, "Jobs", "/admin/jobs");

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { page } = readListQuery(url.searchParams, ["newest"]);
  const [queues, failed] = await Promise.all([listQueues(db), listFailedJobs(db, page)]);
  return { queues, ...failed };
}

function checkJobForm(form: FormData): Checked<"reason" | "intent" | "kind"> {
  const { values, errors } = checkReason(form);
  return { values: { ...values, intent: fieldOf(form, "intent"), kind: fieldOf(form, "kind") }, errors };
}

/** Runs a failed job once more. */
export async function action({ request, context, url }: Route.ActionArgs) {
  return answerForm(request, {
    check: checkJobForm,
    failureMessage: "The job could not be queued. Please try again in a moment.",
    log: context.get(requestContext).log,
    async onValid({ reason }, form) {
      const id = fieldOf(form, "id");
      if (!isUuid(id)) throw new AppError("invalid_input", { userMessage: "There is no such job." });
      const subject = { kind: "job", id, name: fieldOf(form, "kind").slice(0, 80) } as const;
      await changeAsOperator(context, { action: "job-run-again", subject, reason }, ({ db }) =>
        runFailedJobAgain(db, id),
      );
      throw redirect(`${url.pathname}${url.search}`, { headers: changeNotice(context) });
    },
  });
}

export default function JobsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { queues, rows, page, hasNext } = loaderData;
  return (
    <AdminPage
      title="Jobs"
      intro="Background work. The queue counts it every ten seconds. A job that ended is forgotten after a day."
    >
      <AdminSection title="Failed">
        <AdminTable
          caption="Failed jobs"
          rows={rows}
          keyOf={({ id }) => id}
          empty="No job was given up in the last day."
          columns={[
            {
              title: "Job",
              cell: ({ kind, id }) => (
                <>
                  {spelledOut(kind)}
                  <span className="block font-mono text-xs text-muted">{id}</span>
                </>
              ),
            },
            {
              title: "Why",
              cell: ({ message }) => <span className="block max-w-[56ch] min-w-40 wrap-anywhere">{message}</span>,
            },
            { title: "Tries", isNumber: true, cell: ({ tries }) => tries },
            { title: "Failed", cell: ({ failedAt }) => (failedAt ? <DateTime at={failedAt} /> : "–") },
            {
              title: "Change",
              cell: ({ id, kind, canRunAgain }) =>
                canRunAgain ? (
                  <ChangeForm
                    intent={`again-${id}`}
                    label="Run again"
                    hidden={{ id, kind }}
                    check={checkJobForm}
                    reply={actionData}
                  />
                ) : (
                  <span className="text-xs text-muted">Its data is gone</span>
                ),
            },
          ]}
        />
        <PageLinks page={page} hasNext={hasNext} />
      </AdminSection>
      <AdminSection title="Queues">
        <AdminTable
          caption="Queues"
          rows={queues}
          keyOf={({ name }) => name}
          empty="There are no queues yet."
          columns={[
            { title: "Job", cell: ({ name }) => spelledOut(name) },
            { title: "Waiting", isNumber: true, cell: ({ waiting }) => formatNumber(waiting) },
            { title: "Later", isNumber: true, cell: ({ later }) => formatNumber(later) },
            { title: "Running", isNumber: true, cell: ({ active }) => formatNumber(active) },
            { title: "Failed", isNumber: true, cell: ({ failed }) => formatNumber(failed) },
          ]}
        />
      </AdminSection>
    </AdminPage>
  );
}
