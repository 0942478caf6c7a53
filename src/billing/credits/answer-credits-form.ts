import { data, redirect } from "react-router";
import { setLowBalanceMark, setSpendingLimit } from "#credits/index.ts";
import { checkLowBalance, checkSpendingLimit, creditsPath, parseAmount } from "#credits/rules.ts";
import { AppError } from "#platform/errors.ts";
import { answerForm } from "#platform/forms/answer-form.ts";
import { fieldOf } from "#platform/forms/rules.ts";
import type { Log } from "#platform/log.ts";
import type { Services } from "#platform/services.ts";
import { checkoutPath } from "../billing-paths.ts";
import type { CheckoutCodes } from "../checkout/checkout-codes.ts";
import { createCheckout, type Payer } from "../checkout/create-checkout.ts";
import { readPackItem } from "../checkout/read-checkout-item.ts";
import { type CreditsForm, failureOf } from "./credits-forms.ts";

interface Sender {
  readonly user: Payer;
  readonly codes: CheckoutCodes;
  readonly log: Log;
}

/** Answers one of the page's forms. @throws {AppError} `invalid_input` for a form that the page does not have. */
export async function answerCreditsForm(
  services: Services,
  { request, form, sender }: { readonly request: Request; readonly form: string | null; readonly sender: Sender },
) {
  const answers: Readonly<Record<CreditsForm, () => ReturnType<typeof answerForm>>> = {
    purchase: () => buyPack(services, request, sender),
    limit: () => saveLimit(services, request, sender),
    "low-balance": () => saveMark(services, request, sender),
  };
  const name = (Object.keys(answers) as CreditsForm[]).find((known) => known === form);
  if (!name) throw new AppError("invalid_input", { userMessage: "This form doesn’t belong to the credits page." });
  const { data: reply, init } = await answers[name]();
  return data({ ...reply, form: name }, init ?? {});
}

/** Leads to the payment page. Packs take no code. */
function buyPack(services: Services, request: Request, { user, codes, log }: Sender) {
  return answerForm(request, {
    check: (form) => ({ values: { amount: fieldOf(form, "amount") }, errors: {} }),
    failureMessage: failureOf("purchase"),
    log,
    async keep({ amount }) {
      const item = readPackItem(amount);
      const { id } = await createCheckout(services, codes, { user, item, discountCode: "", returnPath: creditsPath });
      throw redirect(`${checkoutPath}/${id}`, 303);
    },
  });
}

function saveLimit({ db, clock }: Pick<Services, "db" | "clock">, request: Request, { user: { userId }, log }: Sender) {
  return answerForm(request, {
    check: checkSpendingLimit,
    failureMessage: failureOf("limit"),
    log,
    async keep({ monthlyMax }, form) {
      const limit = form.has("clear") ? null : (parseAmount(monthlyMax) ?? null);
      // The owner is a spender among others: what they set for themself holds for what no member or key spends.
      await setSpendingLimit(db, { userId, spenderId: userId, monthlyMax: limit }, clock.now());
    },
  });
}

function saveMark({ db }: Pick<Services, "db">, request: Request, { user: { userId }, log }: Sender) {
  return answerForm(request, {
    check: checkLowBalance,
    failureMessage: failureOf("low-balance"),
    log,
    keep: ({ isWanted, mark }) => setLowBalanceMark(db, userId, isWanted === "" ? 0 : (parseAmount(mark) ?? 0)),
  });
}
