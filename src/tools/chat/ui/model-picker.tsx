import { Columns2, X } from "lucide";
import type { EngineChoice } from "#models/rules.ts";
import { type KeyOwner, ownApiKey } from "#teams/rules.ts";
import { useKeyOwner } from "#teams/ui/index.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Icon } from "#ui/icon.tsx";
import { EngineOptions } from "../../run-screens/text/ui/engine-options.tsx";
import { chatLimits } from "../chat-rules.ts";

interface Props {
  readonly engines: readonly EngineChoice[];
  /** At least one. */
  readonly chosen: readonly EngineChoice[];
  readonly onChosen: (ids: readonly string[]) => void;
}

/** A list of models, as wide as its words. */
export const picker =
  "min-h-11 max-w-full rounded-sm border border-outline bg-surface px-3 py-2 text-sm text-ink hover:border-ink";

/** The model that answers, or several that answer the same message side by side. */
export function ModelPicker({ engines, chosen, onChosen }: Props) {
  const keyOwner = useKeyOwner();
  const ids = chosen.map(({ id }) => id);
  const others = engines.filter(({ id, needsPlan }) => !ids.includes(id) && !needsPlan);
  const another = others.find(({ isAdvanced, payer }) => !isAdvanced || payer === "own-key") ?? others[0];
  const isSingle = chosen.length === 1;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 pb-1 max-sm:gap-x-1">
      {chosen.map((engine, index) => (
        <div
          key={engine.id}
          className={classNames("flex max-w-full min-w-0 items-center", isSingle && "max-sm:flex-1 max-sm:basis-0")}
        >
          <select
            aria-label={isSingle ? "Model" : `Model ${index + 1}`}
            className={classNames(picker, "min-w-0")}
            value={engine.id}
            onChange={(event) => onChosen(ids.with(index, event.target.value))}
          >
            <EngineOptions engines={engines} taken={ids.filter((id) => id !== engine.id)} />
          </select>
          {!isSingle && (
            <Button
              variant="ghost"
              className="px-3"
              aria-label={`Without ${engine.modelName}`}
              title={`Without ${engine.modelName}`}
              onClick={() => onChosen(ids.filter((id) => id !== engine.id))}
            >
              <Icon icon={X} className="size-4" />
            </Button>
          )}
        </div>
      ))}
      {another && chosen.length < chatLimits.atOnce && (
        <Button
          variant="ghost"
          className="px-3 [html:not(.js)_&]:hidden"
          aria-label="Compare with another model"
          title="Compare with another model"
          onClick={() => onChosen([...ids, another.id])}
        >
          <Icon icon={Columns2} className="size-4" />
          <span className="max-sm:sr-only">Compare</span>
        </Button>
      )}
      {/* On phones, the price below says it. */}
      <p className="text-xs text-muted max-sm:hidden">{payerLine(chosen, keyOwner)}</p>
    </div>
  );
}

function payerLine(chosen: readonly EngineChoice[], keyOwner: KeyOwner): string {
  const own = chosen.filter(({ payer }) => payer === "own-key").length;
  if (own === 0) return "Paid with AI credits";
  return own === chosen.length
    ? `Runs on ${ownApiKey(keyOwner)}: 0 AI credits`
    : `AI credits, and ${ownApiKey(keyOwner)}`;
}
