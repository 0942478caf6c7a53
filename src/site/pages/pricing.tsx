import type { ShouldRevalidateFunctionArgs } from "react-router";
import { Form, Link, useSearchParams } from "react-router";
import { findSession } from "#accounts/index.ts";
import { loginPath } from "#accounts/rules.ts";
import { useAuth } from "#accounts/ui/index.ts";
import { checkoutCodesContext, findPaymentProvider, listPlans } from "#billing/index.ts";
import {
  annualSavingPercent,
  codeLengthMax,
  creditPacks,
  formatPrice,
  noCode,
  planChoicePath,
  readPlanChoice,
  trialRefusalWords,
} from "#billing/rules.ts";
import { AppliedCode, CheckoutForm, CodeField, IntervalToggle, useBillingBusy } from "#billing/ui/index.ts";
import { creditRates } from "#credits/rules.ts";
import { listEngineDetails } from "#directory/index.ts";
import { visitorPageHeaders, withPageErrors } from "#platform/http/page-errors.ts";
import type { SharedPage } from "#platform/http/shared-page.ts";
import { servicesContext } from "#platform/services.ts";
import { Alert } from "#ui/alert.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { responseTime } from "../content/contact.ts";
import { pricingFaqs } from "../content/faq.ts";
import { faqPage } from "../faq-page-data.ts";
import { inkBand } from "../ui/ink-band.ts";
import { pageMeta } from "../ui/page-meta.ts";
import { Questions } from "../ui/questions.tsx";
import type { Route } from "./+types/pricing";
import { findPlanOffer } from "./pricing/find-plan-offer.ts";
import { type EngineGroup, groupEngines } from "./pricing/group-engines.ts";
import { PlanColumn } from "./pricing/plan-column.tsx";
import { TrialNote } from "./pricing/trial-note.tsx";

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches[0].loaderData, {
    title: "Pricing",
    description:
      "Free at $0, Pro at $19 and Business at $49 per month, with the credits, limits and features of each plan. A 7-day trial comes with the paid ones.",
    path: "/pricing",
    structuredData: loaderData ? [faqPage(pricingFaqs(loaderData.canBuy))] : [],
  });

export function headers() {
  return visitorPageHeaders;
}

export const handle: SharedPage = { sharedBy: { plan: "", interval: "monthly", code: "" } };

export function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  return withPageErrors(async () => {
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
  });
}

/** Engines and plans are the same whatever is chosen; what a code takes off is not. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isSame = (name: "pathname" | "code") =>
    name === "pathname"
      ? currentUrl.pathname === nextUrl.pathname
      : currentUrl.searchParams.get("code") === nextUrl.searchParams.get("code");
  return isSame("pathname") && isSame("code") ? false : defaultShouldRevalidate;
}

export default function Pricing({ loaderData }: Route.ComponentProps) {
  const [parameters] = useSearchParams();
  const { viewer } = useAuth();
  const { plans, offer, canBuy } = loaderData;
  const usual = offer?.state.subscription?.interval ?? "monthly";
  const { planId, interval } = readPlanChoice(parameters, usual);
  const isBusy = useBillingBusy();
  const withTrial = canBuy && (offer === null || offer.trialRefusal === null);
  const preview = offer?.preview ?? noCode;
  // Of a visitor's code nothing is said: whether there is such a code is for its owner alone.
  const visitorCode = useHydrated() && !viewer ? parameters.get("code")?.slice(0, codeLengthMax) : undefined;
  const code = visitorCode ?? (preview.kind === "none" ? undefined : preview.code);
  const upgradePath = planChoicePath({ planId: "pro", interval, code });
  const kept = Object.fromEntries(new URL(planChoicePath({ planId, interval }, usual), "https://x").searchParams);
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
          isMain={planId ? plan.id === planId : plan.isPopular}
          offer={offer}
          canBuy={canBuy}
          code={visitorCode}
        />
      ))}
    </fieldset>
  );
  return (
    <>
      <header className="container-page grid items-end gap-10 pt-12 pb-12 md:pt-20 lg:grid-cols-12 lg:gap-8">
        <div className="grid gap-6 lg:col-span-7">
          <h1 className="text-3xl">Three plans, one price list</h1>
          <p className="max-w-[52ch] text-lg text-muted">
            The directory is free and stays so, and so is an account. A plan brings credits every month; the tools that
            spend them here are still being built, and credits that wait roll over for up to 3 months.
          </p>
        </div>
        <div className="lg:col-span-5 lg:col-start-8 xl:col-span-4 xl:col-start-9">
          {withTrial && <TrialNote upgradePath={viewer ? upgradePath : loginPath(upgradePath)} />}
        </div>
      </header>
      <div className="container-page">
        {!canBuy && (
          <div className="pb-6">
            <Alert tone="note" title="Nothing can be bought here at the moment">
              Payments are not open on this site. These are the plans and their prices; an account and the Free plan
              cost nothing and are open.
            </Alert>
          </div>
        )}
        <div className="flex flex-wrap items-center justify-between gap-4 border-t border-ink py-6">
          {/* A chosen plan stays chosen. */}
          <IntervalToggle
            interval={interval}
            yearlyName="Annually"
            savingPercent={annualSavingPercent(plans)}
            pathOf={(other) => planChoicePath({ planId, interval: other, code }, usual)}
          />
          <p className="text-sm text-muted md:text-right">
            14-day money-back guarantee. Prices in US dollars; tax may be added, depending on where you live.
          </p>
        </div>
        {offer ? (
          <CheckoutForm className="grid gap-6" offersTrial={withTrial}>
            {canBuy && !offer.state.subscription && (
              <div className="flex flex-wrap items-end justify-between gap-6">
                {offer.trialRefusal && (
                  <p className="max-w-[48ch] text-sm text-muted">{trialRefusalWords[offer.trialRefusal]}</p>
                )}
                <div className="w-full sm:ml-auto sm:w-96">
                  <CodeField
                    preview={preview}
                    path="/pricing"
                    parameters={kept}
                    hint="A friend's code changes no price. It brings both of you credits after your first generation."
                  />
                </div>
              </div>
            )}
            {columns}
          </CheckoutForm>
        ) : (
          <div className="grid gap-6">
            {canBuy && <VisitorCode code={visitorCode} parameters={kept} />}
            {columns}
          </div>
        )}
        <Enterprise />
      </div>
      <Credits groups={loaderData.groups} />
      <Faqs canBuy={canBuy} />
    </>
  );
}

/** A code to take along to the sign-in page. It is not looked up before: that would tell strangers which codes there are. */
function VisitorCode({
  code,
  parameters,
}: {
  readonly code: string | undefined;
  readonly parameters: Readonly<Record<string, string>>;
}) {
  return (
    <Form method="get" className="hidden w-full sm:w-96 sm:justify-self-end [.js_&]:block">
      {code ? (
        <AppliedCode code={code} removePath={`/pricing?${new URLSearchParams(parameters)}`}>
          We check it once you have signed in, and show your prices then.
        </AppliedCode>
      ) : (
        <CodeField
          preview={noCode}
          path="/pricing"
          parameters={parameters}
          hint="We check it once you have signed in: an early-access code works with the address it was mailed to."
        />
      )}
    </Form>
  );
}

function Enterprise() {
  return (
    <section
      aria-labelledby="enterprise"
      className={`mt-6 grid gap-6 rounded-md p-6 md:p-8 lg:grid-cols-[3fr_8fr] ${inkBand}`}
    >
      <h2 id="enterprise" className="text-xl">
        Enterprise
      </h2>
      <div className="flex flex-wrap items-end justify-between gap-6">
        <p className="max-w-[54ch]">
          More than 5 users, an invoice instead of a card, or terms of your own. Tell us what you need, and you have an
          offer within days.
        </p>
        <ButtonLink to="/contact?subject=partnership">Contact Sales</ButtonLink>
      </div>
    </section>
  );
}

const number = new Intl.NumberFormat("en");
const [firstPack] = creditPacks;

function Credits({ groups }: { readonly groups: readonly EngineGroup[] }) {
  return (
    <section aria-labelledby="credits" className="container-page pt-24 md:pt-32">
      <div className="grid gap-4 pb-10 lg:grid-cols-12 lg:gap-8">
        <h2 id="credits" className="text-2xl lg:col-span-6">
          What the credits are for
        </h2>
        <p className="text-muted lg:col-span-5 lg:col-start-8">
          Every run has a flat price, whichever engine it is made with. A failed one costs nothing, and credits that you
          do not use roll over for up to 3 months.
        </p>
      </div>
      <Rates />
      <p className="max-w-[68ch] pt-5 pb-12 text-muted">
        When a month’s credits are spent, there are packs
        {firstPack && `, from ${number.format(firstPack.amount)} credits for ${formatPrice(firstPack.priceCents)}`},
        which never expire. The engines below have a public interface today; which of them run here is settled when our
        tools open.
      </p>
      <dl className="border-t border-hairline">
        {groups.map(({ title, explanation, engines }) => (
          <div key={title} className="grid gap-4 border-b border-hairline py-7 lg:grid-cols-12 lg:gap-8">
            <dt className="font-display text-xl font-bold tracking-tight lg:col-span-2">{title}</dt>
            <dd className="text-muted lg:col-span-4">{explanation}</dd>
            <dd className="lg:col-span-6">
              <ul className="flex flex-wrap gap-2">
                {engines.map(({ slug, name, logo }) => (
                  <li key={slug}>
                    <Link
                      to={`/ai-models/${slug}`}
                      className="inline-flex min-h-11 items-center gap-2 rounded-full border border-hairline bg-surface py-1 pr-4 pl-2.5 text-sm hover:border-ink"
                    >
                      <img
                        src={logo}
                        alt=""
                        width={24}
                        height={24}
                        loading="lazy"
                        className="size-6 rounded-full bg-tile object-contain p-1"
                      />
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What a credit buys (specification §9). */
function Rates() {
  return (
    <dl
      aria-label="Price of a run"
      className="grid grid-cols-2 gap-x-6 border-y border-t-ink border-b-hairline lg:grid-cols-4"
    >
      {creditRates.map(({ service, name, aic, unit }) => (
        <div
          key={service}
          className="grid content-start gap-1 border-hairline py-6 max-lg:nth-3:border-t max-lg:nth-4:border-t"
        >
          <dt className="text-sm font-semibold">{name}</dt>
          <dd>
            <span className="font-display text-2xl font-bold tracking-tight tabular-nums">{aic}</span>{" "}
            <span className="text-sm text-muted max-sm:block">
              {aic === 1 ? "credit" : "credits"} per {unit}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Faqs({ canBuy }: { readonly canBuy: boolean }) {
  return (
    <section aria-labelledby="questions" className="container-page grid gap-8 pt-24 md:pt-32 lg:grid-cols-12">
      <div className="grid content-start gap-5 lg:sticky lg:top-24 lg:col-span-4 lg:self-start">
        <h2 id="questions" className="text-2xl">
          Before you decide
        </h2>
        <p className="max-w-[40ch] text-muted">
          Another question? You have an answer within <span className="whitespace-nowrap">{responseTime}</span>.
        </p>
        <ButtonLink to="/contact?subject=support" look="secondary" className="justify-self-start">
          Contact Support
        </ButtonLink>
      </div>
      <div className="border-t border-ink lg:col-span-7 lg:col-start-6">
        <Questions questions={pricingFaqs(canBuy)} />
      </div>
    </section>
  );
}
