import { redirect } from "react-router";
import { withNotice } from "#accounts/index.ts";
import { accountMeta } from "#accounts/ui/index.ts";
import { AppError } from "#platform/errors.ts";
import { answerForm, keepFailureOnForm } from "#platform/forms/answer-form.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { answerContactMessage, closeContactMessage, readContactMessage } from "#site/index.ts";
import { contactMessagePath, contactSubjects } from "#site/rules.ts";
import { listTemplates } from "#support/index.ts";
import { checkAnswer, stateNames } from "#support/rules.ts";
import { MessageForm, Thread } from "#support/ui/index.ts";
import { Chip } from "#ui/chip.tsx";
import { DateTime } from "#ui/date-time.tsx";
import { changeAsOperator } from "../change-as-operator.ts";
import { noReason } from "../rules.ts";
import { AdminPage } from "../ui/admin-page.tsx";
import type { Route } from "./+types/contact-message";

const failureMessage = "Your answer could not be sent. Please try again in a moment.";

export const meta: Route.MetaFunction = ({ matches, params }) =>
  accountMeta(matches[0].loaderData, "Contact message", `/admin/contact/${params.messageId}`);

/** @throws {AppError} `not_found` for what is no number. */
function idOf(text: string): number {
  if (/^[1-9]\d{0,14}$/.test(text)) return Number(text);
  throw new AppError("not_found", { userMessage: "There is no such message." });
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const [message, templates] = await Promise.all([readContactMessage(db, idOf(params.messageId)), listTemplates(db)]);
  const { digest: _, ...shown } = message;
  return { ...shown, templates };
}

/** Answers or closes a message. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const id = idOf(params.messageId);
  return answerForm(request, {
    check: checkAnswer,
    failureMessage,
    log: context.get(requestContext).log,
    async onValid({ intent, seen, message }) {
      const subject = { kind: "contact" as const, id: String(id), name: `Message ${id}` };
      if (intent === "close") {
        const change = { action: "contact-closed" as const, subject, reason: noReason };
        await changeAsOperator(context, change, ({ db, ...tools }) => closeContactMessage(db, tools, id));
        throw redirect(contactMessagePath(id));
      }
      const change = { action: "contact-answered" as const, subject, reason: noReason };
      await changeAsOperator(context, change, ({ db, ...tools }) =>
        answerContactMessage(db, tools, id, { text: message, seen: Number(seen) }),
      );
      throw redirect(contactMessagePath(id), { headers: withNotice("answer-sent") });
    },
  });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepFailureOnForm(serverAction, failureMessage);

export default function ContactMessagePage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, email, subject, state, message, receivedAt, answers, templates } = loaderData;
  const thread = [
    { id: 0, isFromOperator: false, text: message, sentAt: receivedAt },
    ...answers.map((answer) => ({ ...answer, isFromOperator: true })),
  ];
  return (
    <AdminPage
      back={{ path: "/admin/contact", title: "Contact" }}
      title={`${contactSubjects[subject]}: ${name}`}
      intro={
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Chip tone={state === "open" ? "accent" : "plain"}>{stateNames[state]}</Chip>
          <span className="wrap-anywhere">{email}</span>
          <span>
            Received <DateTime at={receivedAt} />
          </span>
        </span>
      }
    >
      <div className="grid max-w-3xl gap-8">
        <Thread messages={thread} names={{ user: name, operator: "Answer" }} />
        <MessageForm
          key={`${id}-${answers.length}`}
          reply={actionData}
          check={checkAnswer}
          what="message"
          label="Answer"
          send="Send answer"
          hint="Sent by email. Replies go to the support address, not to this page. The sender’s address was not verified."
          seen={answers.length}
          isClosed={state === "closed"}
          templates={{ list: templates, values: { "first name": name.split(" ", 1)[0] } }}
        />
      </div>
    </AdminPage>
  );
}
