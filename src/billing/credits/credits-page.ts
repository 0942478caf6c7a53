import { data, redirect } from "react-router";
import {
  countGenerations,
  findBalance,
  findLowBalanceThreshold,
  findNextExpiry,
  findSpendingLimit,
  listTransactions,
  listUsage,
  setLowBalanceThreshold,
  setSpendingLimit,
  spentThisMonth,
} from "#credits/index.ts";
import { checkLowBalance, checkSpendingLimit, creditsPath, parseAmount, type UsageSpan } from "#credits/rules.ts";
import { AppError } from "#platform/errors.ts";
import { answerForm } from "#platform/forms/answer-form.ts";
import { fieldOf } from "#platform/forms/rules.ts";
import type { Log } from "#platform/log.ts";
import type { Services } from "#platform/services.ts";
import { formatMonth } from "#ui/format.ts";
import { checkoutPath } from "../billing-paths.ts";
import type { CheckoutCodes } from "../checkout/checkout-codes.ts";
import { createCheckout, type Payer } from "../checkout/create-checkout.ts";
import { readPackItem } from "../checkout/read-checkout-item.ts";
import type { CurrentPlan } from "../entitlement/current-plan.ts";
import { findEntitlement } from "../entitlement/find-entitlement.ts";
import { grantFreeMonths } from "../refresh/grant-free-months.ts";
import { type CreditsForm, failureOf, type HistoryPlace } from "./credits-page-path.ts";

export interface CreditsQuestion extends HistoryPlace {
  readonly userId: string;
  readonly span: UsageSpan;
}

/** All data of the user's credits page. */
export async function readCreditsPage(services: Services, question: CreditsQuestion) {
  const { db, clock } = services;
  const { userId, span, before, after } = question;
  await grantFreeMonths(services, userId);
  const now = clock.now();
  const [current, credits, history] = await Promise.all([
    findEntitlement(db, userId, now),
    readCredits(db, userId, span, now),
    listTransactions(db, userId, { before, after }),
  ]);
  const { name, credits: monthly } = current.plan;
  return { plan: { name, ...monthly, ...(await readPeriod(db, userId, current, now)) }, credits, history, span };
}

/** Generations used this month, and when the next credits come. */
async function readPeriod(db: Services["db"], userId: string, { entitlement, subscription }: CurrentPlan, now: Date) {
  const { generationsMax: max, period } = entitlement;
  return {
    generations: await countGenerations(db, userId, { max, since: period.start }, now),
    // After a declined card, the next credits come with the payment, so the date is unknown.
    nextResetAt: subscription?.status === "past_due" ? null : period.end,
  };
}

/** @returns null for a user who never had credits. */
async function readCredits(db: Services["db"], userId: string, span: UsageSpan, now: Date) {
  const balance = await findBalance(db, userId, now);
  if (!balance) return null;
  const [nextExpiry, usage, limit, spent, lowBalance] = await Promise.all([
    findNextExpiry(db, userId, now),
    // Only the browser knows the user's time zone (usage-section.tsx).
    listUsage(db, { userId, span, timeZone: "UTC", now }),
    findSpendingLimit(db, userId, userId),
    spentThisMonth(db, userId, undefined, now),
    findLowBalanceThreshold(db, userId),
  ]);
  return {
    balance: { ...balance, nextExpiry },
    usage,
    limit,
    spent,
    month: formatMonth(now),
    lowBalance: lowBalance ?? { mark: 0, isChosen: false },
  };
}

interface Sender {
  readonly user: Payer;
  readonly codes: CheckoutCodes;
  readonly log: Log;
}

/** Answers one of the page's forms. @throws {AppError} `invalid_input` for an unknown form. */
export async function answerCreditsForm(
  services: Services,
  { request, form, sender }: { readonly request: Request; readonly form: string | null; readonly sender: Sender },
) {
  const answers: Readonly<Record<CreditsForm, () => ReturnType<typeof answerForm>>> = {
    purchase: () => buyPack(services, request, sender),
    limit: () => saveLimit(services, request, sender),
    "low-balance": () => saveThreshold(services, request, sender),
  };
  const name = (Object.keys(answers) as CreditsForm[]).find((known) => known === form);
  if (!name) throw new AppError("invalid_input", { userMessage: "This form doesn’t belong to the credits page." });
  const { data: reply, init } = await answers[name]();
  return data({ ...reply, form: name }, init ?? {});
}

/** Opens the payment page. Packs take no discount code. */
function buyPack(services: Services, request: Request, { user, codes, log }: Sender) {
  return answerForm(request, {
    check: (form) => ({ values: { amount: fieldOf(form, "amount") }, errors: {} }),
    failureMessage: failureOf("purchase"),
    log,
    async onValid({ amount }) {
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
    async onValid({ monthlyMax }, form) {
      const limit = form.has("clear") ? null : (parseAmount(monthlyMax) ?? null);
      // The owner is a spender too: this limit applies to spending by neither a member nor an API key.
      await setSpendingLimit(db, { userId, spenderId: userId, monthlyMax: limit }, clock.now());
    },
  });
}

function saveThreshold({ db }: Pick<Services, "db">, request: Request, { user: { userId }, log }: Sender) {
  return answerForm(request, {
    check: checkLowBalance,
    failureMessage: failureOf("low-balance"),
    log,
    onValid: ({ isWanted, mark }) => setLowBalanceThreshold(db, userId, isWanted === "" ? 0 : (parseAmount(mark) ?? 0)),
  });
}
