import { data } from "react-router";
import { setLowBalanceMark, setSpendingLimit } from "#credits/index.ts";
import { checkLowBalance, checkSpendingLimit, parseAmount } from "#credits/rules.ts";
import { AppError } from "#platform/errors.ts";
import { answerForm } from "#platform/forms/answer-form.ts";
import type { Log } from "#platform/log.ts";
import type { Services } from "#platform/services.ts";
import { type CreditsForm, saveFailure } from "./credits-forms.ts";

interface Sender {
  readonly userId: string;
  readonly log: Log;
}

/** Answers one of the page's forms. @throws {AppError} `invalid_input` for a form that the page does not have. */
export async function answerCreditsForm(
  services: Pick<Services, "db" | "clock">,
  { request, form, sender }: { readonly request: Request; readonly form: string | null; readonly sender: Sender },
) {
  const answers: Readonly<Record<CreditsForm, () => ReturnType<typeof answerForm>>> = {
    limit: () => saveLimit(services, request, sender),
    "low-balance": () => saveMark(services, request, sender),
  };
  const name = (Object.keys(answers) as CreditsForm[]).find((known) => known === form);
  if (!name) throw new AppError("invalid_input", { userMessage: "This form is not one of the credits page's." });
  const { data: reply, init } = await answers[name]();
  return data({ ...reply, form: name }, init ?? {});
}

function saveLimit({ db, clock }: Pick<Services, "db" | "clock">, request: Request, { userId, log }: Sender) {
  return answerForm(request, {
    check: checkSpendingLimit,
    failureMessage: saveFailure,
    log,
    async keep({ monthlyMax }, form) {
      const limit = form.has("clear") ? null : (parseAmount(monthlyMax) ?? null);
      // The owner is a spender among others: what they set for themself holds for what no member or key spends.
      await setSpendingLimit(db, { userId, spenderId: userId, monthlyMax: limit }, clock.now());
    },
  });
}

function saveMark({ db }: Pick<Services, "db">, request: Request, { userId, log }: Sender) {
  return answerForm(request, {
    check: checkLowBalance,
    failureMessage: saveFailure,
    log,
    keep: ({ isWanted, mark }) => setLowBalanceMark(db, userId, isWanted === "" ? 0 : (parseAmount(mark) ?? 0)),
  });
}
