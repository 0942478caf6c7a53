import { Progress } from "#ui/progress.tsx";
import type { TextPartsState } from "./use-text-parts.ts";

interface Props {
  /** Name of what is being done, e.g. `Translating`. */
  readonly label: string;
  readonly state: TextPartsState;
}

/** Progress of a long text by its finished parts; of a short one, only that it goes on. */
export const PartsProgress = ({ label, state: { done, total } }: Props) => (
  <div className="grid gap-1.5">
    <Progress label={label} done={total > 1 ? done / total : null} />
    {total > 1 && <p className="text-xs text-muted">{`Part ${Math.min(done + 1, total)} of ${total}`}</p>}
  </div>
);
