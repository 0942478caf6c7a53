import type { EngineChoice } from "#models/rules.ts";
import { useKeyOwner } from "#teams/ui/index.ts";
import { ActionBar, ActionNote } from "#ui/action-bar.tsx";
import { planLabel, priceLabel, textStoppingLabel } from "../../price-labels.ts";
import { PaymentNote, useIsUnpayable } from "../../ui/payment-note.tsx";
import { RunButton } from "../../ui/run-button.tsx";

interface Props {
  /** Text of the button, a verb. */
  readonly label: string;
  /** Name of what is written, for the lines on prices: `text`, `translation`. */
  readonly what: string;
  /** Nothing to send yet. */
  readonly isEmpty: boolean;
  readonly isRunning: boolean;
  /** Highest price of the run; 0 on the user’s own key. */
  readonly maxAic: number;
  readonly engine: EngineChoice | undefined;
  readonly onStop: () => void;
}

/** Submits the form around it, or stops the run, and says what that costs. It stays in sight. */
export function RunBar({ label, what, isEmpty, isRunning, maxAic, engine, onStop }: Props) {
  const keyOwner = useKeyOwner();
  const isUnpayable = useIsUnpayable(engine?.payer, maxAic);
  return (
    <ActionBar>
      <RunButton
        type="submit"
        disabled={isEmpty || engine?.needsPlan || isUnpayable}
        isRunning={isRunning}
        onStop={onStop}
      >
        {label}
      </RunButton>
      <ActionNote more={engine && !engine.needsPlan && <p>{textStoppingLabel(engine, what)}</p>}>
        {engine?.needsPlan ? (
          <p>{planLabel}</p>
        ) : (
          <>
            <p className="font-medium text-ink">{priceLabel(maxAic, engine?.payer, keyOwner)}</p>
            {engine?.payer === "credits" && <PaymentNote maxAic={isRunning ? 0 : maxAic} />}
          </>
        )}
      </ActionNote>
    </ActionBar>
  );
}
