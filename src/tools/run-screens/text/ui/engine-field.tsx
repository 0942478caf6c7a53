import type { EngineChoice } from "#models/rules.ts";
import { SelectField } from "#ui/more-fields.tsx";
import { EngineOptions } from "./engine-options.tsx";

interface Props {
  readonly engines: readonly Omit<EngineChoice, "reads">[];
  readonly engine: string;
  readonly onEngine: (id: string) => void;
}

/** Choice of the model that answers, and of the key that pays. */
export function EngineField({ engines, engine, onEngine }: Props) {
  return (
    <SelectField label="Model" value={engine} onChange={(event) => onEngine(event.target.value)}>
      <EngineOptions engines={engines} />
    </SelectField>
  );
}
