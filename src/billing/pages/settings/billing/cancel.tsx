import { data, redirect } from "react-router";
import { requireSession, withNotice } from "#accounts/index.ts";
import { accountMeta, SettingsHeader } from "#accounts/ui/index.ts";
import { readForm } from "#platform/forms/read-form.ts";
import { fieldOf } from "#platform/forms/rules.ts";
import { servicesContext } from "#platform/services.ts";
import { Alert } from "#ui/alert.tsx";
import { cancelSubscription } from "../../../checkout/cancel-subscription.ts";
import { listPlans } from "../../../list-plans.ts";
import { billingPath, cancelPath, subscribedPlanName } from "../../../rules.ts";
import { CancelForm, CancelWords } from "../../../ui/cancel-form.tsx";
import { RefusedAction } from "../../../ui/refused-action.tsx";
import { useSubscription } from "../../../ui/subscription-provider.tsx";
import type { Route } from "./+types/cancel";
import { answerAction } from "./answer-action.ts";

const title = "Cancel your subscription?";

export const meta: Route.MetaFunction = ({ matches }) => accountMeta(matches[0].loaderData, title, cancelPath);

export async function loader({ context, url }: Route.LoaderArgs) {
  await requireSession(context, url);
  return { plans: await listPlans(context.get(servicesContext).db) };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { viewer } = await requireSession(context, url);
  let isOther = false;
  const { data: reply, init } = await answerAction(context, async () => {
    // Named where it is not the one that the account goes by.
    const subscription = fieldOf(await readForm(request), "subscription");
    isOther = subscription !== "";
    await cancelSubscription(context.get(servicesContext), viewer.userId, subscription || undefined);
    throw redirect(billingPath, { headers: withNotice("subscription-cancelled") });
  });
  return data({ ...reply, isOther }, init ?? {});
}

export default function CancelPage({ loaderData: { plans }, actionData }: Route.ComponentProps) {
  const { subscription } = useSubscription();
  const problem = actionData?.problem;
  // The form below would cancel another one than was asked for.
  if (problem && actionData.isOther) return <RefusedAction title={title} message={problem} />;
  if (!subscription) return <RefusedAction title={title} message={problem ?? "You have no subscription to cancel."} />;
  if (subscription.cancelAtPeriodEnd) {
    return <RefusedAction title={title} message={problem ?? "This subscription is cancelled already."} />;
  }
  return (
    <>
      <SettingsHeader title={title} below={{ name: "Subscription Plans", path: billingPath }} />
      <div className="grid max-w-[60ch] gap-6 border-t border-hairline pt-8">
        {problem && <Alert tone="error">{problem}</Alert>}
        <CancelWords subscription={subscription} planName={subscribedPlanName(subscription, plans)} />
        <CancelForm />
      </div>
    </>
  );
}
