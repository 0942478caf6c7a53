import { SettingsHeader } from "#accounts/ui/index.ts";
import { Alert } from "#ui/alert.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { billingPath } from "../rules.ts";

/** Why something could not be done, and the way back. */
export function RefusedAction({ title, message }: { readonly title: string; readonly message: string | null }) {
  return (
    <>
      <SettingsHeader title={title} below={{ name: "Subscription Plans", path: billingPath }} />
      <div className="grid max-w-[60ch] justify-items-start gap-6">
        {message && <Alert tone="error">{message}</Alert>}
        <ButtonLink to={billingPath} look="secondary">
          Back to plans
        </ButtonLink>
      </div>
    </>
  );
}
