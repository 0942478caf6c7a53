import { redirect } from "react-router";
import { requireSession, withNotice } from "#accounts/index.ts";
import { accountMeta, SettingsHeader } from "#accounts/ui/index.ts";
import { keepFailureOnForm } from "#platform/forms/answer-form.ts";
import { type FormReply, fieldOf } from "#platform/forms/rules.ts";
import { servicesContext } from "#platform/services.ts";
import { Alert } from "#ui/alert.tsx";
import { cancelSubscription } from "../../../checkout/subscription-actions.ts";
import { endsWithPlanContext } from "../../../ends-with-plan.ts";
import { listPlans } from "../../../read-price-list.ts";
import { billingPath, cancelPath, ownOf, subscribedPlanName } from "../../../rules.ts";
import { findBilledOne } from "../../../subscriptions/find-double-billing.ts";
import { CancelForm, CancelWords } from "../../../ui/cancel-form.tsx";
import { CancelOneWords } from "../../../ui/change-words.tsx";
import { changeFailed, RefusedAction } from "../../../ui/subscription-action.tsx";
import { useSubscription } from "../../../ui/subscription-provider.tsx";
import type { Route } from "./+types/cancel";
import { answerChange } from "./answer-change.ts";

const title = "Cancel your subscription?";

export const meta: Route.MetaFunction = ({ matches }) => accountMeta(matches[0].loaderData, title, cancelPath);

/** `?subscription=` selects one of several billed subscriptions. Without it, the account's main subscription is cancelled. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { viewer } = await requireSession(context, url);
  const { db, clock } = context.get(servicesContext);
  const named = url.searchParams.get("subscription");
  const billed = named === null ? undefined : await findBilledOne(db, viewer.userId, named, clock.now());
  return {
    plans: await listPlans(db),
    endsWithPlan: await context.get(endsWithPlanContext)(viewer.userId),
    isNamed: named !== null,
    billed: billed && { one: ownOf(billed.one), id: billed.one.id, others: billed.others.map(ownOf) },
  };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { viewer } = await requireSession(context, url);
  return answerChange(request, context, async (form) => {
    // Only sent for a subscription other than the main one.
    const named = fieldOf(form, "subscription");
    await cancelSubscription(context.get(servicesContext), viewer.userId, named || undefined);
    throw redirect(billingPath, { headers: withNotice("subscription-cancelled") });
  });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepFailureOnForm(serverAction, changeFailed);
}

/** Page for canceling a subscription. With scripts, the form shows a refusal itself. */
export default function CancelPage({
  loaderData: { plans, endsWithPlan, isNamed, billed },
  actionData,
}: Route.ComponentProps) {
  const { subscription } = useSubscription();
  const reply: FormReply | undefined = actionData;
  const refusal = reply?.outcome === "refused" ? reply : undefined;
  const problem = refusal?.message;
  // The form below would cancel the wrong subscription.
  if (refusal?.values.subscription) return <RefusedAction title={title} message={problem ?? null} />;
  if (isNamed && !billed) return <RefusedAction title={title} message="This subscription is no longer billed." />;
  if (billed) {
    return (
      <>
        <SettingsHeader title="Cancel this subscription?" />
        <div className="grid max-w-[60ch] gap-6 border-t border-hairline pt-8">
          <CancelOneWords {...billed} plans={plans} />
          <CancelForm subscriptionId={billed.id} />
        </div>
      </>
    );
  }
  if (!subscription) return <RefusedAction title={title} message={problem ?? "You have no subscription to cancel."} />;
  if (subscription.cancelAtPeriodEnd) {
    return <RefusedAction title={title} message={problem ?? "This subscription is already cancelled."} />;
  }
  return (
    <>
      <SettingsHeader title={title} />
      <div className="grid max-w-[60ch] gap-6 border-t border-hairline pt-8">
        {problem && <Alert tone="error">{problem}</Alert>}
        <CancelWords
          subscription={subscription}
          planName={subscribedPlanName(subscription, plans)}
          endsWithPlan={endsWithPlan}
        />
        <CancelForm />
      </div>
    </>
  );
}
