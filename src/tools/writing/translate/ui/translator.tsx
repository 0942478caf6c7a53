import { ArrowLeftRight } from "lucide";
import { useCallback, useMemo, useState } from "react";
import { useRevalidator } from "react-router";
import { creditsInWords, creditsUsed } from "#credits/rules.ts";
import type { EngineChoice } from "#models/rules.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { formatNumber } from "#ui/format.ts";
import { Icon } from "#ui/icon.tsx";
import { SelectField, TextAreaField } from "#ui/more-fields.tsx";
import { showToast } from "#ui/toast.ts";
import type { OpenedDocument } from "#work/documents/document-rules.ts";
import { useDocument } from "#work/ui/index.ts";
import { engineOf, type Rerun } from "../../../run-screens/text/rerun.ts";
import { textPriceAtMost } from "../../../run-screens/text/text-tool.ts";
import { EngineField } from "../../../run-screens/text/ui/engine-field.tsx";
import { PartsProgress } from "../../../run-screens/text/ui/parts-progress.tsx";
import { RunBar } from "../../../run-screens/text/ui/run-bar.tsx";
import { useTextParts } from "../../../run-screens/text/ui/use-text-parts.ts";
import { withoutFrame } from "../../../run-screens/texts/as-data.ts";
import { DownloadText, OpenTextFile } from "../../../run-screens/texts/ui/text-file-buttons.tsx";
import { useKeptText } from "../../../run-screens/texts/ui/use-kept-text.ts";
import type { GlossaryContent } from "../glossary/glossary-rules.ts";
import { type TranslatedParagraph, termsIn } from "../kept-terms.ts";
import { askForTranslation, type TranslateSettings, translateId, translationTextMax } from "../translate-settings.ts";
import { alignParagraphs, changedMarks, joinParagraphs, partsToTranslate, settingsFor } from "../translate-text.ts";
import {
  findLanguage,
  languageName,
  type TranslationLanguage,
  translationLanguages,
} from "../translation-languages.ts";
import { ChangedFacts } from "./changed-facts.tsx";
import { GlossaryEditor } from "./glossary-editor.tsx";
import { LostTerms } from "./lost-terms.tsx";
import { TranslationProblem } from "./translation-problem.tsx";
import { useDetectedLanguage } from "./use-detected-language.ts";

/** English, or for an English text the language of the browser, or the most widely spoken of the others. */
function usualTarget(from: TranslationLanguage | undefined): TranslationLanguage {
  if (from !== "en") return "en";
  const own = navigator.languages.map((tag) => findLanguage(tag.split("-", 1)[0] ?? ""));
  return own.find((language) => language !== undefined && language !== "en") ?? "es";
}

interface Props {
  readonly userId: string;
  readonly engines: readonly EngineChoice[];
  readonly glossary: OpenedDocument<GlossaryContent>;
  /** The translation whose text and languages are filled in. */
  readonly rerun: Rerun<TranslateSettings> | undefined;
}

/** Text and languages that a translation was begun with. */
interface Subject {
  readonly text: string;
  readonly from: TranslationLanguage | undefined;
  readonly chosenFrom: TranslationLanguage | undefined;
  readonly to: TranslationLanguage;
}

/** A text on the left, its translation on the right, and the user's glossary below. */
export function Translator({ userId, engines, glossary, rerun }: Props) {
  const [text, setText] = useKeptText(`translate/${userId}`, rerun?.settings?.text);
  const [chosenFrom, setChosenFrom] = useState<TranslationLanguage | undefined>(rerun?.settings?.from);
  const [chosenTo, setTo] = useState<TranslationLanguage | undefined>(rerun?.settings?.to);
  const [engineId, setEngineId] = useState(engineOf(engines, rerun)?.id ?? "");
  const [paragraphs, setParagraphs] = useState<readonly TranslatedParagraph[]>();
  const document = useDocument("glossary", glossary);
  const { entries } = document.present.content;
  const detected = useDetectedLanguage(text);
  const from = chosenFrom ?? detected;
  const to = chosenTo ?? usualTarget(from);
  const engine = engines.find(({ id }) => id === engineId);
  const { revalidate } = useRevalidator();
  const onSettled = useCallback(
    (priceAic: number) => {
      if (priceAic > 0) showToast({ kind: "success", ...creditsUsed(priceAic, "a translation") });
      void revalidate();
    },
    [revalidate],
  );
  const showAll = (of: typeof parts, answers: readonly string[]) => {
    if (answers.length !== of.length) return;
    setParagraphs(of.flatMap(({ part }, index) => alignParagraphs(part, answers[index] ?? "")));
  };
  const run = useTextParts<TranslateSettings, Subject>(translateId, {
    onSettled,
    onResumed: (answers, subject) => {
      // Of another text than the page has now: the library has it.
      if (subject.text !== text) return run.reset();
      setTo(subject.to);
      setChosenFrom(subject.chosenFrom);
      showAll(partsToTranslate(text, subject, entries), answers);
    },
  });
  const fix = useTextParts<TranslateSettings>(translateId, { onSettled });
  const isRunning = run.state.kind === "running" || run.state.kind === "stopping";
  const isBusy = isRunning || fix.state.kind === "running";

  const parts = useMemo(() => partsToTranslate(text, { from, to }, entries), [text, from, to, entries]);
  /** The parts that the translation on the page was started with. */
  const [started, setStarted] = useState<typeof parts>([]);
  const isBroken = (run.state.kind === "failed" || run.state.kind === "ended") && run.state.done < run.state.total;
  /** Parts that are finished, while nothing they depend on has changed. */
  const done = isBroken && started === parts ? run.state.done : 0;
  const left = parts.slice(done);
  const terms = from ? termsIn(text, entries, { from, to }) : [];
  const priceOf = (settings: TranslateSettings): number =>
    engine?.payer === "own-key" ? 0 : textPriceAtMost(askForTranslation(settings));
  const isSameLanguage = from === to;
  const changeText = (changed: string) => {
    setText(changed);
    setParagraphs(undefined);
    if (run.state.kind !== "idle") run.reset();
  };

  const translate = async () => {
    setParagraphs(undefined);
    setStarted(parts);
    const answers = await run.start(
      left.map(({ settings }) => ({ ...settings, engine: engineId, maxAic: priceOf(settings) })),
      { before: done > 0 ? run.state : undefined, subject: { text, from, chosenFrom, to } },
    );
    showAll(parts, answers);
  };
  /** Translates one paragraph again, with its terms. */
  const translateAgain = async (index: number) => {
    const paragraph = paragraphs?.[index];
    if (!paragraph) return;
    const settings = settingsFor(paragraph.source, { from, to }, entries);
    const [answer] = await fix.start([{ ...settings, engine: engineId, maxAic: priceOf(settings) }]);
    if (answer === undefined) return;
    replaceParagraph(index, withoutFrame("text", answer, paragraph.source));
  };
  const replaceParagraph = (index: number, target: string) =>
    setParagraphs((before) => before?.map((one, at) => (at === index ? { ...one, target } : one)));

  const result = paragraphs
    ? joinParagraphs(paragraphs)
    : run.state.texts
        .map(
          (answer, index) =>
            withoutFrame("text", answer, "") +
            (index < run.state.texts.length - 1 ? (parts[index]?.part.gap ?? "") : ""),
        )
        .join("");
  const swap = () => {
    if (!from) return;
    setChosenFrom(to);
    setTo(from);
    if (paragraphs && result !== "") {
      const before = text;
      setText(result);
      setParagraphs([{ source: result, target: before, gap: "" }]);
    } else setParagraphs(undefined);
  };
  const marksThatDiffer = paragraphs ? changedMarks(text, result) : [];

  return (
    <div className="grid grid-cols-1 gap-8">
      <form
        aria-label="Translation"
        className="grid grid-cols-1 gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (engine && !isBusy && parts.length > 0 && !isSameLanguage) void translate();
        }}
      >
        {engine && (
          <div className="max-w-md">
            <EngineField engines={engines} engine={engineId} onEngine={setEngineId} />
          </div>
        )}
        <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
          <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
            <SelectField
              label="From"
              value={chosenFrom ?? ""}
              disabled={isBusy}
              onChange={({ target }) => setChosenFrom(findLanguage(target.value))}
            >
              <option value="">
                {detected && !chosenFrom ? `Detected: ${languageName(detected)}` : "Detect language"}
              </option>
              <LanguageOptions />
            </SelectField>
            <Button
              variant="secondary"
              aria-label="Swap languages"
              title="Swap languages"
              disabled={!from || isBusy}
              onClick={swap}
            >
              <Icon icon={ArrowLeftRight} className="size-5" />
            </Button>
          </div>
          <SelectField
            label="Into"
            value={to}
            disabled={isBusy}
            error={isSameLanguage && text.trim() !== "" ? "The text is in this language already." : undefined}
            onChange={({ target }) => setTo(findLanguage(target.value) ?? to)}
          >
            <LanguageOptions />
          </SelectField>
        </div>
        <div className="grid grid-cols-1 gap-x-6 gap-y-5 lg:grid-cols-2">
          <div className="grid grid-cols-1 content-start gap-3">
            <TextAreaField
              label="Your text"
              lang={from}
              dir="auto"
              rows={14}
              maxLength={translationTextMax}
              value={text}
              readOnly={isBusy}
              hint={`${formatNumber(text.length)} of ${formatNumber(translationTextMax)} characters${parts.length > 1 ? `, in ${parts.length} parts` : ""}`}
              onChange={({ target }) => changeText(target.value)}
            />
            {!isBusy && (
              <div className="flex flex-wrap gap-2">
                <OpenTextFile text={text} lengthMax={translationTextMax} onText={changeText} />
              </div>
            )}
            {terms.length > 0 && (
              <p className="text-sm text-muted">
                {`In your glossary: ${terms
                  .slice(0, 12)
                  .map(({ term, translation }) => `${term} → ${translation}`)
                  .join(", ")}${terms.length > 12 ? " and more" : ""}.`}
              </p>
            )}
          </div>
          <section aria-labelledby="translation" aria-busy={isRunning} className="grid grid-cols-1 content-start gap-3">
            <div className="grid gap-1.5">
              <h2 id="translation" className="text-sm font-semibold">
                Translation
              </h2>
              <div
                lang={to}
                dir="auto"
                // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
                tabIndex={0}
                className="max-h-[70vh] min-h-60 overflow-y-auto rounded-sm border border-hairline bg-surface px-3 py-2 wrap-anywhere whitespace-pre-wrap lg:min-h-96"
              >
                {result || (
                  <span className="text-muted">
                    {engine ? "The translation appears here." : "Translating needs a language model."}
                  </span>
                )}
              </div>
            </div>
            {isRunning && <PartsProgress label="Translating" state={run.state} />}
            <TranslationProblem state={run.state} />
            <TranslationProblem state={fix.state} />
            <p role="status" className="text-sm text-muted">
              {run.state.kind === "ended" && `Cost: ${creditsInWords(run.state.priceAic)}.`}
            </p>
            {result !== "" && !isRunning && (
              <div className="flex flex-wrap gap-2">
                <CopyButton text={result} done="Translation copied" size="sm">
                  Copy
                </CopyButton>
                <DownloadText text={result} stem={`translation-${to}`} />
              </div>
            )}
            {marksThatDiffer.length > 0 && (
              <Alert tone="note">{`Your text and its translation don’t have the same number of ${marksThatDiffer.join(", ")}. Please compare them.`}</Alert>
            )}
            {paragraphs && <ChangedFacts paragraphs={paragraphs} />}
            {paragraphs && from && (
              <LostTerms
                {...{ paragraphs, terms }}
                isBusy={isBusy}
                priceOf={(source) => priceOf(settingsFor(source, { from, to }, entries))}
                onReplace={replaceParagraph}
                onTranslateAgain={engine && translateAgain}
              />
            )}
          </section>
        </div>
        {engine && (
          <RunBar
            label={done > 0 ? "Continue" : "Translate"}
            what="translation"
            isEmpty={parts.length === 0 || isSameLanguage || fix.state.kind === "running"}
            isRunning={isRunning}
            maxAic={left.reduce((sum, { settings }) => sum + priceOf(settings), 0)}
            engine={engine}
            onStop={run.stop}
          />
        )}
      </form>
      <GlossaryEditor document={document} from={from} to={to} />
    </div>
  );
}

const LanguageOptions = () =>
  translationLanguages.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
