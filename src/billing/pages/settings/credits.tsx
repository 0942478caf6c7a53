import { requireSession } from "#accounts/index.ts";
import { accountMeta, SettingsHeader, SettingsSection } from "#accounts/ui/index.ts";
import { engineNamesContext } from "#credits/index.ts";
import { creditsPath, readUsageSpan, statementPath } from "#credits/rules.ts";
import { BalanceCard, LowBalanceForm, SpendingLimitForm, TransactionHistory, UsageSection } from "#credits/ui/index.ts";
import { keepFailureOnForm } from "#platform/forms/answer-form.ts";
import type { FormReply } from "#platform/forms/rules.ts";
import { requestContext, servicesContext } from "#platform/services.ts";
import { ArrowLink, ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { checkoutCodesContext } from "../../checkout/checkout-codes.ts";
import { findCheckoutReturn } from "../../checkout/find-checkout.ts";
import { answerCreditsForm, readCreditsPage } from "../../credits/credits-page.ts";
import {
  type CreditsForm,
  creditsPagePath,
  failureOf,
  formPath,
  readHistoryPlace,
} from "../../credits/credits-page-path.ts";
import { findPaymentProvider } from "../../provider/create-payment-provider.ts";
import { billingPath } from "../../rules.ts";
import { teamLinksContext } from "../../team-links.ts";
import { CheckoutNotice } from "../../ui/checkout-notice.tsx";
import { PurchasePacks } from "../../ui/credits/purchase-packs.tsx";
import type { Route } from "./+types/credits";

export const meta: Route.MetaFunction = ({ matches }) => accountMeta(matches[0].loaderData, "AI Credits", creditsPath);

export async function loader({ context, url }: Route.LoaderArgs) {
  const { viewer } = await requireSession(context, url);
  const services = context.get(servicesContext);
  const { userId } = viewer;
  const span = readUsageSpan(url.searchParams.get("usage"));
  const [page, checkout, nameOf, { acting: team }] = await Promise.all([
    readCreditsPage(services, { userId, span, ...readHistoryPlace(url.searchParams) }),
    findCheckoutReturn(services, { checkoutId: url.searchParams.get("checkout"), userId }),
    context.get(engineNamesContext)(),
    context.get(teamLinksContext)(context, url),
  ]);
  const engines = page.credits?.usage.engines ?? [];
  return {
    ...page,
    checkout,
    team,
    engineNames: Object.fromEntries(engines.flatMap(({ id }) => (id === null ? [] : [[id, nameOf(id)]]))),
    canBuy: findPaymentProvider(services) !== undefined,
    supportEmail: services.config.product.supportEmail,
  };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { viewer } = await requireSession(context, url);
  const { log } = context.get(requestContext);
  return answerCreditsForm(context.get(servicesContext), {
    request,
    form: url.searchParams.get("form"),
    sender: { user: viewer, codes: context.get(checkoutCodesContext), log },
  });
}

export function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  return keepFailureOnForm(serverAction, failureOf(new URL(request.url).searchParams.get("form")));
}

/** The answer to a form. `form` names it if it was sent without scripts. */
type FormsReply = FormReply & { readonly form?: CreditsForm };

export default function CreditsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { plan, credits, history, span, checkout, team, engineNames, canBuy, supportEmail } = loaderData;
  const reply: FormsReply | undefined = actionData;
  const turnTo = (place: { readonly before?: number; readonly after?: number }) =>
    creditsPagePath({ ...place, span }, "history");
  const replyTo = (form: CreditsForm) => (reply?.form === form ? reply : undefined);
  return (
    <>
      <SettingsHeader title="AI Credits" intro="See your balance and usage, and get more credits." />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
        <div className="grid gap-6">
          {team && (
            <p className="max-w-[68ch] text-sm wrap-anywhere">
              These are your own credits. Work in {team.name} is paid by the team.{" "}
              <ArrowLink to={team.usagePath} className="min-h-11">
                Usage in {team.name}
              </ArrowLink>
            </p>
          )}
          {checkout && <CheckoutNotice checkout={checkout} plans={[]} path={creditsPath} />}
          {credits ? <BalanceCard credits={credits.balance} plan={plan} /> : <NoCredits />}
          <NeedMoreCard planName={plan.name} />
        </div>
        <PurchasePacks
          action={formPath("purchase")}
          canBuy={canBuy}
          supportEmail={supportEmail}
          firstReply={replyTo("purchase")}
        />
        {credits && (
          <UsageSection
            report={credits.usage}
            engineNames={engineNames}
            pathOf={(of) => creditsPagePath({ span: of }, "usage")}
          />
        )}
        {credits && <Limits credits={credits} replyTo={replyTo} />}
        <TransactionHistory
          transactions={history.transactions}
          olderPath={history.nextBefore === null ? undefined : turnTo({ before: history.nextBefore })}
          newerPath={history.nextAfter === null ? undefined : turnTo({ after: history.nextAfter })}
          statementPath={statementPath}
        />
      </div>
    </>
  );
}

function NoCredits() {
  return (
    <EmptyState title="No credits information available">
      This account has no credits yet. The Free plan’s first credits arrive automatically.
    </EmptyState>
  );
}

interface LimitsProps {
  readonly credits: NonNullable<Route.ComponentProps["loaderData"]["credits"]>;
  readonly replyTo: (form: CreditsForm) => FormReply | undefined;
}

function Limits({ credits: { limit, spent, month, lowBalance }, replyTo }: LimitsProps) {
  return (
    <div className="border-b border-hairline">
      <div id="limit">
        <SettingsSection
          title="Spending limit"
          intro="Runs that would take you past it in a calendar month don’t start."
        >
          <SpendingLimitForm
            action={formPath("limit")}
            limit={limit}
            spent={spent}
            month={month}
            firstReply={replyTo("limit")}
          />
        </SettingsSection>
      </div>
      <div id="low-balance">
        <SettingsSection title="Low-balance email" intro="So you don’t run out unexpectedly. At most once a month.">
          <LowBalanceForm
            action={formPath("low-balance")}
            threshold={lowBalance.mark}
            isChosen={lowBalance.isChosen}
            firstReply={replyTo("low-balance")}
          />
        </SettingsSection>
      </div>
    </div>
  );
}

/** Suggests a larger plan to users who need more credits. */
function NeedMoreCard({ planName }: { readonly planName: string }) {
  return (
    <section
      aria-labelledby="need-more"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-md border border-hairline bg-surface p-5 sm:p-6 lg:p-8"
    >
      <div className="grid gap-1">
        <h2 id="need-more" className="text-lg">
          Need More Credits?
        </h2>
        <p className="text-sm text-muted">
          Current plan: <span className="font-semibold text-ink">{planName}</span>
        </p>
      </div>
      <ButtonLink to={billingPath} variant="secondary">
        View Subscription Plans
      </ButtonLink>
    </section>
  );
}
