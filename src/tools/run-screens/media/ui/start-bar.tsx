import type { EngineChoice } from "#models/rules.ts";
import { stoppingLabel } from "#models/rules.ts";
import { useKeyOwner } from "#teams/ui/index.ts";
import { ActionBar, ActionNote } from "#ui/action-bar.tsx";
import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { planLabel } from "../../price-labels.ts";
import { PaymentNote, useIsUnpayable } from "../../ui/payment-note.tsx";

interface Props {
  /** Text of the button, a verb. */
  readonly label: string;
  /** Name of what is made, for the line on stopping: `video`. */
  readonly what: string;
  readonly priceLabel: string;
  /** Highest price of the run, in AIC; 0 on the user’s own key. */
  readonly maxAic: number;
  /** Nothing to send yet. */
  readonly isEmpty: boolean;
  readonly isStarting: boolean;
  readonly engine: Pick<EngineChoice, "payer" | "stopping" | "needsPlan"> | undefined;
}

/** Submits the form around it, with the price before. It stays in sight. */
export function StartBar({ label, what, priceLabel, maxAic, isEmpty, isStarting, engine }: Props) {
  const keyOwner = useKeyOwner();
  // The price of a recording that isn’t chosen yet is unknown.
  const isUnpayable = useIsUnpayable(engine?.payer, Math.max(1, maxAic));
  const stopping = (chosen: NonNullable<typeof engine>) =>
    chosen.payer === "credits"
      ? "A run that fails, or that you stop, costs nothing."
      : stoppingLabel(chosen, what, keyOwner);
  return (
    <ActionBar>
      <SubmitButton disabled={isEmpty || engine?.needsPlan === true || isUnpayable} isBusy={isStarting}>
        {label}
      </SubmitButton>
      <ActionNote more={engine && !engine.needsPlan && <p>{stopping(engine)}</p>}>
        {engine?.needsPlan ? (
          <p>{planLabel}</p>
        ) : (
          <>
            <p className="font-medium text-ink">{priceLabel}</p>
            {engine?.payer === "credits" && <PaymentNote maxAic={isStarting ? 0 : maxAic} />}
          </>
        )}
      </ActionNote>
    </ActionBar>
  );
}
