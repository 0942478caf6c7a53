import type { ReactNode } from "react";
import { Form, redirect, useNavigation } from "react-router";
import { requireSession } from "#accounts/index.ts";
import { accountMeta } from "#accounts/ui/index.ts";
import { AppError } from "#platform/errors.ts";
import { answerForm, keepFailureOnForm } from "#platform/forms/answer-form.ts";
import { fieldOf } from "#platform/forms/rules.ts";
import { requestContext, type Services, servicesContext } from "#platform/services.ts";
import { Alert } from "#ui/alert.tsx";
import { ArrowLink } from "#ui/button.tsx";
import { DateTime } from "#ui/date-time.tsx";
import { formatPrice } from "#ui/format.ts";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { billingPath, type TestPortalView } from "../../rules.ts";
import type { Subscriber } from "../../test-checkout/access.ts";
import { portalPath, requireTestCheckout } from "../../test-checkout/access.ts";
import { chooseCard } from "../../test-checkout/change-subscription.ts";
import { describePortal } from "../../test-checkout/describe-pages.ts";
import { advanceSubscription } from "../../test-checkout/write-step.ts";
import { BillRow } from "../../ui/change-bill.tsx";
import { portalWords, TestFrame } from "../../ui/test-checkout.tsx";
import type { Route } from "./+types/portal";

const failureMessage = "The test checkout didn’t respond. Please try again in a moment.";

export const meta: Route.MetaFunction = ({ matches, params }) =>
  accountMeta(matches[0].loaderData, "Test subscription", portalPath(params.subscriptionId));

export async function loader({ context, url, params: { subscriptionId } }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  requireTestCheckout(services);
  const { viewer } = await requireSession(context, url);
  const portal = await describePortal(services, { subscriptionId, userId: viewer.userId });
  return { portal, isDone: url.searchParams.has("done") };
}

export async function action({ request, context, url, params: { subscriptionId } }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  requireTestCheckout(services);
  const { viewer } = await requireSession(context, url);
  const subscriber = { subscriptionId, userId: viewer.userId };
  return answerForm(request, {
    check: (form) => ({ values: { intent: fieldOf(form, "intent"), seen: fieldOf(form, "seen") }, errors: {} }),
    failureMessage,
    log: context.get(requestContext).log,
    async onValid({ intent, seen }) {
      await act(services, subscriber, intent, seen);
      throw redirect(`${portalPath(subscriptionId)}?done`, 303);
    },
  });
}

/** @throws {AppError} */
function act(services: Services, subscriber: Subscriber, intent: string, seen: string): Promise<void> {
  switch (intent) {
    case "card-good":
      return chooseCard(services, subscriber, "good");
    case "card-declined":
      return chooseCard(services, subscriber, "declined");
    case "advance":
      return advanceSubscription(services, subscriber, seen);
    default:
      throw new AppError("invalid_input", { userMessage: "Please press one of the buttons on this page." });
  }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepFailureOnForm(serverAction, failureMessage);
}

export default function TestPortalPage({ loaderData: { portal, isDone }, actionData }: Route.ComponentProps) {
  const problem = actionData?.outcome === "refused" ? actionData.message : null;
  const words = portalWords[portal.status];
  return (
    <TestFrame
      title="Your test subscription"
      intro="This page replaces the payment provider’s. Changes here reach the product through webhooks, as they would with real money."
    >
      {problem && <Alert tone="error">{problem}</Alert>}
      {isDone && !problem && <Alert tone="note">Done. Your account updates in a moment.</Alert>}
      <dl className="divide-y divide-hairline border-y border-hairline">
        <BillRow name="Plan">
          {portal.planName}, {portal.interval}
        </BillRow>
        <BillRow name="Status">{words.status}</BillRow>
        {portal.next && (
          <BillRow name={words.next} note={<DateTime at={new Date(portal.next.at)} />}>
            {portal.next.paymentCents === null ? "" : formatPrice(portal.next.paymentCents)}
          </BillRow>
        )}
      </dl>
      {portal.next ? (
        <>
          <CardSection portal={portal} />
          <TimeSection portal={portal} />
        </>
      ) : (
        <p className="text-muted">This subscription has ended. You can start a new one at any time.</p>
      )}
      <div className="border-t border-hairline pt-5">
        <ArrowLink to={billingPath} className="min-h-11">
          Back to your plan
        </ArrowLink>
      </div>
    </TestFrame>
  );
}

function CardSection({ portal: { isCardDeclined, cardLastFour, seen } }: { readonly portal: TestPortalView }) {
  return (
    <Section
      title="Payment method"
      intro={
        isCardDeclined
          ? `Visa ending in ${cardLastFour}: the next payment will fail. Switching to a card that works pays anything you owe right away.`
          : `Visa ending in ${cardLastFour}: payments succeed.`
      }
    >
      <PortalForm
        intent={isCardDeclined ? "card-good" : "card-declined"}
        seen={seen}
        label={isCardDeclined ? "Use a card that works" : "Use a card that is declined"}
      />
    </Section>
  );
}

function TimeSection({ portal: { status, seen } }: { readonly portal: TestPortalView }) {
  const { advance, effect } = portalWords[status];
  return (
    <Section title="Skip ahead" intro={effect}>
      <PortalForm intent="advance" seen={seen} label={advance} />
    </Section>
  );
}

function Section({
  title,
  intro,
  children,
}: {
  readonly title: string;
  readonly intro: string;
  readonly children: ReactNode;
}) {
  return (
    <section className="grid justify-items-start gap-3">
      <h2 className="text-lg">{title}</h2>
      <p className="text-muted">{intro}</p>
      {children}
    </section>
  );
}

function PortalForm({ intent, seen, label }: Readonly<Record<"intent" | "seen" | "label", string>>) {
  const { formData } = useNavigation();
  const isBusy = formData !== undefined;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="seen" value={seen} />
      <SubmitButton variant="secondary" name="intent" value={intent} isBusy={isBusy}>
        {formData?.get("intent") === intent ? "Working…" : label}
      </SubmitButton>
    </Form>
  );
}
