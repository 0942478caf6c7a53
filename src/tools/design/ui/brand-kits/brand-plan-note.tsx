import { Alert } from "#ui/alert.tsx";
import { ButtonLink } from "#ui/button.tsx";

/** Instead of what the Free plan doesn't have. */
export const BrandPlanNote = () => (
  <Alert tone="note">
    <div className="grid justify-items-start gap-3">
      <p>Brand kits are part of the Pro and Business plans.</p>
      <ButtonLink to="/settings/billing" look="secondary" size="sm">
        See the plans
      </ButtonLink>
    </div>
  </Alert>
);
