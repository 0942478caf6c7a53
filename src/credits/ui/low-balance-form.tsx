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
  /** URL that the form posts to. */
  readonly action: string;
  /** AIC; 0 if no mail is sent. */
  readonly threshold: number;
  /** True if the user has set it; otherwise it follows the plan. */
  readonly isChosen: boolean;
  /** The answer to a form that was sent without scripts. */
  readonly firstReply: FormReply | undefined;
}

/** Prefilled while mails are off, so that turning them on takes one click. */
const usualThreshold = 50;

/** Turns the low-balance mail on or off and sets its threshold. */
export function LowBalanceForm({ action, threshold, isChosen, firstReply }: Props) {
  const fetcher = useFetcher<FormReply>();
  const reply = fetcher.data ?? firstReply;
  const isBusy = fetcher.state !== "idle";
  const { values, errors, message, handlers } = useCheckedForm({ check: checkLowBalance, reply, isBusy });
  useSavedToast(fetcher, { value: threshold, words: thresholdWords });
  return (
    <fetcher.Form key={threshold} method="post" action={action} noValidate {...handlers} className="grid gap-4">
      {message && <Alert tone="error">{message}</Alert>}
      {!fetcher.data && firstReply?.outcome === "done" && <Alert tone="note">{thresholdWords(threshold)}</Alert>}
      <CheckboxField
        name="isWanted"
        value="1"
        defaultChecked={reply?.outcome === "refused" ? values.isWanted === "1" : threshold > 0}
        label="Email me when credits I can use for anything fall below this amount"
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
            defaultValue={values.mark ?? String(threshold > 0 ? threshold : usualThreshold)}
            error={errors.mark}
          />
        </div>
        <SubmitButton isBusy={isBusy} variant="secondary" className="mt-7.5">
          Save
        </SubmitButton>
      </div>
      {!isChosen && threshold > 0 && (
        <p className="text-xs text-muted">The amount follows your plan until you save your own.</p>
      )}
    </fetcher.Form>
  );
}

const thresholdWords = (threshold: number): string =>
  threshold === 0 ? "No email when credits run low" : `We’ll email you below ${inAic(threshold)}`;
