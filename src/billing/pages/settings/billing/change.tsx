import { Form, redirect, type ShouldRevalidateFunctionArgs, useNavigation } from "react-router";
import { requireSession, withNotice } from "#accounts/index.ts";
import { accountMeta, SettingsHeader } from "#accounts/ui/index.ts";
import { keepFailureOnForm } from "#platform/forms/answer-form.ts";
import { fieldOf } from "#platform/forms/rules.ts";
import { servicesContext } from "#platform/services.ts";
import { Alert } from "#ui/alert.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { formatMoney } from "#ui/format.ts";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { readPlanItem } from "../../../checkout/read-checkout-item.ts";
import { changePlan, quoteChange } from "../../../checkout/subscription-actions.ts";
import { endsWithPlanContext } from "../../../ends-with-plan.ts";
import { listPlans } from "../../../read-price-list.ts";
import {
  billingPath,
  changePath,
  changeRefusals,
  decidePlanChange,
  type PlanAndInterval,
  planChoiceValue,
  splitPlanChoice,
} from "../../../rules.ts";
import { ChangeBill } from "../../../ui/change-bill.tsx";
import { ChangeWords } from "../../../ui/change-words.tsx";
import { changeFailed, changeLabel, RefusedAction } from "../../../ui/subscription-action.tsx";
import { useSubscription } from "../../../ui/subscription-provider.tsx";
import type { Route } from "./+types/change";
import { answerChange } from "./answer-change.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches[0].loaderData, "Change your plan", changePath);

/** @throws {AppError} `invalid_input` if it isn't a paid plan. */
function readChoice(choice: string): PlanAndInterval {
  const { planId, interval } = splitPlanChoice(choice);
  return readPlanItem(planId, interval);
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { viewer } = await requireSession(context, url);
  const services = context.get(servicesContext);
  const wanted = readChoice(url.searchParams.get("choice") ?? "");
  const [plans, charge] = await Promise.all([listPlans(services.db), quoteChange(services, viewer.userId, wanted)]);
  const endsWithPlan = await context.get(endsWithPlanContext)(viewer.userId);
  return { wanted, plans, charge, endsWithPlan, now: services.clock.now() };
}

/** A conflict means that the page was out of date, so it is loaded again with the current price. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || defaultShouldRevalidate;
}

/** @returns undefined if the page showed no binding amount. */
function readQuoted(text: string): number | "nothing" | undefined {
  if (text === "nothing") return text;
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { viewer } = await requireSession(context, url);
  return answerChange(request, context, async (form) => {
    const wanted = readChoice(fieldOf(form, "choice"));
    const when = await changePlan(
      context.get(servicesContext),
      viewer.userId,
      wanted,
      readQuoted(fieldOf(form, "quoted")),
    );
    throw redirect(billingPath, { headers: withNotice(when === "at-once" ? "plan-changed" : "plan-change-planned") });
  });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepFailureOnForm(serverAction, changeFailed);
}

export default function ChangePage({
  loaderData: { plans, wanted, charge, endsWithPlan, now },
  actionData,
}: Route.ComponentProps) {
  const { subscription } = useSubscription();
  const { formAction, formMethod } = useNavigation();
  const problem = actionData?.outcome === "refused" ? actionData.message : null;
  const plan = plans.find(({ id }) => id === wanted.planId);
  const title = plan && subscription ? changeLabel(plan, wanted.interval, subscription) : "Change your plan";
  const change = subscription ? decidePlanChange(plans, subscription, wanted) : undefined;
  if (!subscription || !plan || !change) {
    return <RefusedAction title={title} message="You have no subscription. Choose a plan to start one." />;
  }
  if (change.kind === "refused") {
    return <RefusedAction title={title} message={problem ?? changeRefusals[change.reason]} />;
  }
  const isBusy = formMethod === "POST" && formAction?.startsWith(changePath) === true;
  const choice = planChoiceValue(wanted);
  // The user agrees to exactly this amount.
  const dueCents = typeof charge !== "string" && charge.isExact ? charge.dueCents : null;
  return (
    <>
      <SettingsHeader title={title} />
      <div className="grid max-w-[60ch] gap-6 border-t border-hairline pt-8">
        {problem && <Alert tone="error">{problem}</Alert>}
        <ChangeWords
          subscription={subscription}
          plan={plan}
          interval={wanted.interval}
          when={change.when}
          plans={plans}
        />
        {plan.usersMax < 2 && endsWithPlan.map((sentence) => <p key={sentence}>{sentence}</p>)}
        <ChangeBill
          subscription={subscription}
          plan={plan}
          interval={wanted.interval}
          when={change.when}
          plans={plans}
          charge={charge}
          now={now}
        />
        <Form method="post" action={`${changePath}?choice=${choice}`} className="flex flex-wrap gap-3">
          <input type="hidden" name="choice" value={choice} />
          {(dueCents !== null || charge === "nothing") && (
            <input type="hidden" name="quoted" value={dueCents ?? "nothing"} />
          )}
          <SubmitButton isBusy={isBusy} disabled={isBusy}>
            {isBusy ? "Changing…" : dueCents ? `Pay ${formatMoney(dueCents, "USD")} and switch` : title}
          </SubmitButton>
          <ButtonLink to={billingPath} variant="secondary">
            Go back
          </ButtonLink>
        </Form>
      </div>
    </>
  );
}
