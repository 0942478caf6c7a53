import { creditsInWords } from "#credits/rules.ts";
import type { EngineChoice } from "#models/rules.ts";
import { useKeyOwner } from "#teams/ui/index.ts";
import { CheckboxField } from "#ui/more-fields.tsx";
import { optionLabel } from "../../../run-screens/price-labels.ts";

/** Engines that write one request side by side. One user may have five runs at once. */
const enginesMax = 4;

interface Props {
  readonly engines: readonly EngineChoice[];
  /** The one that writes anyway. */
  readonly engine: string;
  readonly others: readonly string[];
  readonly onOthers: (ids: readonly string[]) => void;
  /** Maximum price of the text by an engine, in AIC. */
  readonly maxAicOf: (engine: EngineChoice) => number;
}

/** Up to three more engines that write the same text, side by side. */
export function CompareField({ engines, engine, others, onOthers, maxAicOf }: Props) {
  const keyOwner = useKeyOwner();
  const offered = engines.filter(({ id }) => id !== engine);
  if (offered.length === 0) return null;
  const isFull = others.length >= enginesMax - 1;
  return (
    <details className="rounded-md border border-hairline px-4 py-2">
      <summary className="min-h-9 content-center touch:min-h-11 text-sm font-semibold">
        {others.length === 0 ? "Compare engines" : `Compare ${others.length + 1} engines`}
      </summary>
      <fieldset className="grid gap-3 pt-2 pb-3">
        <legend className="pb-3 text-sm text-muted">
          {`Each writes its own text at its own price. Choose up to ${enginesMax - 1} besides the model above.`}
        </legend>
        {offered.map((one) => {
          const isChosen = others.includes(one.id);
          return (
            <CheckboxField
              key={one.id}
              label={`${optionLabel(one, keyOwner)}: ${one.needsPlan ? "not part of your plan" : `${creditsInWords(maxAicOf(one))} at most`}`}
              checked={isChosen}
              disabled={one.needsPlan || (isFull && !isChosen)}
              onChange={() => onOthers(isChosen ? others.filter((id) => id !== one.id) : [...others, one.id])}
            />
          );
        })}
      </fieldset>
    </details>
  );
}
