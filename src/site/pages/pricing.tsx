import { Form, type ShouldRevalidateFunctionArgs, useSearchParams } from "react-router";
import { findSession } from "#accounts/index.ts";
import { loginPath } from "#accounts/rules.ts";
import { useAuth } from "#accounts/ui/index.ts";
import { checkoutCodesContext, findPaymentProvider, listPlans } from "#billing/index.ts";
import {
  annualSavingPercent,
  codeLengthMax,
  noCode,
  type Plan,
  planChoicePath,
  readPlanChoice,
  trialRefusalWords,
} from "#billing/rules.ts";
import { AppliedCode, CheckoutForm, CodeField, IntervalToggle, useBillingBusy } from "#billing/ui/index.ts";
import { listEngineDetails } from "#directory/index.ts";
import { visitorPageHeaders } from "#platform/http/page-errors.ts";
import type { SharedPage } from "#platform/http/shared-page.ts";
import { servicesContext } from "#platform/services.ts";
import { Alert } from "#ui/alert.tsx";
import { formatList, formatPrice } from "#ui/format.ts";
import { advancedNote, useTakesAdvanced } from "#ui/offered-models.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import { pricingFaqs } from "../content/faq.ts";
import { faqPage } from "../faq-page-data.ts";
import { pageMeta } from "../ui/page-meta.ts";
import type { Route } from "./+types/pricing";
import { Enterprise, FeatureMeanings, PricingQuestions } from "./pricing/closing-sections.tsx";
import { CreditsSection } from "./pricing/credits-section.tsx";
import { findPlanOffer } from "./pricing/find-plan-offer.ts";
import { groupEngines } from "./pricing/group-engines.ts";
import { PlanColumn } from "./pricing/plan-column.tsx";
import { TrialNote } from "./pricing/trial-note.tsx";

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches[0].loaderData, {
    title: "Pricing",
    description: `${describePrices(loaderData?.plans ?? [])}, with the credits, limits and features of each plan. Paid plans start with a 7-day trial.`,
    path: "/pricing",
    structuredData: loaderData ? [faqPage(pricingFaqs(loaderData.canBuy))] : [],
  });

export function headers() {
  return visitorPageHeaders;
}

export const handle: SharedPage = { sharedBy: { plan: "", interval: "monthly", code: "" } };

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const session = await findSession(context);
  const [engines, plans, offer] = await Promise.all([
    listEngineDetails(services.db),
    listPlans(services.db),
    session
      ? findPlanOffer(services, context.get(checkoutCodesContext), {
          ...session.viewer,
          code: url.searchParams.get("code") ?? "",
        })
      : null,
  ]);
  return {
    groups: groupEngines(engines),
    plans: plans.filter(({ isSold }) => isSold),
    offer,
    canBuy: findPaymentProvider(services) !== undefined,
  };
}

/** `Free at $0, Pro at $19 and Business at $49 per month`. */
const describePrices = (plans: readonly Plan[]): string =>
  `${formatList(plans.map(({ name, priceCents }) => `${name} at ${formatPrice(priceCents.monthly)}`))} per month`;

/** Engines and plans do not depend on the chosen plan or interval; the discount depends on the code. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isSame = (name: "pathname" | "code") =>
    name === "pathname"
      ? currentUrl.pathname === nextUrl.pathname
      : currentUrl.searchParams.get("code") === nextUrl.searchParams.get("code");
  return isSame("pathname") && isSame("code") ? false : defaultShouldRevalidate;
}

/** The row with the interval and the discount code, above the plans. */
const optionsRow = "flex flex-wrap items-start justify-between gap-x-8 gap-y-2 border-t border-ink pt-4 pb-4";

export default function Pricing({ loaderData }: Route.ComponentProps) {
  const [parameters] = useSearchParams();
  const { viewer } = useAuth();
  const takesAdvanced = useTakesAdvanced();
  const { plans, offer, canBuy } = loaderData;
  const usual = offer?.state.subscription?.interval ?? "monthly";
  const { planId, interval } = readPlanChoice(parameters, usual);
  const isBusy = useBillingBusy();
  const withTrial = canBuy && (offer === null || offer.trialRefusal === null);
  const preview = offer?.preview ?? noCode;
  // A visitor's code is not checked: only its owner may learn whether it exists.
  const visitorCode = useHydrated() && !viewer ? parameters.get("code")?.slice(0, codeLengthMax) : undefined;
  const code = visitorCode ?? (preview.kind === "none" ? undefined : preview.code);
  const upgradePath = planChoicePath({ planId: "pro", interval, code });
  const kept = Object.fromEntries(new URL(planChoicePath({ planId, interval }, usual), "https://x").searchParams);
  const canChoose = canBuy && !offer?.state.subscription && !offer?.unconfirmedPlan;
  const toggle = (
    // Switching the interval keeps the chosen plan.
    <IntervalToggle
      interval={interval}
      savingPercent={annualSavingPercent(plans)}
      pathOf={(other) => planChoicePath({ planId, interval: other, code }, usual)}
    />
  );
  const isMain = ({ id, isPopular, priceCents }: (typeof plans)[number]) => {
    if (!canBuy) return priceCents.monthly === 0;
    return planId ? id === planId : isPopular && !offer?.state.subscription;
  };
  const columns = (
    <fieldset
      disabled={isBusy}
      className="grid min-w-0 gap-x-2 gap-y-6 lg:grid-cols-[3fr_4fr_4fr] lg:grid-rows-[repeat(5,auto)]"
    >
      <legend className="sr-only">Plans</legend>
      {plans.map((plan) => (
        <PlanColumn
          key={plan.id}
          plan={plan}
          interval={interval}
          isChosen={plan.id === planId}
          isMain={isMain(plan)}
          offer={offer}
          canBuy={canBuy}
          code={visitorCode}
        />
      ))}
    </fieldset>
  );
  return (
    <>
      {/* Short, so that the prices are in sight on a laptop and a phone. */}
      <header className="container-page grid gap-3 pt-6 pb-6 md:pt-8">
        <h1 className="text-2xl">Plans and pricing</h1>
        <p className="max-w-[92ch] text-muted">
          The directory and your account are free. Paid plans add credits every month for whatever you make here.
        </p>
      </header>
      <div className="container-page">
        {!canBuy && (
          <div className="pb-6">
            <Alert tone="note" title="Plans can’t be bought here right now">
              Payments aren’t set up on this site yet. These are the plans and their prices. You can create an account
              with the Free plan at no cost.
            </Alert>
          </div>
        )}
        {offer ? (
          <CheckoutForm offersTrial={withTrial}>
            <div className={optionsRow}>
              {toggle}
              {canChoose && (
                <div className="w-full sm:w-96">
                  <CodeField
                    preview={preview}
                    path="/pricing"
                    parameters={kept}
                    isFolded
                    hint="A friend’s code doesn’t change the price. It gives you both credits after your first generation."
                  />
                </div>
              )}
            </div>
            {canChoose && offer.trialRefusal && (
              <p className="max-w-[68ch] pb-6 text-sm text-muted">{trialRefusalWords[offer.trialRefusal]}</p>
            )}
            {columns}
          </CheckoutForm>
        ) : (
          <>
            <div className={optionsRow}>
              {toggle}
              {canBuy && <VisitorCode code={visitorCode} parameters={kept} />}
            </div>
            {columns}
          </>
        )}
        {withTrial && !offer?.unconfirmedPlan && (
          <TrialNote upgradePath={viewer ? upgradePath : loginPath(upgradePath)} />
        )}
        <p className="max-w-[80ch] pt-6 text-sm text-muted">
          Credits pay for designs, texts, chats, pictures, video, sound and 3D models. Unused ones roll over for up to 3
          months. 14-day money-back guarantee. Prices in US dollars; tax may be added, depending on where you live.
        </p>
        {!takesAdvanced && <p className="pt-2 text-sm text-muted">{advancedNote}</p>}
        <FeatureMeanings />
        <Enterprise />
      </div>
      <CreditsSection groups={loaderData.groups} />
      <PricingQuestions canBuy={canBuy} />
    </>
  );
}

/** A code that goes along to the sign-in page. It is not checked before: that would tell strangers which codes exist. */
function VisitorCode({
  code,
  parameters,
}: {
  readonly code: string | undefined;
  readonly parameters: Readonly<Record<string, string>>;
}) {
  return (
    <Form method="get" className="hidden w-full sm:w-96 [.js_&]:block">
      {code ? (
        <AppliedCode code={code} removePath={`/pricing?${new URLSearchParams(parameters)}`}>
          We’ll check it and show your prices after you sign in.
        </AppliedCode>
      ) : (
        <CodeField
          isFolded
          preview={noCode}
          path="/pricing"
          parameters={parameters}
          hint="We’ll check it after you sign in. An early-access code works with the address it was sent to."
        />
      )}
    </Form>
  );
}
