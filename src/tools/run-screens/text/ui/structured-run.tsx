import { Sparkles } from "lucide";
import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { useRevalidator } from "react-router";
import { creditsInWords } from "#credits/rules.ts";
import type { EngineChoice } from "#models/rules.ts";
import { useKeyOwner } from "#teams/ui/index.ts";
import { Alert } from "#ui/alert.tsx";
import { Icon } from "#ui/icon.tsx";
import { Progress } from "#ui/progress.tsx";
import { priceLabel, textStoppingLabel } from "../../price-labels.ts";
import { onSinglePress } from "../../ui/on-single-press.ts";
import { PaymentNote, useIsUnpayable } from "../../ui/payment-note.tsx";
import { ProblemAlert } from "../../ui/problem-alert.tsx";
import { RunButton } from "../../ui/run-button.tsx";
import { type TextAsked, textPriceAtMost } from "../text-tool.ts";
import { EngineField } from "./engine-field.tsx";
import { isRunning as isGoingOn, useTextRun } from "./use-text-run.ts";

interface Props<Settings extends object> {
  readonly toolId: string;
  /** Text of the button, a verb. */
  readonly label: string;
  readonly settings: Settings;
  /** Request that these settings send, which prices them. */
  readonly asked: TextAsked;
  /** Nothing to send yet. */
  readonly isEmpty: boolean;
  readonly engines: readonly EngineChoice[];
  readonly first: EngineChoice;
  /** Purpose of the answer, as JSON: the page may have been loaded again when it comes. */
  readonly purpose?: string;
  /** @returns what has been done with the whole answer, in a sentence; undefined if it can’t be used. */
  readonly onAnswer: (text: string, purpose: unknown) => string | undefined;
}

/** A run whose answer is data for the page, not text to read: it is used when it is complete. */
export function StructuredRun<Settings extends object>(props: Props<Settings>) {
  const keyOwner = useKeyOwner();
  const { toolId, label, settings, asked, isEmpty, engines, first, purpose, onAnswer } = props;
  const [engineId, setEngineId] = useState(first.id);
  const [outcome, setOutcome] = useState<string>();
  const { revalidate } = useRevalidator();
  const onSettled = useCallback(() => void revalidate(), [revalidate]);
  const { state, start, stop } = useTextRun<Settings>(toolId, onSettled);
  const engine = engines.find(({ id }) => id === engineId) ?? first;
  const maxAic = engine.payer === "own-key" ? 0 : textPriceAtMost(asked);
  const isRunning = isGoingOn(state);

  const take = useEffectEvent(() => {
    const cost = state.priceAic === undefined ? "" : ` Cost: ${creditsInWords(state.priceAic)}.`;
    const taken = onAnswer(state.text, state.purpose);
    setOutcome(`${taken ?? `${state.remark ?? "The answer can’t be used."} Nothing was changed.`}${cost}`);
  });
  useEffect(() => {
    if (state.kind === "ended") take();
  }, [state.kind]);

  const isUnpayable = useIsUnpayable(engine.payer, maxAic);
  const run = () => {
    setOutcome(undefined);
    void start({ ...settings, engine: engine.id, maxAic }, purpose);
  };

  return (
    <div className="grid gap-3">
      <EngineField engines={engines} engine={engine.id} onEngine={setEngineId} />
      <div className="flex flex-wrap items-center gap-3">
        <RunButton disabled={isEmpty || isUnpayable} isRunning={isRunning} onStop={stop} onClick={onSinglePress(run)}>
          <Icon icon={Sparkles} className="size-4" />
          {label}
        </RunButton>
        <div className="grid min-w-0 flex-1 basis-40 text-xs text-muted">
          <p>{priceLabel(maxAic, "own-key", keyOwner)}</p>
          {engine.payer === "credits" && <PaymentNote maxAic={isRunning ? 0 : maxAic} />}
          <p>{textStoppingLabel(engine, "answer", keyOwner)}</p>
        </div>
      </div>
      {isRunning && <Progress label="Waiting for the answer" />}
      {state.kind === "failed" && state.message && (
        <ProblemAlert
          message={state.message}
          isAboutCredits={state.isAboutCredits ?? false}
          libraryPath={state.libraryPath}
          onAgain={isEmpty ? undefined : run}
        />
      )}
      {outcome && !isRunning && <Alert tone="note">{outcome}</Alert>}
    </div>
  );
}
