import type { RouterContextProvider } from "react-router";
import { answerForm } from "#platform/forms/answer-form.ts";
import { fieldOf } from "#platform/forms/rules.ts";
import { requestContext } from "#platform/services.ts";
import { changeFailed } from "../../../ui/subscription-action.tsx";

/** Answers a form that changes a subscription: `change` redirects on success, and a refusal is shown on the page. */
export function answerChange(
  request: Request,
  context: Readonly<RouterContextProvider>,
  change: (form: FormData) => Promise<never>,
) {
  return answerForm(request, {
    check: (form) => ({ values: { subscription: fieldOf(form, "subscription") }, errors: {} }),
    failureMessage: changeFailed,
    log: context.get(requestContext).log,
    onValid: (_, form) => change(form),
  });
}
