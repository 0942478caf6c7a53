import { redirect } from "react-router";
import { findPersonByEmail } from "#accounts/index.ts";
import { accountMeta } from "#accounts/ui/index.ts";
import { assignEvent, dismissEvent, getEvent, replayEvents } from "#billing/index.ts";
import { AppError } from "#platform/errors.ts";
import { answerForm } from "#platform/forms/answer-form.ts";
import { readIntent } from "#platform/forms/read-form.ts";
import { type Checked, emailMessage, fieldOf, parseEmail, withoutEmpty } from "#platform/forms/rules.ts";
import { requestContext, type Services, servicesContext } from "#platform/services.ts";
import { DateTime } from "#ui/date-time.tsx";
import { EmailField } from "#ui/forms/email-field.tsx";
import { changeAsOperator, changeNotice } from "../../change-as-operator.ts";
import { type ActionDetail, checkReason, type OperatorAction } from "../../rules.ts";
import { AdminPage, AdminSection, Facts } from "../../ui/admin-page.tsx";
import { ChangeForm } from "../../ui/change-form.tsx";
import type { Route } from "./+types/webhook";

export const meta: Route.MetaFunction = ({ matches, params }) =>
  accountMeta(matches[0].loaderData, `Payment event ${params.eventId}`, `/admin/webhooks/${params.eventId}`);

const eventIdOf = (given: string): number => Number(/^[1-9]\d{0,8}$/.exec(given)?.[0] ?? 0);

export async function loader({ context, params }: Route.LoaderArgs) {
  const { body, ...event } = await getEvent(context.get(servicesContext).db, eventIdOf(params.eventId));
  return { ...event, body: readable(body) };
}

/** The content with a line for each value; empty once it was erased with the user's account. */
function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

const intents = ["replay", "dismiss", "assign"] as const;
type Intent = (typeof intents)[number];

const actions: Readonly<Record<Intent, OperatorAction>> = {
  replay: "webhooks-replayed",
  dismiss: "webhook-dismissed",
  assign: "webhook-assigned",
};

function checkEventForm(form: FormData): Checked<"intent" | "reason" | "email"> {
  const { values, errors } = checkReason(form);
  const email = fieldOf(form, "email").trim();
  const isWrong = fieldOf(form, "intent") === "assign" && parseEmail(email) === null;
  return {
    values: { ...values, intent: fieldOf(form, "intent"), email },
    errors: withoutEmpty({ email: isWrong ? `${emailMessage}.` : undefined, ...errors }),
  };
}

/** Processes the event again, dismisses it, or assigns it to a user. */
export async function action({ request, context, params, url }: Route.ActionArgs) {
  const { db } = context.get(servicesContext);
  const eventId = eventIdOf(params.eventId);
  const event = await getEvent(db, eventId);
  return answerForm(request, {
    check: checkEventForm,
    failureMessage: "The event could not be processed. Please try again in a moment.",
    log: context.get(requestContext).log,
    async onValid({ reason, email }, form) {
      const intent = readIntent(form, intents);
      const person = intent === "assign" ? await getPayer({ db }, email) : undefined;
      const subject = { kind: "webhook", id: String(eventId), name: `${eventId} ${event.eventName}` } as const;
      const detail: ActionDetail = person ? { user: person.userId } : {};
      await changeAsOperator(context, { action: actions[intent], subject, reason, detail }, async (services) => {
        if (intent === "dismiss") await dismissEvent(services, { eventId, reason });
        else if (person) await assignEvent(services, { eventId, userId: person.userId });
        else await replayEvents(services, [eventId]);
      });
      throw redirect(url.pathname, { headers: changeNotice(context) });
    },
  });
}

async function getPayer({ db }: Pick<Services, "db">, email: string) {
  const person = await findPersonByEmail(db, parseEmail(email) ?? "");
  if (person) return person;
  throw new AppError("not_found", { userMessage: "There is no account with this address.", field: "email" });
}

export default function WebhookPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, eventName, status, attempts, deliveries, error, receivedAt, body } = loaderData;
  const isOpen = status === "failed" || status === "quarantined";
  return (
    <AdminPage back={{ path: "/admin/webhooks", title: "Payment events" }} title={`${id} ${eventName}`}>
      <Facts
        facts={[
          ["Status", status],
          ["Why", error ?? "–"],
          ["Tries", String(attempts)],
          ["Deliveries", String(deliveries)],
          ["Received", <DateTime key="received" at={receivedAt} />],
        ]}
      />
      <div className="grid gap-2">
        {status !== "processed" && (
          <ChangeForm
            intent="replay"
            label="Process again"
            note="An event that was applied is never applied twice."
            reply={actionData}
          />
        )}
        {status === "quarantined" && (
          <ChangeForm
            intent="assign"
            label="Assign to a user"
            note="The payment counts as theirs and is accepted as it is, also in another currency."
            check={checkEventForm}
            reply={actionData}
            fields={({ values, errors }) => (
              <EmailField label="The user’s email" value={values.email} error={errors.email} autoComplete="off" />
            )}
          />
        )}
        {isOpen && (
          <ChangeForm
            intent="dismiss"
            label="Dismiss"
            note="Closes the event without effect, for example after a refund. It stays in the inbox with the reason."
            isDangerous
            reply={actionData}
          />
        )}
      </div>
      <AdminSection title="Content">
        {body === "" ? (
          <p className="text-sm text-muted">The content was erased with the user’s account.</p>
        ) : (
          <pre
            // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
            tabIndex={0}
            className="max-h-[70vh] overflow-auto rounded-md bg-sunken p-4 text-xs"
          >
            {body}
          </pre>
        )}
      </AdminSection>
    </AdminPage>
  );
}
