import { redirect } from "react-router";
import { requireSession, withNotice } from "#accounts/index.ts";
import { accountMeta } from "#accounts/ui/index.ts";
import { keepFailureOnForm } from "#platform/forms/answer-form.ts";
import { servicesContext } from "#platform/services.ts";
import { resumeSubscription } from "../../../checkout/subscription-actions.ts";
import { billingPath, resumePath } from "../../../rules.ts";
import { changeFailed, RefusedAction } from "../../../ui/subscription-action.tsx";
import type { Route } from "./+types/resume";
import { answerChange } from "./answer-change.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches[0].loaderData, "Resume subscription", resumePath);

export async function loader({ context, url }: Route.LoaderArgs) {
  await requireSession(context, url);
  return null;
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { viewer } = await requireSession(context, url);
  return answerChange(request, context, async () => {
    await resumeSubscription(context.get(servicesContext), viewer.userId);
    throw redirect(billingPath, { headers: withNotice("subscription-resumed") });
  });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepFailureOnForm(serverAction, changeFailed);
}

/** Only shown without scripts. With scripts, the subscription panel shows the answer. */
export default function ResumePage({ actionData }: Route.ComponentProps) {
  return (
    <RefusedAction
      title="Resume subscription"
      message={actionData?.outcome === "refused" ? actionData.message : null}
    />
  );
}
