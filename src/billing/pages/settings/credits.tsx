import { requireSession } from "#accounts/index.ts";
import { accountMeta, SettingsHeader } from "#accounts/ui/index.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import type { Route } from "./+types/credits";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches[0].loaderData, "AI Credits", "/settings/credits");

export async function loader({ context, url }: Route.LoaderArgs) {
  await requireSession(context, url);
  return null;
}

export default function CreditsPage() {
  return (
    <>
      <SettingsHeader title="AI Credits" />
      <EmptyState
        title="No credits information available"
        action={
          <ButtonLink to="/settings/billing" look="secondary">
            View Subscription Plans
          </ButtonLink>
        }
      >
        Credits cannot be held or spent yet. Once they can, your balance and each use of it stand here.
      </EmptyState>
    </>
  );
}
