import { data } from "react-router";
import { requireStepUp } from "#accounts/index.ts";
import { accountMeta, SettingsHeader } from "#accounts/ui/index.ts";
import { answerForm } from "#platform/forms/answer-form.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { Alert } from "#ui/alert.tsx";
import { requireEditorOfPage } from "../editor-of-page.ts";
import { checkEndpointForm, newWebhookPath, offeredTypes, readEndpointSettings, webhooksPath } from "../rules.ts";
import { addEndpoint } from "../save-endpoint.ts";
import { findSendingBlock } from "../sending-block.ts";
import { BlockNote } from "../ui/block-note.tsx";
import { EndpointForm } from "../ui/endpoint-form.tsx";
import { ShownSecret } from "../ui/shown-secret.tsx";
import type { Route } from "./+types/new-webhook";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches[0].loaderData, "New webhook", newWebhookPath);

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ context, url, request }: Route.LoaderArgs) {
  await requireStepUp(context, url);
  const { actor } = await requireEditorOfPage({ context, url, request });
  const block = await findSendingBlock(context.get(servicesContext), actor.ownerId);
  return { block, teamName: actor.team?.name };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  await requireStepUp(context, url);
  const { editor } = await requireEditorOfPage({ context, url, request });
  let added: Awaited<ReturnType<typeof addEndpoint>> | undefined;
  const reply = await answerForm(request, {
    check: checkEndpointForm,
    failureMessage: "The webhook could not be added. Please try again in a moment.",
    log: context.get(requestContext).log,
    async onValid(values) {
      added = await addEndpoint(context.get(servicesContext), editor, readEndpointSettings(values));
    },
  });
  if (!added) return reply;
  return data({ outcome: "added" as const, ...added }, { headers: { "Cache-Control": "no-store" } });
}

export default function NewWebhookPage({ loaderData: { block, teamName }, actionData }: Route.ComponentProps) {
  return (
    <>
      <SettingsHeader title="New webhook" />
      {actionData?.outcome === "added" ? (
        <ShownSecret endpointId={actionData.id} secret={actionData.secret}>
          <Alert tone="note" title="Your webhook was added">
            Give the secret to your program now. To see it again later, you confirm that it’s you.
          </Alert>
        </ShownSecret>
      ) : block ? (
        <BlockNote block={block} teamName={teamName} />
      ) : (
        <EndpointForm
          reply={actionData}
          offered={offeredTypes(teamName !== undefined)}
          labels={{ send: "Add webhook", sending: "Adding…" }}
          cancelPath={webhooksPath}
        />
      )}
    </>
  );
}
