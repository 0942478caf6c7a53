import { Dialog } from "#ui/dialog.tsx";
import type { OwnSubscription } from "../rules.ts";
import { CancelForm, CancelWords } from "./cancel-form.tsx";

interface Props {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly subscription: OwnSubscription;
  readonly planName: string;
  /** Sentences about what ends with the plan. */
  readonly endsWithPlan: readonly string[];
}

/** Unmounts with its button once the subscription is cancelled. */
export function CancelDialog({ open, onOpenChange, subscription, planName, endsWithPlan }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Cancel your subscription?"
      description={describe(subscription, planName)}
    >
      <CancelWords subscription={subscription} planName={planName} endsWithPlan={endsWithPlan} />
      <CancelForm onKeep={() => onOpenChange(false)} />
    </Dialog>
  );
}

function describe({ planId, status }: OwnSubscription, planName: string): string {
  if (planId === "free") return `This ends your subscription to ${planName}.`;
  const end = status === "on_trial" ? "with the trial" : "at the end of the period you paid for";
  return `${planName} ends ${end}.`;
}
