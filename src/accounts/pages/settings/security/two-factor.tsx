import { readForm } from "#platform/forms/read-form.ts";
import { servicesContext } from "#platform/services.ts";
import { accountsContext } from "../../../accounts-context.ts";
import { getSignInMethods } from "../../../security/sign-in-methods.ts";
import { requireSession } from "../../../sessions/current-session.ts";
import { getTwoFactorState } from "../../../two-factor/two-factor-setup.ts";
import { accountMeta } from "../../../ui/account-meta.ts";
import { SecurityPage } from "../../../ui/security/security-page.tsx";
import { NewRecoveryCodes } from "../../../ui/two-factor/recovery-codes.tsx";
import { SetUpTwoFactor } from "../../../ui/two-factor/set-up-two-factor.tsx";
import { TwoFactorOff, TwoFactorOn } from "../../../ui/two-factor/two-factor-switch.tsx";
import type { Route } from "./+types/two-factor";
import { changeTwoFactor } from "./change-two-factor.ts";

const path = "/settings/security/two-factor";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches[0].loaderData, "Two-factor authentication", path);

export async function loader({ context, url }: Route.LoaderArgs) {
  const { viewer } = await requireSession(context, url);
  const { db } = context.get(servicesContext);
  const [state, { hasPassword }] = await Promise.all([
    getTwoFactorState(db, viewer.userId),
    getSignInMethods(db, viewer.userId),
  ]);
  const left = state === "on" ? await context.get(accountsContext).listRecoveryCodes(viewer.userId) : [];
  return { state, hasPassword, email: viewer.email, codesLeft: left.length };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { viewer } = await requireSession(context, url);
  const { hasPassword } = await getSignInMethods(context.get(servicesContext).db, viewer.userId);
  return changeTwoFactor({ request, context, form: await readForm(request), viewer, hasPassword });
}

export default function TwoFactorPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <SecurityPage title="Two-factor authentication">
      <Contents loaderData={loaderData} actionData={actionData} />
    </SecurityPage>
  );
}

function Contents({ loaderData, actionData }: Pick<Route.ComponentProps, "loaderData" | "actionData">) {
  if (actionData?.outcome === "codes") return <NewRecoveryCodes codes={actionData.codes} />;
  if (actionData?.outcome === "setup") return <SetUpTwoFactor setup={actionData.setup} refusal={actionData.refusal} />;
  const { state, ...account } = loaderData;
  if (state === "on") return <TwoFactorOn {...account} reply={actionData} />;
  return <TwoFactorOff {...account} isBegun={state === "begun"} reply={actionData} />;
}
