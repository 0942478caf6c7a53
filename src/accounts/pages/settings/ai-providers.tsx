import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { requireSession } from "../../sessions/current-session.ts";
import { accountMeta } from "../../ui/account-meta.ts";
import { SettingsHeader } from "../../ui/settings/settings-layout.tsx";
import type { Route } from "./+types/ai-providers";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches[0].loaderData, "AI providers", "/settings/ai-providers");

export async function loader({ context, url }: Route.LoaderArgs) {
  await requireSession(context, url);
  return null;
}

export default function AiProvidersPage() {
  return (
    <>
      <SettingsHeader
        title="AI Provider Integrations"
        intro="Connect to AI providers to enable AI features across the platform"
      />
      <EmptyState
        title="No provider can be connected yet"
        action={
          <ButtonLink to="/ai-models" look="secondary">
            See the AI engines
          </ButtonLink>
        }
      >
        You’ll add API keys here once providers can be connected. See the engines in our directory.
      </EmptyState>
    </>
  );
}
