import { Sparkles } from "lucide";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { creditsInWords } from "#credits/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { control } from "#ui/field.tsx";
import { Icon } from "#ui/icon.tsx";
import { priceLine } from "../../pay-lines.ts";
import { useProjectId } from "../../ui/use-project.ts";
import { type BriefHelp, briefHelpPath, priceOfHelp, type SuggestedStyle, type Writer } from "../brief-help-rules.ts";
import type { Corrections, DesignSettings } from "../design-rules.ts";
import { styleNameOf } from "../style-rules.ts";
import { fieldLabels } from "./brief-fields.ts";

interface Props {
  readonly settings: Pick<DesignSettings, "prompt" | "kind" | "style" | "corrections">;
  readonly writers: readonly Writer[];
  readonly onSettings: (change: Partial<Pick<DesignSettings, "style" | "corrections">>) => void;
}

interface Improved {
  readonly modelName: string;
  /** Those that the engine wrote. */
  readonly words: Corrections;
  readonly before: Corrections;
  readonly style: SuggestedStyle | null;
  readonly cost: string;
}

/** Lets a connected language engine write the words: into the same fields, which the user corrects. */
export function ImproveBrief({ settings, writers, onSettings }: Props) {
  const [chosenId, setChosenId] = useState(writers[0]?.id);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [improved, setImproved] = useState<Improved>();
  const { revalidate } = useRevalidator();
  const projectId = useProjectId();
  const writer = writers.find(({ id }) => id === chosenId) ?? writers[0];
  if (!writer) return null;
  const { prompt, kind, corrections } = settings;
  const maxAic = priceOfHelp(prompt, writer.payer);
  const improve = async () => {
    setBusy(true);
    setProblem(undefined);
    const typed = withoutThose(corrections, improved?.words);
    const help = await askForHelp({ prompt, kind, typed, engine: writer.id, maxAic, projectId });
    setBusy(false);
    if ("problem" in help) return setProblem(help.problem);
    const cost = help.payer === "own-key" ? "0 AI credits, on your key" : creditsInWords(help.priceAic);
    void revalidate();
    if (help.outcome !== "written") return setProblem(`${help.message} Cost: ${cost}.`);
    setImproved({ modelName: writer.modelName, words: help.words, before: typed, style: help.style, cost });
    onSettings({ corrections: { ...help.words, ...typed } });
  };
  return (
    <section aria-label="Help by a language engine" className="grid gap-3 rounded-md bg-sunken p-4">
      <div className="flex flex-wrap items-center gap-3">
        <Button look="secondary" disabled={isBusy || prompt.trim() === ""} onClick={() => void improve()}>
          <Icon of={Sparkles} className="size-4" />
          {isBusy ? "Writing…" : `Improve with ${writer.modelName}`}
        </Button>
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
          <p>{priceLine(maxAic)}</p>
          <p>Once it has started, you can’t stop it.</p>
        </div>
      </div>
      <p className="text-xs text-muted">
        It suggests a headline, a line below and a call to action. What you typed or quoted stays, and it adds no facts.
      </p>
      {problem && <Alert tone="error">{problem}</Alert>}
      {improved && (
        <Written
          improved={improved}
          style={settings.style}
          onStyle={(style) => onSettings({ style })}
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
  readonly style: DesignSettings["style"];
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
        <Button look="ghost" size="sm" onClick={onTakeBack}>
          Take back
        </Button>
      )}
      {suggested && suggested.id !== style && (
        <p className="flex basis-full flex-wrap items-center gap-x-3 gap-y-1">
          <span>
            Style: {styleNameOf(suggested.id).name}
            {suggested.reason && <span className="text-muted"> – {suggested.reason}</span>}
          </span>
          <Button look="ghost" size="sm" onClick={() => onStyle(suggested.id)}>
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

async function askForHelp(body: object): Promise<BriefHelp | { readonly problem: string }> {
  const answer = await fetch(briefHelpPath, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...body, idempotencyKey: crypto.randomUUID() }),
  }).catch(() => undefined);
  if (!answer) return { problem: "The connection was lost. Please try again." };
  const read = (await answer.json().catch(() => ({}))) as BriefHelp & {
    readonly error?: { readonly message?: string };
  };
  return answer.ok ? read : { problem: read.error?.message ?? "That didn’t work. Please try again." };
}
