import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

/** Instead of what the Free plan doesn't have. */
export const BrandPlanNote = () => (
  <EmptyState
    title="Brand kits are part of the Pro and Business plans"
    action={<ButtonLink to="/settings/billing">See the plans</ButtonLink>}
  >
    With a plan, designs come in your colors, your typefaces and with your logo.
  </EmptyState>
);
