import type { EngineChoice } from "#models/rules.ts";
import { useKeyOwner } from "#teams/ui/index.ts";
import { optionLabel } from "../../price-labels.ts";

interface Props {
  readonly engines: readonly Omit<EngineChoice, "reads">[];
  /** Models that another list has already. */
  readonly taken?: readonly string[];
}

/** The models of a list. Those that the user’s plan doesn’t have say so, and can’t be chosen. */
export function EngineOptions({ engines, taken = [] }: Props) {
  const keyOwner = useKeyOwner();
  return engines.map((one) => (
    <option key={one.id} value={one.id} disabled={one.needsPlan || taken.includes(one.id)}>
      {optionLabel(one, keyOwner)}
    </option>
  ));
}
