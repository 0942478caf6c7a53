import { redirect } from "react-router";
import { requireSession } from "#accounts/index.ts";
import { accountMeta, SettingsHeader } from "#accounts/ui/index.ts";
import { answerForm, keepFailureOnForm } from "#platform/forms/answer-form.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { BackLink } from "#ui/button.tsx";
import { Chip } from "#ui/chip.tsx";
import { DateTime } from "#ui/date-time.tsx";
import { readRequest } from "../read-requests.ts";
import { checkReply, requestPath, stateNames, supportPath, supportSubjects } from "../rules.ts";
import { MessageForm } from "../ui/message-form.tsx";
import { Thread } from "../ui/thread.tsx";
import { closeRequest, writeAgain } from "../write-to-support.ts";
import type { Route } from "./+types/support-request";

const failureMessage = "Your message could not be sent. Please try again in a moment.";

export const meta: Route.MetaFunction = ({ matches, params }) =>
  accountMeta(matches[0].loaderData, "Support request", requestPath(params.requestId ?? ""));

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { viewer } = await requireSession(context, url);
  const { db, clock } = context.get(servicesContext);
  const own = { userId: viewer.userId, now: clock.now() };
  const { subject, state, dueAt, messages } = await readRequest(db, params.requestId, own);
  return { subject, state, dueAt, messages };
}

export async function action({ request, context, url, params }: Route.ActionArgs) {
  const { viewer } = await requireSession(context, url);
  const services = context.get(servicesContext);
  const { requestId } = params;
  return answerForm(request, {
    check: checkReply,
    failureMessage,
    log: context.get(requestContext).log,
    async onValid({ intent, seen, message }) {
      if (intent === "close") await closeRequest(services, requestId, { userId: viewer.userId, seen: Number(seen) });
      else await writeAgain(services, viewer, requestId, message);
      throw redirect(requestPath(requestId));
    },
  });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepFailureOnForm(serverAction, failureMessage);

export default function SupportRequestPage({ loaderData, actionData }: Route.ComponentProps) {
  const { subject, state, dueAt, messages } = loaderData;
  return (
    <>
      <BackLink to={supportPath}>All requests</BackLink>
      <SettingsHeader
        title={supportSubjects[subject]}
        intro={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Chip tone={state === "answered" ? "accent" : "plain"}>{stateNames[state]}</Chip>
            {dueAt && (
              <span>
                We aim to answer by <DateTime at={dueAt} />.
              </span>
            )}
          </span>
        }
      />
      <div className="grid max-w-3xl gap-8">
        <Thread messages={messages} names={{ user: "You", operator: "Support" }} />
        <MessageForm
          key={messages.length}
          reply={actionData}
          label="Write back"
          send="Send message"
          seen={messages.filter(({ isFromOperator }) => isFromOperator).length}
          isClosed={state === "closed"}
        />
      </div>
    </>
  );
}
