import { Alert } from "#ui/alert.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { DateTime } from "#ui/date-time.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { billingPath, cancelPath, type OwnSubscription } from "../rules.ts";
import { useChangeForm } from "./subscription-action.tsx";

/** Explains what canceling means, before the user confirms. */
export function CancelWords({
  subscription: { planId, currentPeriodEnd, status },
  planName,
  endsWithPlan,
}: {
  readonly subscription: Pick<OwnSubscription, "planId" | "currentPeriodEnd" | "status">;
  readonly planName: string;
  /** Sentences about what ends with the plan, if it is one with a team. */
  readonly endsWithPlan: readonly string[];
}) {
  if (planId === "free") {
    return (
      <p className="text-sm">
        You’re already on the Free plan. You won’t be charged again, and {planName} won’t start again by itself.
      </p>
    );
  }
  return (
    <ul className="grid list-disc gap-2 pl-5 text-sm marker:text-muted">
      <li>
        {currentPeriodEnd ? (
          <>
            You keep {planName} until <DateTime at={currentPeriodEnd} isDay />, and you can resume it until then.
          </>
        ) : (
          <>You keep {planName} until the end of the period you paid for, and you can resume it until then.</>
        )}
      </li>
      <li>{status === "on_trial" ? "You won’t be charged for the trial." : "You won’t be charged again."}</li>
      <li>After that, you’re on the Free plan. Credits you have stay until they expire.</li>
      {planId === "business" && endsWithPlan.map((sentence) => <li key={sentence}>{sentence}</li>)}
    </ul>
  );
}

/**
 * @param onKeep closes the dialog; on a page, a link leads back instead.
 * @param subscriptionId set if the user is billed for several subscriptions.
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
          <Button variant="secondary" onClick={onKeep}>
            Keep it
          </Button>
        ) : (
          <ButtonLink to={billingPath} variant="secondary">
            Keep it
          </ButtonLink>
        )}
      </div>
    </Form>
  );
}
