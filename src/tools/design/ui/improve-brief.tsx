import { Sparkles } from "lucide";
import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { creditsInWords } from "#credits/rules.ts";
import type { Payer } from "#models/rules.ts";
import { stoppingLabel } from "#models/rules.ts";
import { useKeyOwner } from "#teams/ui/index.ts";
import { Alert } from "#ui/alert.tsx";
import { callForJson } from "#ui/api-client.ts";
import { Button } from "#ui/button.tsx";
import { control } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { noAnswerMessage } from "#ui/no-answer.ts";
import { Progress } from "#ui/progress.tsx";
import { useProjectId } from "#work/ui/index.ts";
import { priceLabel } from "../../run-screens/price-labels.ts";
import { problemOf, type RunProblem } from "../../run-screens/text/run-client.ts";
import { onSinglePress } from "../../run-screens/ui/on-single-press.ts";
import { PaymentNote, useIsUnpayable } from "../../run-screens/ui/payment-note.tsx";
import { ProblemAlert } from "../../run-screens/ui/problem-alert.tsx";
import { RunButton } from "../../run-screens/ui/run-button.tsx";
import { type BriefHelp, briefHelpPath, priceOfHelp, type SuggestedStyle, type Writer } from "../brief-help-rules.ts";
import type { Corrections, DesignSettings } from "../design-rules.ts";
import { styleNameOf } from "../style-rules.ts";
import { fieldLabels } from "./brief-fields.ts";

interface Props {
  readonly settings: Pick<DesignSettings, "prompt" | "kind" | "style" | "isStyleAuto" | "corrections">;
  readonly writers: readonly Writer[];
  readonly onSettings: (change: Partial<Pick<DesignSettings, "style" | "isStyleAuto" | "corrections">>) => void;
}

type State =
  | { readonly status: "idle" | "writing" }
  | { readonly status: "stopped"; readonly payer: Payer }
  | { readonly status: "failed"; readonly problem: RunProblem };

interface Improved {
  readonly modelName: string;
  /** Words that the engine wrote. */
  readonly words: Corrections;
  readonly before: Corrections;
  readonly style: SuggestedStyle | null;
  readonly cost: string;
}

/** Lets a connected language engine write the words: into the same fields, which the user corrects. */
export function ImproveBrief({ settings, writers, onSettings }: Props) {
  const keyOwner = useKeyOwner();
  const [chosenId, setChosenId] = useState(writers[0]?.id);
  const [state, setState] = useState<State>({ status: "idle" });
  const stopping = useRef<AbortController | null>(null);
  const [improved, setImproved] = useState<Improved>();
  const { revalidate } = useRevalidator();
  const projectId = useProjectId();
  const writer = writers.find(({ id }) => id === chosenId) ?? writers[0];
  const { prompt, kind, corrections } = settings;
  const maxAic = writer ? priceOfHelp(prompt, writer.payer) : 0;
  const isUnpayable = useIsUnpayable(writer?.payer, maxAic);
  if (!writer) return null;
  const improve = async () => {
    const stop = new AbortController();
    stopping.current = stop;
    setState({ status: "writing" });
    const typed = withoutThose(corrections, improved?.words);
    try {
      const help = await askForHelp({ prompt, kind, typed, engine: writer.id, maxAic, projectId }, stop.signal);
      if (help.outcome === "failed") {
        setState({ status: "failed", problem: { message: help.message, isAboutCredits: false, isCutOff: false } });
      } else {
        const cost = help.payer === "own-key" ? `0 AI credits, on ${keyOwner} key` : creditsInWords(help.priceAic);
        setState({ status: "idle" });
        setImproved({ modelName: writer.modelName, words: help.words, before: typed, style: help.style, cost });
        onSettings({ corrections: { ...help.words, ...typed } });
      }
    } catch (error) {
      const problem = problemOf(error);
      setState(stop.signal.aborted ? { status: "stopped", payer: writer.payer } : { status: "failed", problem });
      if (problem.isCutOff && !stop.signal.aborted) return;
    }
    void revalidate();
  };
  return (
    <section aria-label="Help by a language engine" className="grid gap-3 rounded-md bg-sunken p-4">
      <div className="flex flex-wrap items-center gap-3">
        <RunButton
          variant="secondary"
          disabled={prompt.trim() === "" || isUnpayable}
          isRunning={state.status === "writing"}
          onStop={() => stopping.current?.abort()}
          onClick={onSinglePress(() => void improve())}
        >
          <Icon icon={Sparkles} className="size-4" />
          Improve with {writer.modelName}
        </RunButton>
        {writers.length > 1 && (
          <select
            aria-label="Language engine"
            className={`${control} max-w-60 text-sm`}
            value={writer.id}
            onChange={(event) => setChosenId(event.target.value)}
          >
            {writers.map(({ id, modelName }) => (
              <option key={id} value={id}>
                {modelName}
              </option>
            ))}
          </select>
        )}
        <div className="grid text-xs text-muted">
          <p>{priceLabel(maxAic, "own-key", keyOwner)}</p>
          {writer.payer === "credits" && <PaymentNote />}
          <p>{stoppingLabel(writer, "answer", keyOwner)}</p>
        </div>
      </div>
      <p className="text-xs text-muted">
        It suggests a headline, a line below and a call to action. What you typed or quoted stays, and it adds no facts.
      </p>
      {state.status === "writing" && <Progress label="Writing" />}
      {state.status === "stopped" && (
        <Alert tone="note">
          Stopped. Your words stay as they were.
          {state.payer === "credits" && " The credits page shows what it cost."}
        </Alert>
      )}
      {state.status === "failed" && <ProblemAlert {...state.problem} onAgain={() => void improve()} />}
      {improved && (
        <Written
          improved={improved}
          style={settings.isStyleAuto ? undefined : settings.style}
          onStyle={(style) => onSettings({ style, isStyleAuto: false })}
          onTakeBack={() => {
            onSettings({ corrections: withoutThose(corrections, improved.words) });
            setImproved(undefined);
          }}
        />
      )}
    </section>
  );
}

interface WrittenProps {
  readonly improved: Improved;
  /** Undefined where each design has its own. */
  readonly style: DesignSettings["style"] | undefined;
  readonly onStyle: (style: DesignSettings["style"]) => void;
  readonly onTakeBack: () => void;
}

function Written({ improved: { modelName, words, style: suggested, cost }, style, onStyle, onTakeBack }: WrittenProps) {
  const changed = fieldLabels.filter(({ id }) => words[id] !== undefined).map(({ label }) => label);
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-hairline pt-3 text-sm">
      <p>
        {changed.length > 0 ? `${modelName} wrote: ${changed.join(", ")}.` : `${modelName} would change no words.`}{" "}
        <span className="text-muted">Cost: {cost}.</span>
      </p>
      {changed.length > 0 && (
        <Button variant="ghost" size="sm" onClick={onTakeBack}>
          Take back
        </Button>
      )}
      {suggested && suggested.id !== style && (
        <p className="flex basis-full flex-wrap items-center gap-x-3 gap-y-1">
          <span>
            Style: {styleNameOf(suggested.id).name}
            {suggested.reason && <span className="text-muted"> – {suggested.reason}</span>}
          </span>
          <Button variant="ghost" size="sm" onClick={() => onStyle(suggested.id)}>
            Use {styleNameOf(suggested.id).name}
          </Button>
        </p>
      )}
    </div>
  );
}

/** Fields whose words the engine wrote, and that the user left so, are not the user's. */
const withoutThose = (corrections: Corrections, written: Corrections = {}): Corrections =>
  Object.fromEntries(
    Object.entries(corrections).filter(([field, words]) => words !== written[field as keyof Corrections]),
  );

/** @throws what `problemOf` reads. */
const askForHelp = (body: object, signal: AbortSignal): Promise<BriefHelp> =>
  callForJson(briefHelpPath, {
    json: { ...body, idempotencyKey: crypto.randomUUID() },
    signal,
    lost: noAnswerMessage,
  });
