import { requireSession } from "#accounts/index.ts";
import { accountMeta, SettingsHeader } from "#accounts/ui/index.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import type { Route } from "./+types/billing";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches[0].loaderData, "Billing", "/settings/billing");

export async function loader({ context, url }: Route.LoaderArgs) {
  await requireSession(context, url);
  return null;
}

export default function BillingPage() {
  return (
    <>
      <SettingsHeader title="Subscription Plans" intro="Choose the right plan for your AI design needs" />
      <EmptyState
        title="No plan can be bought yet"
        action={
          <ButtonLink to="/pricing" look="secondary">
            See plans and prices
          </ButtonLink>
        }
      >
        Your account has no subscription, and nothing is charged. The pricing page says what each plan will hold and
        cost.
      </EmptyState>
    </>
  );
}
