import { type RouterContextProvider, redirect } from "react-router";
import { answerForm } from "#platform/forms/answer-form.ts";
import { requestContext, type Services } from "#platform/services.ts";
import { changeAsOperator, changeNotice, type OperatorChange } from "../change-as-operator.ts";
import { checkDecision, type Decision, type QueueIntent, toDecision } from "../queue-rules.ts";

/** A decision with what the audit log says of it, and what makes it, in the transaction of the log's row. */
export interface Decided extends Omit<OperatorChange, "reason"> {
  readonly apply: (services: Services, at: Date) => Promise<unknown>;
}

interface QueueForm {
  /** Decisions that the queue knows. */
  readonly intents: readonly QueueIntent[];
  /** Checks the queue’s own fields, too. */
  readonly check?: (form: FormData, intents: readonly QueueIntent[]) => ReturnType<typeof checkDecision>;
}

/**
 * Answers the form of a queue: makes the decision and comes back to the page.
 * @param decide finds out what is decided about. @throws {AppError} `not_found`, and what use cases throw.
 */
export function answerDecision(
  { request, context, url }: { request: Request; context: Readonly<RouterContextProvider>; url: URL },
  { intents, check = checkDecision }: QueueForm,
  decide: (decision: Decision, form: FormData) => Promise<Decided>,
) {
  return answerForm(request, {
    check: (form) => check(form, intents),
    failureMessage: "The decision could not be made. Please try again in a moment.",
    log: context.get(requestContext).log,
    async onValid(values, form) {
      const decision = toDecision(values);
      const { apply, ...change } = await decide(decision, form);
      await changeAsOperator(context, { ...change, reason: decision.reason }, (services) =>
        apply(services, services.clock.now()),
      );
      throw redirect(`${url.pathname}${url.search}`, { headers: changeNotice(context) });
    },
  });
}
