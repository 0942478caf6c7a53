import { redirect } from "react-router";
import { requireStepUp, withNotice } from "#accounts/index.ts";
import { accountMeta, SettingsHeader } from "#accounts/ui/index.ts";
import { answerForm } from "#platform/forms/answer-form.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { BackLink } from "#ui/button.tsx";
import { requireEditorOfPage } from "../editor-of-page.ts";
import { getEndpoint } from "../endpoint-editor.ts";
import { describeEndpoint } from "../read-endpoints.ts";
import { checkEndpointForm, editWebhookPath, offeredTypes, readEndpointSettings, webhookPath } from "../rules.ts";
import { changeEndpoint } from "../save-endpoint.ts";
import { EndpointForm } from "../ui/endpoint-form.tsx";
import type { Route } from "./+types/edit-webhook";

export const meta: Route.MetaFunction = ({ matches, params }) =>
  accountMeta(matches[0].loaderData, "Edit webhook", editWebhookPath(params.endpointId));

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ context, url, request, params }: Route.LoaderArgs) {
  await requireStepUp(context, url);
  const { editor } = await requireEditorOfPage({ context, url, request });
  const endpoint = await getEndpoint(context.get(servicesContext).db, editor, params.endpointId);
  return { endpoint: describeEndpoint(endpoint), offered: offeredTypes(editor.teamId !== undefined) };
}

export async function action({ request, context, url, params: { endpointId } }: Route.ActionArgs) {
  await requireStepUp(context, url);
  const { editor } = await requireEditorOfPage({ context, url, request });
  return answerForm(request, {
    check: checkEndpointForm,
    failureMessage: "The webhook could not be saved. Please try again in a moment.",
    log: context.get(requestContext).log,
    async onValid(values) {
      await changeEndpoint(context.get(servicesContext), editor, endpointId, readEndpointSettings(values));
      throw redirect(webhookPath(endpointId), { headers: withNotice("webhook-saved") });
    },
  });
}

export default function EditWebhookPage({ loaderData: { endpoint, offered }, actionData }: Route.ComponentProps) {
  return (
    <>
      <BackLink to={webhookPath(endpoint.id)}>Webhook</BackLink>
      <SettingsHeader title="Edit webhook" />
      <EndpointForm
        reply={actionData}
        saved={endpoint}
        offered={offered}
        labels={{ send: "Save", sending: "Saving…" }}
        cancelPath={webhookPath(endpoint.id)}
      />
    </>
  );
}
