import { useFetcher } from "react-router";
import type { FormReply } from "#platform/forms/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { TextField } from "#ui/field.tsx";
import { formatNumber } from "#ui/format.ts";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { useCheckedForm } from "#ui/forms/use-checked-form.ts";
import { checkSpendingLimit } from "../rules.ts";
import { inAic } from "./aic.ts";
import { useSavedToast } from "./use-saved-toast.ts";

interface Props {
  /** URL that the form posts to. */
  readonly action: string;
  /** AIC per month; null without a limit. */
  readonly limit: number | null;
  /** AIC since the first of the month, including reserved credits. */
  readonly spent: number;
  /** The current month, e.g. `November 2026`. */
  readonly month: string;
  /** The answer to a form that was sent without scripts. */
  readonly firstReply: FormReply | undefined;
}

/** Sets the user's own monthly spending limit. */
export function SpendingLimitForm({ action, limit, spent, month, firstReply }: Props) {
  const fetcher = useFetcher<FormReply>();
  const reply = fetcher.data ?? firstReply;
  const isBusy = fetcher.state !== "idle";
  const { values, errors, message, handlers } = useCheckedForm({ check: checkSpendingLimit, reply, isBusy });
  useSavedToast(fetcher, {
    value: limit,
    words: limitWords,
    undo: (earlier) => {
      const fields: Record<string, string> = earlier === null ? { clear: "1" } : { monthlyMax: String(earlier) };
      void fetcher.submit(fields, { method: "post", action });
    },
  });
  return (
    <div className="grid gap-4">
      {message && <Alert tone="error">{message}</Alert>}
      {!fetcher.data && firstReply?.outcome === "done" && <Alert tone="note">{limitWords(limit)}</Alert>}
      <p className="text-sm">
        <span className="font-semibold tabular-nums">
          {limit === null ? inAic(spent) : `${formatNumber(spent)} of ${inAic(limit)}`}
        </span>{" "}
        <span className="text-muted">spent in {month} (UTC), including credits reserved for work in progress.</span>
        {limit !== null && spent >= limit && (
          <span className="mt-1 block font-medium text-danger">
            You’ve reached the limit. New runs won’t start until you raise it or the month ends.
          </span>
        )}
      </p>
      <div className="flex flex-wrap items-start gap-3">
        <fetcher.Form
          // Resets the form to the saved value, whichever button saved it.
          key={limit ?? "none"}
          method="post"
          action={action}
          noValidate
          {...handlers}
          className="flex flex-wrap items-start gap-3"
        >
          <div className="w-48">
            <TextField
              label="Monthly limit in AIC"
              name="monthlyMax"
              inputMode="numeric"
              autoComplete="off"
              placeholder="No limit"
              maxLength={14}
              defaultValue={values.monthlyMax ?? (limit === null ? "" : String(limit))}
              error={errors.monthlyMax}
            />
          </div>
          <SubmitButton isBusy={isBusy} variant="secondary" className="mt-7.5">
            {limit === null ? "Set limit" : "Change limit"}
          </SubmitButton>
        </fetcher.Form>
        {limit !== null && (
          <fetcher.Form method="post" action={action}>
            <input type="hidden" name="clear" value="1" />
            <SubmitButton isBusy={isBusy} variant="ghost" className="max-sm:-ml-4 sm:mt-7.5">
              Remove limit
            </SubmitButton>
          </fetcher.Form>
        )}
      </div>
    </div>
  );
}

const limitWords = (limit: number | null): string =>
  limit === null ? "Spending limit removed" : `Spending limit: ${inAic(limit)} a month`;
