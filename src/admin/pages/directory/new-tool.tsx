import { redirect } from "react-router";
import { accountMeta } from "#accounts/ui/index.ts";
import { listCategories } from "#directory/index.ts";
import { answerForm } from "#platform/forms/answer-form.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { changeNotice } from "../../change-as-operator.ts";
import { addToolAsOperator } from "../../directory/change-tools.ts";
import { checkToolChange } from "../../directory/tool-change-rules.ts";
import { ToolFields } from "../../directory/tool-fields.tsx";
import { AdminPage } from "../../ui/admin-page.tsx";
import { ChangeForm } from "../../ui/change-form.tsx";
import type { Route } from "./+types/new-tool";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches[0].loaderData, "Add a tool", "/admin/directory/new");

export async function loader({ context }: Route.LoaderArgs) {
  return { categories: await listCategories(context.get(servicesContext).db) };
}

export async function action({ request, context }: Route.ActionArgs) {
  return answerForm(request, {
    check: checkToolChange,
    failureMessage: "The tool could not be added. Please try again in a moment.",
    log: context.get(requestContext).log,
    async onValid({ reason = "" }, form) {
      const slug = await addToolAsOperator(context, form, reason);
      throw redirect(`/admin/directory/tools/${slug}`, { headers: changeNotice(context) });
    },
  });
}

export default function NewToolPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AdminPage back={{ path: "/admin/directory", title: "Tools" }} title="Add a tool">
      <ChangeForm
        intent="add"
        label="Add a tool"
        isOpen
        check={checkToolChange}
        reply={actionData}
        fields={({ values, errors }) => (
          <ToolFields
            categories={loaderData.categories}
            values={{ position: "1000000", discount: "0", ...values }}
            errors={errors}
          />
        )}
      />
    </AdminPage>
  );
}
