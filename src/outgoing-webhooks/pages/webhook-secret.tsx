import { requireStepUp } from "#accounts/index.ts";
import { AskFirst, accountMeta, SettingsHeader } from "#accounts/ui/index.ts";
import { answerForm } from "#platform/forms/answer-form.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { Alert } from "#ui/alert.tsx";
import { BackLink } from "#ui/button.tsx";
import { DateTime } from "#ui/date-time.tsx";
import { requireEditorOfPage } from "../editor-of-page.ts";
import { oldSecretHours, webhookPath, webhookSecretPath } from "../rules.ts";
import { replaceSecret, showSecret } from "../show-secret.ts";
import { ShownSecret } from "../ui/shown-secret.tsx";
import type { Route } from "./+types/webhook-secret";

export const meta: Route.MetaFunction = ({ matches, params }) =>
  accountMeta(matches[0].loaderData, "Signing secret", webhookSecretPath(params.endpointId));

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "no-store" });

export async function loader({ context, url, request, params }: Route.LoaderArgs) {
  await requireStepUp(context, url);
  const { editor } = await requireEditorOfPage({ context, url, request });
  return {
    endpointId: params.endpointId,
    ...(await showSecret(context.get(servicesContext), editor, params.endpointId)),
  };
}

/** Replaces the secret. */
export async function action({ request, context, url, params: { endpointId } }: Route.ActionArgs) {
  await requireStepUp(context, url);
  const { editor } = await requireEditorOfPage({ context, url, request });
  const reply = await answerForm(request, {
    check: () => ({ values: {}, errors: {} }),
    failureMessage: "The secret could not be replaced. Please try again in a moment.",
    log: context.get(requestContext).log,
    async onValid() {
      await replaceSecret(context.get(servicesContext), editor, endpointId);
    },
  });
  return reply;
}

export default function WebhookSecretPage({ loaderData, actionData }: Route.ComponentProps) {
  const { endpointId, secret, oldUntil } = loaderData;
  return (
    <>
      <BackLink to={webhookPath(endpointId)}>Webhook</BackLink>
      <SettingsHeader title="Signing secret" />
      <div className="grid gap-8">
        {actionData?.outcome === "refused" && actionData.message && <Alert tone="error">{actionData.message}</Alert>}
        <ShownSecret endpointId={endpointId} secret={secret}>
          {oldUntil && (
            <Alert tone="note" title="The secret was replaced">
              Until <DateTime at={oldUntil} />, requests have two signatures: one with this secret, one with the one
              before.
            </Alert>
          )}
        </ShownSecret>
        <AskFirst
          label="Replace secret"
          question={`Your program needs the new secret within ${oldSecretHours} hours. Until then, the old one works, too. A secret that you replaced before stops working at once.`}
          confirmLabel="Replace secret"
          fields={{ intent: "replace" }}
        />
      </div>
    </>
  );
}
