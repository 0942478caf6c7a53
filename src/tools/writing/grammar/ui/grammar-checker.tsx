import { Pencil } from "lucide";
import { useCallback, useState } from "react";
import type { EngineChoice } from "#models/rules.ts";
import { useKeyOwner } from "#teams/ui/index.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { formatNumber } from "#ui/format.ts";
import { Icon } from "#ui/icon.tsx";
import { SelectField, TextAreaField } from "#ui/more-fields.tsx";
import { Progress } from "#ui/progress.tsx";
import { priceLabel, textStoppingLabel } from "../../../run-screens/price-labels.ts";
import type { Rerun } from "../../../run-screens/text/rerun.ts";
import { EngineOptions } from "../../../run-screens/text/ui/engine-options.tsx";
import { DownloadText, OpenTextFile } from "../../../run-screens/texts/ui/text-file-buttons.tsx";
import { useKeptText } from "../../../run-screens/texts/ui/use-kept-text.ts";
import { PaymentNote, useIsUnpayable } from "../../../run-screens/ui/payment-note.tsx";
import { RunButton } from "../../../run-screens/ui/run-button.tsx";
import type { Change } from "../change.ts";
import { type GrammarLanguage, grammarLanguageName, grammarLanguages, isEnglish } from "../grammar-languages.ts";
import { type GrammarSettings, grammarTextMax } from "../grammar-settings.ts";
import { openChanges, type Review, resultOf, startReview } from "../review.ts";
import { ChangeList } from "./change-list.tsx";
import { ModelCheckState, useModelCheck } from "./model-check.tsx";
import { OtherLanguage, useOtherLanguage } from "./other-language.tsx";
import { ReviewedText } from "./reviewed-text.tsx";
import { useRuleCheck } from "./use-rule-check.ts";

interface Props {
  readonly userId: string;
  readonly engines: readonly EngineChoice[];
  /** The check whose text is filled in. */
  readonly rerun: Rerun<GrammarSettings> | undefined;
}

/** A text on the left, what could be changed in it on the right. */
export function GrammarChecker({ userId, engines, rerun }: Props) {
  const keyOwner = useKeyOwner();
  const [text, setText] = useKeptText(`grammar/${userId}`, rerun?.settings?.text);
  const [keptLanguage, setLanguage] = useKeptText(`grammar-language/${userId}`, rerun?.settings?.language);
  const language = grammarLanguages.find(({ id }) => id === keptLanguage)?.id ?? "en-US";
  const [review, setReview] = useState<Review>();
  const [current, setCurrent] = useState<number>();
  const onChecked = useCallback((checked: string, changes: readonly Change[]) => {
    setReview(startReview(checked, changes));
    setCurrent(changes.length > 0 ? 0 : undefined);
  }, []);
  const rules = useRuleCheck(onChecked);
  const [engineId, setEngineId] = useKeptText(`grammar-engine/${userId}`, rerun?.engine);
  const engine = engines.find(({ id }) => id === engineId);
  const model = useModelCheck(engine, text, onChecked);
  const maxAic = engine ? model.priceOf({ text, language }) : 0;
  const isUnpayable = useIsUnpayable(engine?.payer, maxAic);
  const { isRunning } = engine ? model : { isRunning: rules.state.kind === "running" };
  const otherLanguage = useOtherLanguage();
  const other = isRunning ? undefined : otherLanguage.otherOf({ text, language });
  const check = (as: GrammarLanguage = language) => {
    if (as !== language) setLanguage(as);
    void otherLanguage.look({ text, language: as });
    void (engine ? model : rules).start({ text, language: as });
  };

  const onReview = (changed: Review) => {
    setReview(changed);
    // What was accepted stays also if the page is left.
    setText(resultOf(changed));
  };
  const edit = (changed: string) => {
    setReview(undefined);
    setText(changed);
  };
  return (
    <form
      aria-label="Grammar check"
      className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[3fr_2fr] lg:gap-12"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isRunning && text.trim() !== "") check();
      }}
    >
      <div className="grid grid-cols-1 gap-4 lg:sticky lg:top-24">
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <SelectField
            label="Language of the text"
            value={language}
            disabled={isRunning}
            onChange={({ target }) => {
              setLanguage(target.value);
              setReview(undefined);
            }}
          >
            {grammarLanguages.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          {engines.length > 0 && (
            <SelectField
              label="Check with"
              value={engineId}
              disabled={isRunning}
              onChange={({ target }) => setEngineId(target.value)}
            >
              <option value="">Rules in your browser, free</option>
              <EngineOptions engines={engines} />
            </SelectField>
          )}
        </div>
        {review ? (
          <section aria-labelledby="reviewed" className="grid gap-1.5">
            <h2 id="reviewed" className="text-sm font-semibold">
              Your text
            </h2>
            <ReviewedText review={review} lang={language} current={current} onChoose={setCurrent} />
          </section>
        ) : (
          <TextAreaField
            label="Your text"
            lang={language}
            spellCheck
            rows={14}
            maxLength={grammarTextMax}
            value={text}
            readOnly={isRunning}
            hint={`${formatNumber(text.length)} of ${formatNumber(grammarTextMax)} characters`}
            onChange={({ target }) => edit(target.value)}
          />
        )}
        <div className="flex flex-wrap items-center gap-2">
          <RunButton
            type="submit"
            disabled={text.trim() === "" || isUnpayable}
            isRunning={isRunning}
            onStop={engine ? model.stop : rules.stop}
          >
            {review ? "Check again" : "Check text"}
          </RunButton>
          {review && !isRunning && (
            <Button variant="secondary" onClick={() => setReview(undefined)}>
              <Icon icon={Pencil} className="size-4" />
              Edit text
            </Button>
          )}
          <div className="grid min-w-0 flex-1 basis-40 text-xs text-muted">
            {engine ? (
              <>
                <p>{priceLabel(maxAic, engine.payer, keyOwner)}</p>
                {engine.payer === "credits" && <PaymentNote maxAic={isRunning ? 0 : maxAic} />}
                <p>{textStoppingLabel(engine, "check", keyOwner)}</p>
              </>
            ) : (
              <p>Free. Your text stays in your browser.</p>
            )}
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-2 border-t border-hairline pt-4">
          <OpenTextFile text={text} lengthMax={grammarTextMax} onText={edit} />
          <CopyButton text={text} done="Text copied" size="sm" disabled={text === ""}>
            Copy
          </CopyButton>
          <DownloadText text={text} stem="corrected" />
        </div>
      </div>
      <section aria-labelledby="changes" aria-busy={isRunning} className="grid grid-cols-1 content-start gap-4">
        <div role="status">
          <h2 id="changes" className="text-lg">
            {headingOf(review, { isRunning, isBasic: !engine && !isEnglish(language) })}
          </h2>
        </div>
        {other && <OtherLanguage other={other} onCheck={check} />}
        {engine && <ModelCheckState check={model} onAgain={() => check()} />}
        {!engine && rules.state.kind === "running" && (
          <>
            <Progress
              label={rules.state.done < 1 ? "Loading the checker" : "Checking"}
              done={rules.state.done < 1 ? rules.state.done : null}
            />
            <p className="text-sm text-muted">
              {rules.state.done < 1 ? "The checker for English is loading." : "Your text is being checked."}
            </p>
          </>
        )}
        {!engine && rules.state.kind === "partly" && (
          <Alert tone="note">
            The checker for English could not be loaded, so only simple rules were used. Check again to try once more.
          </Alert>
        )}
        {review && review.changes.length > 0 && (
          <ChangeList {...{ review, current, onReview }} onCurrent={setCurrent} />
        )}
        {(!review || review.changes.length === 0) && !isRunning && !engine && <RulesNote language={language} />}
        {!review && !isRunning && engine && (
          <p className="max-w-[60ch] text-sm text-muted">
            The model corrects spelling, grammar and punctuation. What it would change is shown in your text, with its
            reasons, and you decide on each change.
          </p>
        )}
      </section>
    </form>
  );
}

interface Checked {
  readonly isRunning: boolean;
  /** By the few rules that there are for other languages than English. */
  readonly isBasic: boolean;
}

function headingOf(review: Review | undefined, { isRunning, isBasic }: Checked): string {
  if (isRunning) return "Checking";
  if (!review) return "What is checked";
  const open = openChanges(review).length;
  if (review.changes.length === 0) return isBasic ? "Our basic rules found nothing" : "No mistakes found";
  if (open === 0) return "All changes decided";
  return open === 1 ? "1 change" : `${formatNumber(open)} changes`;
}

/** Note on what the rules can do, and what they can’t. */
function RulesNote({ language }: { readonly language: GrammarLanguage }) {
  return (
    <div className="grid max-w-[60ch] gap-3 text-sm text-muted">
      {isEnglish(language) ? (
        <p>
          Spelling, grammar and punctuation are checked by the open-source checker Harper, without a language model. It
          runs in your browser, which loads it once: about 8 MB, 16 MB unpacked.
        </p>
      ) : (
        <>
          <p className="font-semibold text-ink">Spelling isn’t checked in {grammarLanguageName(language)}.</p>
          <p>
            Rules find what is wrong for certain: common mistakes, repeated words, spaces at punctuation marks, brackets
            and quotation marks without a counterpart, and small letters that start sentences.
          </p>
          <p>
            Your browser underlines misspelled words while you edit, if it has a dictionary for this language. We have
            no dictionary and no full grammar for it: that needs a language model.
          </p>
        </>
      )}
      <p>Rules miss mistakes, and mark some things that are right. You decide on each change.</p>
    </div>
  );
}
