import { Form, redirect, useNavigation } from "react-router";
import { withNotice } from "#accounts/index.ts";
import { AskFirst, accountMeta } from "#accounts/ui/index.ts";
import { answerForm } from "#platform/forms/answer-form.ts";
import { readIntent } from "#platform/forms/read-form.ts";
import { fieldOf } from "#platform/forms/rules.ts";
import { readListQuery } from "#platform/list-query.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { Alert } from "#ui/alert.tsx";
import { BackLink, ButtonLink } from "#ui/button.tsx";
import { formatList } from "#ui/format.ts";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { usePolling } from "#ui/use-polling.ts";
import { requireEditorOfPage } from "../editor-of-page.ts";
import { getEndpoint } from "../endpoint-editor.ts";
import { listDeliveries } from "../read-deliveries.ts";
import { describeEndpoint } from "../read-endpoints.ts";
import {
  deliveryDays,
  editWebhookPath,
  eventTypes,
  failingDays,
  webhookPath,
  webhookSecretPath,
  webhooksPath,
} from "../rules.ts";
import { deleteEndpoint, switchEndpoint } from "../save-endpoint.ts";
import { sendAgain, sendTest } from "../send-again.ts";
import { findSendingBlock } from "../sending-block.ts";
import { BlockNote } from "../ui/block-note.tsx";
import { DeliveryLog } from "../ui/delivery-log.tsx";
import { EndpointChip } from "../ui/endpoint-list.tsx";
import type { Route } from "./+types/webhook";

export const meta: Route.MetaFunction = ({ matches, params }) =>
  accountMeta(matches[0].loaderData, "Webhook", webhookPath(params.endpointId));

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** For the breadcrumbs: the address has only an id. */
export const handle = {
  crumb: ({ endpoint }: Route.ComponentProps["loaderData"]) => endpoint.description || new URL(endpoint.url).host,
};

export async function loader({ context, url, request, params: { endpointId } }: Route.LoaderArgs) {
  const { editor, actor } = await requireEditorOfPage({ context, url, request });
  const services = context.get(servicesContext);
  const endpoint = await getEndpoint(services.db, editor, endpointId);
  const { page } = readListQuery(url.searchParams, [""]);
  const now = services.clock.now();
  const [log, block] = await Promise.all([
    listDeliveries(services.db, { endpointId, page }, now),
    findSendingBlock(services, actor.ownerId),
  ]);
  const soon = new Date(now.getTime() + soonMs);
  const isSending = log.rows.some(({ state, nextAt }) => state === "waiting" && (nextAt === null || nextAt <= soon));
  return { endpoint: describeEndpoint(endpoint), log, isSending, block, teamName: actor.team?.name };
}

/** A try that comes so soon is waited for on the page. */
const soonMs = 10_000;
const pollMs = 1_000;

const intents = ["test", "again", "on", "off", "delete"] as const;

export async function action({ request, context, url, params: { endpointId } }: Route.ActionArgs) {
  // Deleting and switching off also work in a team that can only be read; the others need the plan.
  const { editor } = await requireEditorOfPage({ context, url, request }, { endsAccess: true });
  const services = context.get(servicesContext);
  return answerForm(request, {
    check: (form) => ({
      values: { intent: readIntent(form, intents), delivery: fieldOf(form, "delivery") },
      errors: {},
    }),
    failureMessage: "This didn’t work. Please try again in a moment.",
    log: context.get(requestContext).log,
    async onValid({ intent, delivery }) {
      switch (intent) {
        case "test":
          return sendTest(services, editor, endpointId);
        case "again":
          return sendAgain(services, editor, { endpointId, deliveryId: delivery });
        case "on":
        case "off":
          return switchEndpoint(services, editor, { endpointId, isOn: intent === "on" });
        default:
          await deleteEndpoint(services, editor, endpointId);
          throw redirect(webhooksPath, { headers: withNotice("webhook-deleted") });
      }
    },
  });
}

export default function WebhookPage({
  loaderData: { endpoint, log, isSending, block, teamName },
  actionData,
}: Route.ComponentProps) {
  const { id, url, description, events, isOn, switchedOff } = endpoint;
  const message = actionData?.outcome === "refused" ? actionData.message : null;
  usePolling(isSending && isOn && block === null, pollMs);
  return (
    <>
      <BackLink to={webhooksPath}>Webhooks</BackLink>
      <header className="grid gap-2 pb-8">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="text-2xl wrap-anywhere">{description || new URL(url).host}</h1>
          <EndpointChip endpoint={endpoint} isBlocked={block !== null} />
        </div>
        <p className="font-mono text-sm wrap-anywhere text-muted">{url}</p>
        <p className="text-sm text-muted">{formatList(events.map((type) => eventTypes[type].title))}</p>
      </header>
      <div className="grid gap-10">
        {message && <Alert tone="error">{message}</Alert>}
        {block && <BlockNote block={block} teamName={teamName} />}
        {switchedOff && (
          <Alert tone="error" title="We switched this webhook off">
            {switchedOff === "gone"
              ? "Your endpoint answered that it wants no more webhooks (status 410)."
              : `For ${failingDays} days, nothing that we sent arrived.`}{" "}
            The log below shows what went wrong.
          </Alert>
        )}
        <div className="flex flex-wrap items-start gap-3">
          {isOn && !block && <IntentButton intent="test" label="Send a test event" />}
          {(isOn || !block) && (
            <IntentButton
              intent={isOn ? "off" : "on"}
              label={isOn ? "Switch off" : "Switch on"}
              variant={isOn ? "secondary" : "primary"}
            />
          )}
          <ButtonLink to={editWebhookPath(id)} variant="secondary">
            Edit
          </ButtonLink>
          {/* Not before it is pressed: the audit log has each look at the secret. */}
          <ButtonLink to={webhookSecretPath(id)} prefetch="none" variant="secondary">
            Signing secret
          </ButtonLink>
          <AskFirst
            label="Delete"
            question="We send nothing more there, and its log is deleted. This can’t be undone."
            confirmLabel="Delete webhook"
            fields={{ intent: "delete" }}
            isQuiet
          />
        </div>
        <section aria-labelledby="deliveries" className="grid gap-4">
          <div className="grid gap-1">
            <h2 id="deliveries" className="text-lg">
              Deliveries
            </h2>
            <p className="max-w-[60ch] text-sm text-muted">
              What we sent in the last {deliveryDays} days. If your endpoint doesn’t answer with a status from 200 to
              299, we try again, up to seven times within 28 hours.
            </p>
          </div>
          <DeliveryLog log={log} endpointId={id} maySend={isOn && !block} />
        </section>
      </div>
    </>
  );
}

function IntentButton({
  intent,
  label,
  variant = "primary",
}: {
  readonly intent: (typeof intents)[number];
  readonly label: string;
  readonly variant?: "primary" | "secondary";
}) {
  const isBusy = useNavigation().formData?.get("intent") === intent;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <SubmitButton isBusy={isBusy} variant={variant}>
        {label}
      </SubmitButton>
    </Form>
  );
}
