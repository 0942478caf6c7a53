import { redirect } from "react-router";
import { requireSession, withNotice } from "#accounts/index.ts";
import { accountMeta } from "#accounts/ui/index.ts";
import { servicesContext } from "#platform/services.ts";
import { resumeSubscription } from "../../../checkout/resume-subscription.ts";
import { billingPath, resumePath } from "../../../rules.ts";
import { RefusedAction } from "../../../ui/refused-action.tsx";
import type { Route } from "./+types/resume";
import { answerAction } from "./answer-action.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches[0].loaderData, "Resume subscription", resumePath);

export async function loader({ context, url }: Route.LoaderArgs) {
  await requireSession(context, url);
  return null;
}

export async function action({ context, url }: Route.ActionArgs) {
  const { viewer } = await requireSession(context, url);
  return answerAction(context, async () => {
    await resumeSubscription(context.get(servicesContext), viewer.userId);
    throw redirect(billingPath, { headers: withNotice("subscription-resumed") });
  });
}

export default function ResumePage({ actionData }: Route.ComponentProps) {
  return <RefusedAction title="Resume subscription" message={actionData?.problem} />;
}
