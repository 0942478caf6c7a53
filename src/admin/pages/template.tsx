import { redirect } from "react-router";
import { accountMeta } from "#accounts/ui/index.ts";
import { answerForm, keepFailureOnForm } from "#platform/forms/answer-form.ts";
import { fieldOf } from "#platform/forms/rules.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { deleteTemplate, getTemplate } from "#support/index.ts";
import { checkTemplate, templatePath, templatesPath } from "#support/rules.ts";
import { changeAsOperator, changeNotice } from "../change-as-operator.ts";
import { checkReason } from "../rules.ts";
import { saveAsOperator } from "../templates/save-as-operator.ts";
import { AdminPage } from "../ui/admin-page.tsx";
import { ChangeForm } from "../ui/change-form.tsx";
import type { Route } from "./+types/template";
import { TemplateForm } from "./template/template-form.tsx";

const failureMessage = "The template could not be saved. Please try again in a moment.";

export const meta: Route.MetaFunction = ({ matches, params }) =>
  accountMeta(matches[0].loaderData, "Answer template", templatePath(params.templateId));

export const loader = ({ context, params }: Route.LoaderArgs) =>
  getTemplate(context.get(servicesContext).db, params.templateId);

/** The page's two forms. */
function checkForm(form: FormData) {
  if (fieldOf(form, "intent") !== "delete") return checkTemplate(form);
  const { values, errors } = checkReason(form);
  return { values: { ...values, intent: "delete" }, errors };
}

/** Changes or deletes a template. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const id = params.templateId;
  const { name } = await getTemplate(context.get(servicesContext).db, id);
  return answerForm<string>(request, {
    check: checkForm,
    failureMessage,
    log: context.get(requestContext).log,
    async onValid(values) {
      if (values.intent === "delete") {
        const change = { action: "template-deleted" as const, subject: { kind: "template" as const, id, name } };
        await changeAsOperator(context, { ...change, reason: values.reason ?? "" }, ({ db }) => deleteTemplate(db, id));
      } else await saveAsOperator(context, { id, name: values.name ?? "", text: values.text ?? "" });
      throw redirect(templatesPath, { headers: changeNotice(context) });
    },
  });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepFailureOnForm(serverAction, failureMessage);

export default function TemplatePage({ loaderData, actionData }: Route.ComponentProps) {
  const isDeleting = actionData?.outcome === "refused" && "reason" in actionData.values;
  return (
    <AdminPage back={{ path: templatesPath, title: "Answer templates" }} title={loaderData.name}>
      <TemplateForm template={loaderData} reply={isDeleting ? undefined : actionData} send="Save template" />
      <div>
        <ChangeForm intent="delete" label="Delete this template" isDangerous reply={actionData} />
      </div>
    </AdminPage>
  );
}
