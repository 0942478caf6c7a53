import { useCallback, useState } from "react";
import { useRevalidator } from "react-router";
import { creditsUsed } from "#credits/rules.ts";
import type { EngineChoice } from "#models/rules.ts";
import { showToast } from "#ui/toast.ts";
import { textPriceAtMost } from "../../run-screens/text/text-tool.ts";
import { EngineField } from "../../run-screens/text/ui/engine-field.tsx";
import { ResultCard } from "../../run-screens/text/ui/result-card.tsx";
import { RunBar } from "../../run-screens/text/ui/run-bar.tsx";
import { useTextRun } from "../../run-screens/text/ui/use-text-run.ts";
import type { AnswerSettings, KeptAnswer } from "../answer-from-directory.ts";
import { askForAnswer } from "../directory-answer.ts";
import type { FoundTool } from "../find-tools.ts";
import { directorySearchId } from "../search-rules.ts";
import { AnswerWords } from "./answer-words.tsx";

interface Props {
  readonly searchId: string;
  /** Filters from the page's address. */
  readonly filters: string;
  readonly questions: readonly string[];
  readonly tools: readonly FoundTool[];
  readonly engines: readonly EngineChoice[];
  /** The latest answer to the question. */
  readonly kept: KeptAnswer | undefined;
}

/** Has a model answer in sentences, from the tools that were found. */
export function ModelAnswer({ searchId, filters, questions, tools, engines, kept }: Props) {
  const [engineId, setEngine] = useState(engines[0]?.id ?? "");
  const { revalidate } = useRevalidator();
  const onSettled = useCallback(
    (priceAic: number) => {
      if (priceAic > 0) showToast({ kind: "success", ...creditsUsed(priceAic, "an answer from the directory") });
      void revalidate();
    },
    [revalidate],
  );
  const { state, start, stop } = useTextRun<AnswerSettings>(directorySearchId, onSettled);
  const engine = engines.find(({ id }) => id === engineId);
  const maxAic = engine?.payer === "own-key" ? 0 : textPriceAtMost(askForAnswer(questions, tools));
  const isRunning = state.kind === "waiting" || state.kind === "writing" || state.kind === "stopping";
  /** Filters and tools that the model was given. */
  const [given, setGiven] = useState({ filters, tools });
  const ask = () => {
    setGiven({ filters, tools });
    void start({ searchId, filters, engine: engineId, maxAic }, filters);
  };
  // An answer that went on while the page was left, to other entries: its numbers would lead to the wrong ones.
  const entries = state.purpose === given.filters ? given.tools : [];
  return (
    <div className="grid gap-5">
      <form
        aria-label="Answer by a model"
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isRunning) ask();
        }}
      >
        <EngineField engines={engines} engine={engineId} onEngine={setEngine} />
        <RunBar
          label="Answer in sentences"
          what="answer"
          isEmpty={tools.length === 0}
          isRunning={isRunning}
          maxAic={maxAic}
          engine={engine}
          onStop={stop}
        />
      </form>
      {kept && state.kind === "idle" && (
        <div className="grid gap-2 rounded-md border border-hairline bg-surface p-5">
          <AnswerWords text={kept.text} entries={kept.entries} />
          <p className="text-xs text-muted">
            Written by {kept.modelName} from the entries it was given. References to others were taken out.
          </p>
        </div>
      )}
      {state.kind !== "idle" && (
        <ResultCard run={state} modelName={engine?.modelName} onAgain={ask}>
          <AnswerWords text={state.text} entries={entries} />
        </ResultCard>
      )}
    </div>
  );
}
