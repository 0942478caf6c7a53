import { SubmitButton } from "#ui/forms/submit-button.tsx";
import { stoppingLine } from "../../pay-lines.ts";
import type { EngineChoice } from "../../text-runs/engine-choice.ts";

interface Props {
  /** What the button says, a verb. */
  readonly label: string;
  /** What is made, for the line on stopping: `video`. */
  readonly what: string;
  readonly priceLine: string;
  /** Nothing to send yet. */
  readonly isEmpty: boolean;
  readonly isStarting: boolean;
  readonly engine: Pick<EngineChoice, "payer" | "stopping"> | undefined;
}

/** Submits the form around it, with the price before. It stays in sight. */
export function StartBar({ label, what, priceLine, isEmpty, isStarting, engine }: Props) {
  return (
    <div className="sticky bottom-0 flex items-center gap-4 border-t border-hairline bg-paper py-3">
      <SubmitButton disabled={isEmpty} isBusy={isStarting}>
        {label}
      </SubmitButton>
      <div className="grid min-w-0 gap-0.5 text-xs text-muted">
        <p className="font-medium text-ink">{priceLine}</p>
        {engine && (
          <p>
            {engine.payer === "credits"
              ? "A run that fails, or that you stop, costs nothing."
              : stoppingLine(engine, what)}
          </p>
        )}
      </div>
    </div>
  );
}
