import { useSearchParams } from "react-router";
import { requireSession } from "#accounts/index.ts";
import { accountMeta, SettingsHeader } from "#accounts/ui/index.ts";
import { readPageNumber } from "#platform/http/read-page-number.ts";
import { servicesContext } from "#platform/services.ts";
import { Alert } from "#ui/alert.tsx";
import { ArrowLink } from "#ui/button.tsx";
import { checkoutCodesContext } from "../../checkout/checkout-codes.ts";
import { findCheckoutReturn } from "../../checkout/find-checkout.ts";
import { findTrialRefusal } from "../../checkout/find-trial-refusal.ts";
import { previewCode } from "../../checkout/take-code.ts";
import { findUnconfirmedPlan, reportPaid } from "../../checkout/unconfirmed-payment.ts";
import { endsWithPlanContext } from "../../ends-with-plan.ts";
import { findEntitlement } from "../../entitlement/find-entitlement.ts";
import { listPayments } from "../../list-payments.ts";
import { findPaymentProvider } from "../../provider/create-payment-provider.ts";
import { listPlans } from "../../read-price-list.ts";
import { annualSavingPercent, billingPath, type CodePreview, readPlanChoice } from "../../rules.ts";
import { findBilledBeside } from "../../subscriptions/find-double-billing.ts";
import { teamLinksContext } from "../../team-links.ts";
import { BilledTwice } from "../../ui/billed-twice.tsx";
import { CheckoutNotice, UnconfirmedNotice } from "../../ui/checkout-notice.tsx";
import { IntervalToggle } from "../../ui/interval-toggle.tsx";
import { PaymentList } from "../../ui/payment-list.tsx";
import { PlanChooser } from "../../ui/plan-chooser.tsx";
import { SubscriptionPanel } from "../../ui/subscription-panel.tsx";
import { useSubscription } from "../../ui/subscription-provider.tsx";
import { TeamNote } from "../../ui/team-note.tsx";
import type { Route } from "./+types/billing";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches[0].loaderData, "Subscription Plans", billingPath);

export async function loader({ context, url }: Route.LoaderArgs) {
  const { viewer } = await requireSession(context, url);
  const services = context.get(servicesContext);
  const { db } = services;
  const { userId, email } = viewer;
  const provider = findPaymentProvider(services);
  const checkoutId = url.searchParams.get("checkout");
  // The payment page redirects here only after a payment.
  if (checkoutId) await reportPaid(db, { checkoutId, userId, at: services.clock.now() });
  const code = url.searchParams.get("code") ?? "";
  const now = services.clock.now();
  const [plans, payments, checkout, trialRefusal, unconfirmedPlan, beside, preview] = await Promise.all([
    listPlans(db),
    listPayments(db, { userId, page: readPageNumber(url.searchParams), now }),
    findCheckoutReturn(services, { checkoutId, userId }),
    provider ? findTrialRefusal(services, db, { userId, email, provider: provider.name }) : null,
    provider ? findUnconfirmedPlan(services, { userId, provider: provider.name }) : null,
    findBilledBeside(db, userId, now),
    previewCode(services, context.get(checkoutCodesContext), { ...viewer, code }),
  ]);
  const [teams, current, endsWithPlan] = await Promise.all([
    context.get(teamLinksContext)(context, url),
    findEntitlement(db, userId, now),
    context.get(endsWithPlanContext)(userId),
  ]);
  const { mayCollaborate, usersMax } = current.entitlement;
  return {
    plans,
    payments,
    checkout,
    beside: beside.map(({ id, billedPlanId, billedInterval }) => ({
      id,
      planId: billedPlanId,
      interval: billedInterval,
    })),
    unconfirmedPlan,
    endsWithPlan,
    preview,
    trialRefusal,
    team: mayCollaborate ? { teams, people: usersMax } : null,
    provider: provider?.name ?? null,
  };
}

export default function BillingPage({ loaderData }: Route.ComponentProps) {
  const { plans, payments, checkout, unconfirmedPlan, beside, preview, provider, trialRefusal, team, endsWithPlan } =
    loaderData;
  const state = useSubscription();
  const [parameters] = useSearchParams();
  const usual = state.subscription?.interval ?? "monthly";
  const { interval } = readPlanChoice(parameters, usual);
  const savingPercent = annualSavingPercent(plans.filter(({ isSold }) => isSold));
  return (
    <>
      <SettingsHeader title="Subscription Plans" intro="Choose the right plan for your AI design needs" />
      <div className="grid grid-cols-1 gap-8">
        {provider === null && (
          <Alert tone="note" title="Plans can’t be bought here right now">
            Payments aren’t set up here. You keep your current plan and credits.
          </Alert>
        )}
        {provider === "test-checkout" && (
          <Alert tone="note" title="Test checkout">
            No real money moves. You pay on a test page, and purchases are marked as tests.
          </Alert>
        )}
        {checkout ? (
          <CheckoutNotice checkout={checkout} plans={plans} path={billingPath} />
        ) : (
          unconfirmedPlan && <UnconfirmedNotice plan={unconfirmedPlan} />
        )}
        {team && <TeamNote {...team} />}
        {beside.length > 0 && <BilledTwice beside={beside} plans={plans} />}
        {state.subscription && (
          <SubscriptionPanel
            subscription={state.subscription}
            plans={plans}
            canChange={provider !== null}
            endsWithPlan={endsWithPlan}
          />
        )}
        <PlanChooser
          plans={plans}
          interval={interval}
          savingPercent={savingPercent}
          state={state}
          canBuy={provider !== null}
          trialRefusal={trialRefusal}
          unconfirmedPlan={unconfirmedPlan}
          preview={preview}
          toggle={
            <IntervalToggle
              interval={interval}
              savingPercent={savingPercent}
              pathOf={(other) => pathWith({ interval: other === usual ? null : other, code: codeOf(preview) })}
            />
          }
        />
        <footer className="grid justify-items-start gap-2 text-sm text-muted">
          <p className="max-w-[68ch]">
            All plans include automatic monthly credit refresh and rollover of unused credits up to 3 months. Prices are
            in US dollars; tax may be added, depending on where you live. You can get a refund within 14 days.
          </p>
          <ArrowLink to="/contact?subject=partnership" className="min-h-11">
            Contact us for enterprise options
          </ArrowLink>
        </footer>
        <PaymentList {...payments} />
      </div>
    </>
  );
}

/** An applied code stays applied when the user switches the billing period. */
const codeOf = (preview: CodePreview): string | null => (preview.kind === "none" ? null : preview.code);

function pathWith(parameters: Readonly<Record<string, string | null>>): string {
  const given = Object.entries(parameters).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
  const query = new URLSearchParams(given).toString();
  return query ? `${billingPath}?${query}` : billingPath;
}
