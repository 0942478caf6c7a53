import { Sparkles, Square } from "lucide";
import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { useRevalidator } from "react-router";
import { creditsInWords } from "#credits/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { priceLine } from "../../pay-lines.ts";
import type { EngineChoice } from "../../text-runs/engine-choice.ts";
import { textPriceAtMost } from "../../text-runs/text-tool.ts";
import { EngineField } from "../../text-runs/ui/engine-field.tsx";
import { useTextRun } from "../../text-runs/ui/use-text-run.ts";
import { NoEngine } from "../../ui/no-engine.tsx";
import { onSinglePress } from "../../ui/on-single-press.ts";
import { ProblemAlert } from "../../ui/problem-alert.tsx";
import { Progress } from "../../ui/progress.tsx";
import { askForBranches, mindMapToolId, readBranches, type SplitSettings, settingsFor } from "../split-topic.ts";
import type { MapEdits } from "./use-map.ts";

interface Props {
  readonly map: MapEdits;
  readonly engines: readonly EngineChoice[];
}

/** Has a language engine split the selected node into branches. */
export function SuggestBranches({ map, engines }: Props) {
  const [first] = engines;
  return first ? (
    <Suggest map={map} engines={engines} first={first} />
  ) : (
    <details className="text-sm">
      <summary className="min-h-9 content-center font-semibold text-accent-text">
        Branches from a language engine
      </summary>
      <NoEngine need="Suggested branches need a language model." cost="your suggestions" look="open" />
    </details>
  );
}

function Suggest({ map, engines, first }: Props & { readonly first: EngineChoice }) {
  const { outline, selectedId } = map;
  const [engineId, setEngineId] = useState(first.id);
  const [targetId, setTargetId] = useState("");
  const [outcome, setOutcome] = useState<string>();
  const { revalidate } = useRevalidator();
  const onSettled = useCallback(() => void revalidate(), [revalidate]);
  const { state, start, stop } = useTextRun<SplitSettings>(mindMapToolId, onSettled);
  const engine = engines.find(({ id }) => id === engineId) ?? first;
  const settings = settingsFor(outline, selectedId);
  const maxAic = engine.payer === "own-key" ? 0 : textPriceAtMost(askForBranches(settings));
  const isRunning = state.kind === "waiting" || state.kind === "writing" || state.kind === "stopping";

  const take = useEffectEvent(() => {
    const cost = state.priceAic === undefined ? "" : ` Cost: ${creditsInWords(state.priceAic)}.`;
    const branches = readBranches(state.text);
    if (!branches) setOutcome(`${state.remark ?? "The answer can’t be used."} Your map stays as it is.${cost}`);
    else if (!outline.some(({ id }) => id === targetId)) setOutcome(`The node was deleted meanwhile.${cost}`);
    else if (!map.insert(targetId, branches)) setOutcome(`The branches don’t fit into the map.${cost}`);
    else setOutcome(`Added ${branches.length} nodes.${cost}`);
  });
  useEffect(() => {
    if (state.kind === "ended") take();
  }, [state.kind]);

  return (
    <div className="grid gap-3">
      <EngineField engines={engines} engine={engine.id} onEngine={setEngineId} />
      <div className="flex flex-wrap items-center gap-3">
        {isRunning ? (
          <Button look="secondary" onClick={onSinglePress(stop)}>
            <Icon of={Square} className="size-4" />
            Stop
          </Button>
        ) : (
          <Button
            disabled={settings.prompt.trim() === ""}
            onClick={() => {
              setTargetId(selectedId);
              setOutcome(undefined);
              void start({ ...settings, engine: engine.id, maxAic });
            }}
          >
            <Icon of={Sparkles} className="size-4" />
            More under this
          </Button>
        )}
        <p className="min-w-0 flex-1 basis-40 text-xs text-muted">{priceLine(maxAic)}</p>
      </div>
      {isRunning && <Progress label="Splitting the topic" />}
      {state.kind === "failed" && state.message && (
        <ProblemAlert message={state.message} isAboutCredits={state.isAboutCredits ?? false} />
      )}
      {outcome && !isRunning && <Alert tone="note">{outcome}</Alert>}
    </div>
  );
}
