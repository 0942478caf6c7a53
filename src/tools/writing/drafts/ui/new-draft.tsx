import { useCallback, useState } from "react";
import { useRevalidator, useSubmit } from "react-router";
import { creditsUsed } from "#credits/rules.ts";
import { type EngineChoice, fallbacksFor } from "#models/rules.ts";
import { Button } from "#ui/button.tsx";
import { showToast } from "#ui/toast.ts";
import { engineOf, type Rerun } from "../../../run-screens/text/rerun.ts";
import { textPriceAtMost } from "../../../run-screens/text/text-tool.ts";
import { EngineField } from "../../../run-screens/text/ui/engine-field.tsx";
import { FallbackField } from "../../../run-screens/text/ui/fallback-field.tsx";
import { ResultCard } from "../../../run-screens/text/ui/result-card.tsx";
import { RunBar } from "../../../run-screens/text/ui/run-bar.tsx";
import { isRunning, useTextRun } from "../../../run-screens/text/ui/use-text-run.ts";
import { AnswerText } from "../../../run-screens/ui/answer-text.tsx";
import { NoEngine } from "../../../run-screens/ui/no-engine.tsx";
import { usePayload } from "../../../run-screens/ui/use-payload.ts";
import { askForDraft, type DraftBrief, initialBrief, writeId } from "../draft-brief.ts";
import { readDraftPayload } from "../draft-payload.ts";
import { BriefForm } from "./brief-form.tsx";

interface NewDraftProps {
  readonly engines: readonly EngineChoice[];
  /** The run whose brief is filled in. */
  readonly rerun: Rerun<DraftBrief> | undefined;
}

/** The brief of a new draft: composed from points by rule, or written by an engine. */
export function NewDraft({ engines, rerun }: NewDraftProps) {
  const [brief, setBrief] = useState(rerun?.settings ?? initialBrief);
  const change = (part: Partial<DraftBrief>) => setBrief((before) => ({ ...before, ...part }));
  usePayload({ read: readDraftPayload, onPayload: change });
  const firstEngine = engineOf(engines, rerun);
  if (firstEngine) return <WithEngine brief={brief} onBrief={change} engines={engines} firstEngine={firstEngine.id} />;
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-12">
      <BriefForm brief={brief} onBrief={change} />
      <NoEngine
        isOptional
        need="Your points still become a first draft here. An engine writes the whole text from them."
        cost="the texts"
      />
    </div>
  );
}

interface Props {
  readonly brief: DraftBrief;
  readonly onBrief: (change: Partial<DraftBrief>) => void;
  readonly engines: readonly EngineChoice[];
  readonly firstEngine: string;
}

function WithEngine({ brief, onBrief, engines, firstEngine }: Props) {
  const [engine, setEngine] = useState(firstEngine);
  const [mayFallBack, setMayFallBack] = useState(false);
  const [written, setWritten] = useState(brief);
  const submit = useSubmit();
  const { revalidate } = useRevalidator();
  const onSettled = useCallback(
    (priceAic: number) => {
      if (priceAic > 0) showToast({ kind: "success", ...creditsUsed(priceAic, "a draft") });
      void revalidate();
    },
    [revalidate],
  );
  const { state, start, stop } = useTextRun<DraftBrief>(writeId, onSettled);
  const chosen = engines.find(({ id }) => id === engine);
  const hasFallback = chosen !== undefined && fallbacksFor(engines, chosen).length > 0;
  const maxAic = chosen?.payer === "own-key" ? 0 : textPriceAtMost(askForDraft(brief));
  const isBusy = isRunning(state);
  const write = () => {
    if (isBusy) return;
    setWritten(brief);
    void start({ ...brief, engine, maxAic, mayFallBack: hasFallback && mayFallBack });
  };
  const edit = () => {
    const { topic, words, ...choices } = written;
    const fields = { ...choices, words: String(words), title: topic, text: state.text, intent: "create" };
    void submit(fields, { method: "post" });
  };
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2 lg:gap-12">
      <BriefForm
        brief={brief}
        onBrief={onBrief}
        onWrite={write}
        engine={<EngineField engines={engines} engine={engine} onEngine={setEngine} />}
        bar={
          <>
            <FallbackField mayFallBack={hasFallback ? mayFallBack : undefined} onFallBack={setMayFallBack} />
            <RunBar
              label="Write with the engine"
              what="draft"
              isEmpty={brief.topic.trim() === ""}
              isRunning={isBusy}
              maxAic={maxAic}
              engine={chosen}
              onStop={stop}
            />
          </>
        }
      />
      <div className="grid gap-3">
        <ResultCard
          run={state}
          modelName={
            engines.find(({ slug, model }) => slug === state.engine?.slug && model === state.engine.model)?.modelName
          }
          onAgain={brief.topic.trim() === "" ? undefined : write}
          empty="The engine’s draft appears here as it is written. Then you can edit and keep it."
        >
          <AnswerText text={state.text} isWriting={isBusy} isFirst />
        </ResultCard>
        {state.text !== "" && !isBusy && (
          <Button onClick={edit} className="justify-self-start">
            Edit and keep this draft
          </Button>
        )}
      </div>
    </div>
  );
}
