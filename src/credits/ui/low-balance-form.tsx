import { useFetcher } from "react-router";
import type { FormReply } from "#platform/forms/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { TextField } from "#ui/field.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useCheckedForm } from "#ui/forms/use-checked-form.ts";
import { CheckboxField } from "#ui/more-fields.tsx";
import { checkLowBalance } from "../rules.ts";
import { inAic } from "./aic.ts";
import { useSavedToast } from "./use-saved-toast.ts";

interface Props {
  /** Where the form is posted to. */
  readonly action: string;
  /** AIC; 0 where no mail is sent. */
  readonly mark: number;
  /** Whether its owner has set it; else it follows the plan. */
  readonly isChosen: boolean;
  /** What the form was answered where scripts did not send it. */
  readonly firstReply: FormReply | undefined;
}

/** Shown where mails are off, so that switching them on takes one press. */
const usualThreshold = 50;

/** When to be told by mail that credits run out. */
export function LowBalanceForm({ action, mark, isChosen, firstReply }: Props) {
  const fetcher = useFetcher<FormReply>();
  const reply = fetcher.data ?? firstReply;
  const isBusy = fetcher.state !== "idle";
  const { values, errors, message, handlers } = useCheckedForm({ check: checkLowBalance, reply, isBusy });
  useSavedToast(fetcher, { value: mark, words: thresholdWords });
  return (
    <fetcher.Form key={mark} method="post" action={action} noValidate {...handlers} className="grid gap-4">
      {message && <Alert tone="error">{message}</Alert>}
      {!fetcher.data && firstReply?.outcome === "done" && <Alert tone="note">{thresholdWords(mark)}</Alert>}
      <CheckboxField
        name="isWanted"
        value="1"
        defaultChecked={reply?.outcome === "refused" ? values.isWanted === "1" : mark > 0}
        label="Email me when my credits for anything fall below this amount"
        className="min-h-11 content-center"
      />
      <div className="flex flex-wrap items-start gap-3">
        <div className="w-48">
          <TextField
            label="Amount in AIC"
            name="mark"
            inputMode="numeric"
            autoComplete="off"
            maxLength={14}
            defaultValue={values.mark ?? String(mark > 0 ? mark : usualThreshold)}
            error={errors.mark}
          />
        </div>
        <SubmitButton isBusy={isBusy} look="secondary" className="mt-7.5">
          Save
        </SubmitButton>
      </div>
      {!isChosen && mark > 0 && (
        <p className="text-xs text-muted">The amount follows your plan until you save your own.</p>
      )}
    </fetcher.Form>
  );
}

const thresholdWords = (mark: number): string =>
  mark === 0 ? "No email when credits run low" : `We’ll email you below ${inAic(mark)}`;
