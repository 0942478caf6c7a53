import { redirect } from "react-router";
import { requireSession } from "#accounts/index.ts";
import { accountMeta, SettingsHeader } from "#accounts/ui/index.ts";
import { creditsPath } from "#credits/rules.ts";
import { AppError } from "#platform/errors.ts";
import { answerForm, keepFailureOnForm } from "#platform/forms/answer-form.ts";
import { type FormReply, fieldOf } from "#platform/forms/rules.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { ButtonLink } from "#ui/button.tsx";
import { checkoutCodesContext } from "../../../checkout/checkout-codes.ts";
import { createCheckout } from "../../../checkout/create-checkout.ts";
import { returnPathOf } from "../../../checkout/find-checkout.ts";
import { readPackItem, readPlanItem } from "../../../checkout/read-checkout-item.ts";
import { findPaymentProvider } from "../../../provider/create-payment-provider.ts";
import {
  billingPath,
  checkoutFailure,
  checkoutPath,
  planChoicePath,
  readPlanChoice,
  splitPlanChoice,
} from "../../../rules.ts";
import { CheckoutProblem } from "../../../ui/checkout-form.tsx";
import type { Route } from "./+types/checkout";

export const meta: Route.MetaFunction = ({ matches }) => accountMeta(matches[0].loaderData, "Checkout", checkoutPath);

/** Headers of a refusal, such as `Retry-After`. */
export function headers({ actionHeaders }: Route.HeadersArgs): HeadersInit {
  return actionHeaders;
}

export async function loader({ context, url }: Route.LoaderArgs) {
  await requireSession(context, url);
  return null;
}

export async function action({ request, context, url }: Route.ActionArgs) {
  return answerForm(request, {
    check: (form) => ({
      values: { choice: fieldOf(form, "choice"), amount: fieldOf(form, "amount"), code: fieldOf(form, "code") },
      errors: {},
    }),
    failureMessage: checkoutFailure,
    log: context.get(requestContext).log,
    async onValid({ choice, amount, code }) {
      const { planId, interval } = splitPlanChoice(choice);
      // If the session has ended, the user signs in and returns to this choice.
      const chosen = planChoicePath(readPlanChoice(new URLSearchParams({ plan: planId, interval })));
      const { viewer } = await requireSession(context, new URL(amount === "" ? chosen : creditsPath, url));
      const item = amount === "" ? readPlanItem(planId, interval) : readPackItem(amount);
      const services = context.get(servicesContext);
      const { id } = await createCheckout(services, context.get(checkoutCodesContext), {
        user: viewer,
        item,
        discountCode: code,
        returnPath: returnPathOf(item),
        expectsTrial: url.searchParams.has("trial"),
      }).catch((error: unknown) => {
        throw findPaymentProvider(services) ? inOwnWords(error) : error;
      });
      throw redirect(`${checkoutPath}/${id}`, 303);
    },
  });
}

/** Provider errors are logged in detail; the user gets one general message. */
function inOwnWords(error: unknown): unknown {
  if (!(error instanceof AppError) || error.code !== "unavailable") return error;
  return new AppError("unavailable", { userMessage: checkoutFailure, headers: error.headers, cause: error });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepFailureOnForm(serverAction, checkoutFailure);
}

/** Only shown without scripts. With scripts, the page that holds the form shows the answer. */
export default function CheckoutPage({ actionData }: Route.ComponentProps) {
  const reply: FormReply | undefined = actionData;
  const message = reply?.outcome === "refused" ? (reply.message ?? reply.errors.code) : null;
  return (
    <>
      <SettingsHeader title="Checkout" />
      <div className="grid max-w-[60ch] justify-items-start gap-6">
        {message ? <CheckoutProblem problem={message} /> : <p>Choose a plan or a pack of credits first.</p>}
        <ButtonLink to={billingPath} variant="secondary">
          Back to plans
        </ButtonLink>
      </div>
    </>
  );
}
