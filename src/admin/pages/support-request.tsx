import { Link, redirect } from "react-router";
import { accountMeta } from "#accounts/ui/index.ts";
import { answerForm, keepFailureOnForm } from "#platform/forms/answer-form.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { answerRequest, closeRequest, listTemplates, readRequest } from "#support/index.ts";
import { checkAnswer, inboxPath, inboxRequestPath, planNames, stateNames, supportSubjects } from "#support/rules.ts";
import { MessageForm, Thread } from "#support/ui/index.ts";
import { Chip } from "#ui/chip.tsx";
import { DateTime } from "#ui/date-time.tsx";
import { changeAsOperator } from "../change-as-operator.ts";
import { noReason } from "../rules.ts";
import { AdminPage } from "../ui/admin-page.tsx";
import { AuthorLink } from "../ui/queue-links.tsx";
import { rowLink } from "../ui/subject-link.tsx";
import type { Route } from "./+types/support-request";

const failureMessage = "Your answer could not be sent. Please try again in a moment.";

export const meta: Route.MetaFunction = ({ matches, params }) =>
  accountMeta(matches[0].loaderData, "Support request", inboxRequestPath(params.requestId ?? ""));

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const [{ subject, state, dueAt, planId, messages, person, userId }, templates] = await Promise.all([
    readRequest(db, params.requestId, { now: clock.now() }),
    listTemplates(db),
  ]);
  const name = person ? `${person.firstName} ${person.lastName}` : "";
  const { email, firstName = "", createdAt: joinedAt } = person ?? {};
  return { subject, state, dueAt, planId, messages, name, userId, email, firstName, joinedAt, templates };
}

/** Answers or closes a request. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { requestId } = params;
  return answerForm(request, {
    check: checkAnswer,
    failureMessage,
    log: context.get(requestContext).log,
    async onValid({ intent, seen, message }) {
      const isClose = intent === "close";
      const { db, clock } = context.get(servicesContext);
      const request = await readRequest(db, requestId, { now: clock.now() });
      const subject = { kind: "support" as const, id: requestId, name: supportSubjects[request.subject] };
      const action = isClose ? "support-closed" : "support-answered";
      await changeAsOperator(context, { action, subject, reason: noReason }, (services) =>
        isClose
          ? closeRequest(services, requestId, { seen: Number(seen) })
          : answerRequest(services, requestId, { text: message, seen: Number(seen) }),
      );
      throw redirect(inboxRequestPath(requestId));
    },
  });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepFailureOnForm(serverAction, failureMessage);

export default function InboxRequestPage({ loaderData, actionData }: Route.ComponentProps) {
  const { subject, state, dueAt, planId, userId, email, name, firstName, joinedAt, messages, templates } = loaderData;
  return (
    <AdminPage
      back={{ path: inboxPath, title: "Support inbox" }}
      title={`${supportSubjects[subject]}: ${name}`}
      intro={
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Chip tone={state === "open" ? "accent" : "plain"}>{stateNames[state]}</Chip>
          <span>{planNames[planId]} plan</span>
          <AuthorLink person={email ? { userId, email } : undefined} />
          <Link to={`/admin/users/${userId}?tab=sent`} className={rowLink}>
            What they sent
          </Link>
          {joinedAt && (
            <span>
              Account since <DateTime at={joinedAt} isDay />
            </span>
          )}
          {dueAt && (
            <span>
              Due <DateTime at={dueAt} />
            </span>
          )}
        </span>
      }
    >
      <div className="grid max-w-3xl gap-8">
        <Thread messages={messages} names={{ user: name, operator: "Support" }} />
        <MessageForm
          key={messages.length}
          reply={actionData}
          check={checkAnswer}
          label="Answer"
          send="Send answer"
          templates={{ list: templates, values: { "first name": firstName, plan: planNames[planId] } }}
          seen={messages.length}
          isClosed={state === "closed"}
        />
      </div>
    </AdminPage>
  );
}
