import { Link, redirect } from "react-router";
import { accountMeta } from "#accounts/ui/index.ts";
import { answerForm, keepFailureOnForm } from "#platform/forms/answer-form.ts";
import { readListQuery } from "#platform/list-query.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { listTemplates } from "#support/index.ts";
import { checkTemplate, templatePath, templatesPath } from "#support/rules.ts";
import { DateTime } from "#ui/date-time.tsx";
import { changeNotice } from "../change-as-operator.ts";
import { saveAsOperator } from "../templates/save-as-operator.ts";
import { AdminPage, AdminSection } from "../ui/admin-page.tsx";
import { AdminTable } from "../ui/admin-table.tsx";
import { ListSearch } from "../ui/list-controls.tsx";
import { rowLink } from "../ui/subject-link.tsx";
import type { Route } from "./+types/templates";
import { TemplateForm } from "./template/template-form.tsx";

const failureMessage = "The template could not be saved. Please try again in a moment.";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches[0].loaderData, "Answer templates", templatesPath);

export async function loader({ context, url }: Route.LoaderArgs) {
  const { text } = readListQuery(url.searchParams, ["name"]);
  return { text, templates: await listTemplates(context.get(servicesContext).db, text) };
}

/** Makes a template. */
export async function action({ request, context }: Route.ActionArgs) {
  return answerForm(request, {
    check: checkTemplate,
    failureMessage,
    log: context.get(requestContext).log,
    async onValid({ name, text }) {
      await saveAsOperator(context, { name, text });
      throw redirect(templatesPath, { headers: changeNotice(context) });
    },
  });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepFailureOnForm(serverAction, failureMessage);

export default function TemplatesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { templates, text } = loaderData;
  return (
    <AdminPage
      title="Answer templates"
      intro="Texts to begin an answer with, in the support inbox and in the contact inbox."
    >
      <ListSearch label="Name or text" text={text} keeps={[]} />
      <AdminTable
        caption="Answer templates"
        rows={templates}
        keyOf={({ id }) => id}
        empty={
          text === "" ? "There are no templates yet. Write the first one below." : "No template matches that search."
        }
        columns={[
          {
            title: "Name",
            cell: ({ id, name }) => (
              <Link to={templatePath(id)} className={rowLink}>
                {name}
              </Link>
            ),
          },
          {
            title: "Text",
            cell: (row) => <span className="line-clamp-2 min-w-48 max-w-[60ch] wrap-anywhere">{row.text}</span>,
          },
          { title: "Changed", cell: ({ changedAt }) => <DateTime at={changedAt} isDay /> },
        ]}
      />
      <AdminSection title="New template">
        <TemplateForm key={templates.length} reply={actionData} send="Save template" />
      </AdminSection>
    </AdminPage>
  );
}
