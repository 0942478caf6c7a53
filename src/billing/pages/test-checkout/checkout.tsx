import { Form, redirect, useNavigation } from "react-router";
import { requireSession } from "#accounts/index.ts";
import { accountMeta } from "#accounts/ui/index.ts";
import { AppError } from "#platform/errors.ts";
import { answerForm, keepFailureOnForm } from "#platform/forms/answer-form.ts";
import { fieldOf } from "#platform/forms/rules.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { Alert } from "#ui/alert.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { formatPrice } from "#ui/format.ts";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import type { TestCheckoutView } from "../../rules.ts";
import { checkoutPath, pathOn, requireTestCheckout } from "../../test-checkout/access.ts";
import { describeCheckout } from "../../test-checkout/describe-pages.ts";
import { declineCheckout, payCheckout } from "../../test-checkout/pay-checkout.ts";
import { Bill, TestFrame } from "../../ui/test-checkout.tsx";
import type { Route } from "./+types/checkout";

const failureMessage = "The test checkout didn’t respond. Please try again in a moment.";

export const meta: Route.MetaFunction = ({ matches, params }) =>
  accountMeta(matches[0].loaderData, "Test checkout", checkoutPath(params.checkoutId));

export async function loader({ context, url, params: { checkoutId } }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  requireTestCheckout(services);
  const { viewer } = await requireSession(context, url);
  return describeCheckout(services, { checkoutId, userId: viewer.userId });
}

export async function action({ request, context, url, params: { checkoutId } }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  requireTestCheckout(services);
  const { viewer } = await requireSession(context, url);
  const payer = { checkoutId, userId: viewer.userId };
  return answerForm(request, {
    check: (form) => ({ values: { intent: fieldOf(form, "intent") }, errors: {} }),
    failureMessage,
    log: context.get(requestContext).log,
    async onValid({ intent }) {
      if (intent === "fail") await declineCheckout(services, payer);
      if (intent !== "pay") throw new AppError("invalid_input", { userMessage: "Please press one of the buttons." });
      const returnUrl = await payCheckout(services, payer);
      throw redirect(pathOn(services.config.baseUrl, returnUrl), 303);
    },
  });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepFailureOnForm(serverAction, failureMessage);
}

export default function TestCheckoutPage({ loaderData: checkout, actionData }: Route.ComponentProps) {
  if (checkout.isPaid) return <PaidAlready checkout={checkout} />;
  if (checkout.isClosed) return <Closed checkout={checkout} />;
  const problem = actionData?.outcome === "refused" ? actionData.message : null;
  return (
    <TestFrame
      title={checkout.trial ? "Start your trial" : "Complete your purchase"}
      intro="This page replaces the payment provider’s. You don’t need a card; everything after this works as it would with real money."
    >
      {problem && <Alert tone="error">{problem}</Alert>}
      <Bill checkout={checkout} />
      <PayForm checkout={checkout} />
    </TestFrame>
  );
}

function PayForm({ checkout: { trial, paymentCents, cancelPath, email } }: { readonly checkout: TestCheckoutView }) {
  const { formData } = useNavigation();
  const isBusy = formData !== undefined;
  const intent = formData?.get("intent");
  const pay = trial ? "Pay $0 and start the trial" : `Pay ${formatPrice(paymentCents)}`;
  return (
    <Form method="post" className="grid gap-6">
      <p className="text-sm text-muted wrap-anywhere">{email} pays with a test card: Visa ending in 4242.</p>
      <div className="grid gap-3">
        <SubmitButton size="lg" name="intent" value="pay" isBusy={isBusy}>
          {intent === "pay" ? "Paying…" : pay}
        </SubmitButton>
        <div className="grid gap-3 sm:grid-cols-2">
          <SubmitButton variant="secondary" name="intent" value="fail" isBusy={isBusy}>
            {intent === "fail" ? "Failing…" : "Let the payment fail"}
          </SubmitButton>
          <ButtonLink variant="ghost" to={cancelPath}>
            Cancel
          </ButtonLink>
        </div>
      </div>
    </Form>
  );
}

/** Shown if the user comes back after paying, so that they don't pay twice. */
function PaidAlready({ checkout: { name, returnPath } }: { readonly checkout: TestCheckoutView }) {
  return (
    <TestFrame title="Already paid" intro={`${name} is paid for. You won’t be charged twice.`}>
      <ButtonLink to={returnPath} size="lg" className="justify-self-start">
        Continue
      </ButtonLink>
    </TestFrame>
  );
}

/** The page has expired after an hour, or the user has chosen another plan since. */
function Closed({ checkout: { name, cancelPath } }: { readonly checkout: TestCheckoutView }) {
  return (
    <TestFrame
      title="This payment page is closed"
      intro={`${name} was not bought, and this page can no longer be used.`}
    >
      <ButtonLink to={cancelPath} size="lg" className="justify-self-start">
        Choose again
      </ButtonLink>
    </TestFrame>
  );
}
