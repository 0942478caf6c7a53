import { useEffect } from "react";
import { useNavigation } from "react-router";
import { Dialog } from "#ui/dialog.tsx";
import { cancelPath, type OwnSubscription } from "../rules.ts";
import { CancelForm, CancelWords } from "./cancel-form.tsx";

interface Props {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly subscription: OwnSubscription;
  readonly planName: string;
}

export function CancelDialog({ open, onOpenChange, subscription, planName }: Props) {
  const { state, formAction } = useNavigation();
  const isDone = state === "loading" && formAction === cancelPath;
  // What the answer says stands on the page behind.
  useEffect(() => {
    if (isDone) onOpenChange(false);
  }, [isDone, onOpenChange]);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Cancel your subscription?"
      description={`This ends ${planName} at the end of what is paid. You can change your mind until then.`}
    >
      <CancelWords subscription={subscription} planName={planName} />
      <CancelForm onKeep={() => onOpenChange(false)} />
    </Dialog>
  );
}
