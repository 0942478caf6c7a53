import { RotateCw } from "lucide";
import { type MouseEvent, useMemo } from "react";
import { creditsInWords } from "#credits/rules.ts";
import type { Payer } from "#models/rules.ts";
import type { RunState } from "#runs/rules.ts";
import { useKeyOwner } from "#teams/ui/index.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { CopyButton } from "#ui/copy-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { withoutThoughts } from "#ui/markdown/thoughts.ts";
import { Progress } from "#ui/progress.tsx";
import { shortPriceLabel } from "../../run-screens/price-labels.ts";
import { AnswerText } from "../../run-screens/ui/answer-text.tsx";
import { FragmentLinks, type ReadFragment } from "../../run-screens/ui/fragment-links.ts";
import { onSinglePress } from "../../run-screens/ui/on-single-press.ts";
import type { Passage } from "../chatpdf-rules.ts";
import { linkCites, markedFor, pageLink, pageOfFragment } from "../cited-pages.ts";
import type { MarkedPassage } from "../find-marks.ts";

export interface ShownQuestion {
  readonly id: string;
  /** Null until it has begun. */
  readonly runId: string | null;
  readonly text: string;
  readonly modelName: string;
  readonly state: RunState;
  readonly answer: string;
  readonly payer: Payer;
  readonly priceAic: number;
  readonly isCut: boolean;
  readonly problem: string | null;
  /** Passages that the model got to read. */
  readonly passages: readonly Passage[];
  readonly isSample: boolean;
}

/** Opens a page of the document with these passages marked. */
export type OnOpen = (page: number, passages: readonly MarkedPassage[]) => void;

interface Props {
  readonly questions: readonly ShownQuestion[];
  readonly isStopping: boolean;
  readonly onOpen: OnOpen;
  /** Asks the last question again if it failed; undefined while nothing can be asked. */
  readonly rerun: Rerun | undefined;
}

interface Rerun {
  /** Maximum price of the answer; 0 on the user’s own key. */
  readonly maxAic: number;
  readonly onAgain: () => void;
}

export function QuestionList({ questions, isStopping, onOpen, rerun }: Props) {
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)] gap-8" aria-label="Questions and answers">
      {questions.map((question, index) => (
        <li key={question.id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <p dir="auto" className="font-semibold wrap-anywhere whitespace-pre-wrap">
            {question.text}
          </p>
          {question.isSample && (
            <p className="text-sm text-muted">
              No passage has the words of this question, so the engine read passages from all over the document.
            </p>
          )}
          <Answer
            question={question}
            isFirst={index >= questions.length - firstCount}
            isStopping={isStopping && question.state === "running"}
            onOpen={onOpen}
          />
          {rerun && question.state === "failed" && index === questions.length - 1 && (
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2 [html:not(.js)_&]:hidden">
              <Button variant="secondary" onClick={onSinglePress(rerun.onAgain)}>
                <Icon icon={RotateCw} className="size-4" />
                Try again
              </Button>
              <p className="text-xs text-muted">{shortPriceLabel(rerun.maxAic)}</p>
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Questions whose answers fill a window, from the latest. */
const firstCount = 2;

/** For the loader: the answers that the page shows first, as far as they are complete. */
export const firstAnswers = (questions: readonly ShownQuestion[]): readonly string[] =>
  questions
    .slice(-firstCount)
    .filter(({ state, answer }) => state !== "running" && answer !== "")
    .map(({ answer, passages }) => linkCites(answer, pagesOf(passages)));

const pagesOf = (passages: readonly Passage[]): readonly number[] => passages.map(({ page }) => page);

interface AnswerProps {
  readonly question: ShownQuestion;
  /** Drawn with the page, by the server, too. */
  readonly isFirst: boolean;
  readonly isStopping: boolean;
  readonly onOpen: OnOpen;
}

function Answer({ question, isFirst, isStopping, onOpen }: AnswerProps) {
  const keyOwner = useKeyOwner();
  const { modelName, state, answer, passages, problem, payer, priceAic, isCut } = question;
  const isRunning = state === "running";
  const open = (page: number) =>
    onOpen(
      page,
      markedFor(
        answer,
        page,
        passages.filter((passage) => passage.page === page),
      ),
    );
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const page = pageOfFragment(link?.getAttribute("href") ?? "");
    if (page === undefined) return;
    event.preventDefault();
    open(page);
  };
  const pages = useMemo(() => pagesOf(passages), [passages]);
  const readFragment: ReadFragment = useMemo(() => (fragment, text) => pageLink(fragment, text, pages), [pages]);
  const status = [
    creditsInWords(priceAic),
    payer === "own-key" && `${keyOwner} key`,
    state === "stopped" && "stopped",
    isCut && "reached its length limit",
  ];
  return (
    <article
      aria-label={`Answer by ${modelName}`}
      aria-busy={isRunning}
      className="grid grid-cols-[minmax(0,1fr)] gap-2"
      // Links to pages, which the keyboard presses, too.
      onClickCapture={onClick}
    >
      {isRunning && answer === "" && <Progress label={isStopping ? "Stopping" : `${modelName} is answering`} />}
      {answer !== "" && (
        <FragmentLinks value={readFragment}>
          <AnswerText text={linkCites(answer, pages)} isWriting={isRunning} isFirst={isFirst} />
        </FragmentLinks>
      )}
      {state === "failed" && <Alert tone="error">{problem}</Alert>}
      {passages.length > 0 && (
        <details className="text-sm">
          <summary className="min-h-6 cursor-pointer content-center touch:min-h-11 text-xs font-semibold text-muted">
            {passages.length === 1
              ? "The passage that the model read"
              : `The ${passages.length} passages that the model read`}
          </summary>
          <ul className="mt-2 grid gap-2">
            {passages.map((passage) => (
              <li key={passage.number}>
                <button
                  type="button"
                  className="grid w-full gap-1 rounded-sm border border-hairline bg-surface p-3 text-left hover:border-outline"
                  onClick={() => onOpen(passage.page, [passage])}
                >
                  <span className="text-xs font-semibold text-accent-text">Page {passage.page}</span>
                  <span dir="auto" className="line-clamp-3 wrap-anywhere">
                    {passage.text}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
      {!isRunning && state !== "failed" && (
        <div className="flex flex-wrap items-center gap-x-3">
          <p className="text-xs text-muted">{[modelName, ...status].filter(Boolean).join(" · ")}</p>
          {answer !== "" && (
            <CopyButton text={() => withoutThoughts(answer)} done="Answer copied" variant="ghost" size="sm">
              Copy
            </CopyButton>
          )}
        </div>
      )}
    </article>
  );
}
