import { useCallback, useState } from "react";
import { useRevalidator } from "react-router";
import { creditsInWords, creditsUsed } from "#credits/rules.ts";
import type { EngineChoice } from "#models/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { showToast } from "#ui/toast.ts";
import { textPriceAtMost } from "../../../run-screens/text/text-tool.ts";
import { PartsProgress } from "../../../run-screens/text/ui/parts-progress.tsx";
import { useTextParts } from "../../../run-screens/text/ui/use-text-parts.ts";
import { splitText } from "../../../run-screens/texts/split-text.ts";
import { ProblemAlert } from "../../../run-screens/ui/problem-alert.tsx";
import type { Change } from "../change.ts";
import { askForCorrection, type GrammarSettings, grammarId, grammarPartMax } from "../grammar-settings.ts";
import { readCorrection } from "../read-correction.ts";

/**
 * Has a model check a text, part by part. What is finished is used, also if a later part fails or is stopped.
 * @param shown the text of the page, which a check that went on without it was begun with.
 */
export function useModelCheck(
  engine: EngineChoice | undefined,
  shown: string,
  onChecked: (text: string, changes: readonly Change[]) => void,
) {
  const { revalidate } = useRevalidator();
  const onSettled = useCallback(
    (priceAic: number) => {
      if (priceAic > 0) showToast({ kind: "success", ...creditsUsed(priceAic, "a grammar check") });
      void revalidate();
    },
    [revalidate],
  );
  const run = useTextParts<GrammarSettings, string>(grammarId, {
    onSettled,
    // Of another text than the page has now: the library has it.
    onResumed: (answers, text) => (text === shown ? use(text, answers) : run.reset()),
  });
  /** Answers that are not the text. */
  const [unusable, setUnusable] = useState<readonly string[]>([]);
  const priceOfPart = (settings: GrammarSettings): number =>
    engine?.payer === "own-key" ? 0 : textPriceAtMost(askForCorrection(settings));

  const start = async ({ text, language }: GrammarSettings) => {
    if (!engine) return;
    setUnusable([]);
    const asked = partsOf(text).map((part) => ({ language, text: part.text }));
    const answers = await run.start(
      asked.map((settings) => ({ ...settings, engine: engine.id, maxAic: priceOfPart(settings) })),
      { subject: text },
    );
    use(text, answers);
  };
  const use = (text: string, answers: readonly string[]) => {
    const parts = partsOf(text);
    const read = answers.map((answer, index) => readCorrection(parts[index]?.text ?? "", answer));
    setUnusable(read.flatMap((one) => (one.kind === "unusable" ? [one.answer] : [])));
    const changes = read.flatMap((one, index) => {
      const { at = 0 } = parts[index] ?? {};
      if (one.kind === "unusable") return [];
      return one.changes.map((change) => ({ ...change, start: change.start + at, end: change.end + at }));
    });
    if (read.some(({ kind }) => kind === "changes")) onChecked(text, changes);
  };
  const priceOf = ({ text, language }: GrammarSettings): number =>
    partsOf(text).reduce((sum, part) => sum + priceOfPart({ language, text: part.text }), 0);
  const isRunning = run.state.kind === "running" || run.state.kind === "stopping";
  return { state: run.state, isRunning, unusable, start, stop: run.stop, priceOf };
}

/** Parts without the white space around them, and where each begins. */
function partsOf(text: string): readonly { readonly text: string; readonly at: number }[] {
  let at = 0;
  return splitText(text, grammarPartMax).flatMap((part) => {
    const begins = at + part.text.length - part.text.trimStart().length;
    at += part.text.length + part.gap.length;
    const bare = part.text.trim();
    return bare === "" ? [] : [{ text: bare, at: begins }];
  });
}

interface StateProps {
  readonly check: Pick<ReturnType<typeof useModelCheck>, "state" | "isRunning" | "unusable">;
  /** Checks once more, after a failure. */
  readonly onAgain: () => void;
}

/** Progress of the check, what went wrong, and what it cost. */
export function ModelCheckState({ check: { state, isRunning, unusable }, onAgain }: StateProps) {
  const { kind, done, total, message, isAboutCredits = false, priceAic } = state;
  return (
    <>
      {isRunning && <PartsProgress label="Checking" state={state} />}
      {message && kind === "failed" && <ProblemAlert {...{ message, isAboutCredits, onAgain }} />}
      {message && kind === "ended" && (
        <Alert tone="note">{`${message} ${done} of ${total} parts of your text were checked.`}</Alert>
      )}
      {unusable.map((answer) => (
        <Alert key={answer} tone="note" title="The model’s answer is not your text with corrections">
          <p>It rewrote nearly everything, so we kept your text as it was. This is what it wrote:</p>
          <p className="my-2 max-h-48 overflow-y-auto wrap-anywhere whitespace-pre-wrap">{answer}</p>
          <CopyButton text={answer} size="sm">
            Copy
          </CopyButton>
        </Alert>
      ))}
      {kind === "ended" && <p className="text-sm text-muted">{`Cost: ${creditsInWords(priceAic)}.`}</p>}
    </>
  );
}
