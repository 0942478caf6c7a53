import { Alert } from "#ui/alert.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { DateTime } from "#ui/date-time.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { billingPath, cancelPath, type OwnSubscription } from "../rules.ts";
import { useChangeForm } from "./use-change-form.ts";

/** What happens when somebody cancels, before they do. */
export function CancelWords({
  subscription: { planId, currentPeriodEnd, status },
  planName,
}: {
  readonly subscription: Pick<OwnSubscription, "planId" | "currentPeriodEnd" | "status">;
  readonly planName: string;
}) {
  if (planId === "free") {
    return (
      <p className="text-sm">
        Your account has the Free plan already. Nothing more is charged, and {planName} does not come back by itself.
      </p>
    );
  }
  return (
    <ul className="grid list-disc gap-2 pl-5 text-sm marker:text-muted">
      <li>
        {currentPeriodEnd ? (
          <>
            {planName} stays until <DateTime at={currentPeriodEnd} isDay />, and you can resume it until then.
          </>
        ) : (
          <>{planName} stays until the end of what is paid, and you can resume it until then.</>
        )}
      </li>
      <li>{status === "on_trial" ? "Your trial costs nothing." : "Nothing more is charged."}</li>
      <li>Afterwards your account goes on with Free. Credits that you have stay for as long as they are good.</li>
    </ul>
  );
}

/**
 * @param onKeep for a dialog, which only closes; a page leads back.
 * @param subscriptionId of one of several that are billed.
 */
export function CancelForm({
  onKeep,
  subscriptionId,
}: {
  readonly onKeep?: () => void;
  readonly subscriptionId?: string;
}) {
  const { Form, isBusy, problem } = useChangeForm();
  return (
    <Form method="post" action={cancelPath} className="grid gap-4">
      {subscriptionId && <input type="hidden" name="subscription" value={subscriptionId} />}
      {problem && <Alert tone="error">{problem}</Alert>}
      <div className="flex flex-wrap gap-3">
        <SubmitButton isBusy={isBusy} disabled={isBusy} className="bg-danger! text-paper!">
          {isBusy ? "Cancelling…" : "Cancel Subscription"}
        </SubmitButton>
        {onKeep ? (
          <Button look="secondary" onClick={onKeep}>
            Keep it
          </Button>
        ) : (
          <ButtonLink to={billingPath} look="secondary">
            Keep it
          </ButtonLink>
        )}
      </div>
    </Form>
  );
}
