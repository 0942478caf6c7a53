import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import type { EngineChoice } from "#models/rules.ts";
import { answerPollMs, usePolling } from "#ui/use-polling.ts";
import { scrollerMark } from "../../run-screens/ui/answer-text.tsx";
import { NoEngine } from "../../run-screens/ui/no-engine.tsx";
import { documentPath, type FoundPassage, type ShownPdf } from "../chatpdf-rules.ts";
import { pdfPriceAtMost } from "../sent-passages.ts";
import { AskForm } from "./ask-form.tsx";
import { FoundPassages } from "./found-passages.tsx";
import { type OnOpen, QuestionList, type ShownQuestion } from "./question-list.tsx";
import { usePdfQuestion } from "./use-pdf-question.ts";

interface Props {
  readonly document: ShownPdf;
  readonly engines: readonly EngineChoice[];
  readonly questions: readonly ShownQuestion[];
  /** Address of older questions; null if these are the first. */
  readonly earlierPath: string | null;
  /** Older questions alone are shown. */
  readonly isEarlier: boolean;
  readonly search: string;
  /** A question to ask again; else empty. */
  readonly draft: string;
  readonly found: readonly FoundPassage[];
  readonly onOpen: OnOpen;
  readonly refresh: () => Promise<void>;
}

/** Questions about a PDF with their answers, and passages found by words. */
export function Answers(props: Props) {
  const { document, engines, questions, earlierPath, isEarlier, search, found, draft, onOpen, refresh } = props;
  const question = usePdfQuestion(document.id, refresh);
  const { problem, isStopping, ask } = question;
  const kept = questions.find(({ id }) => id === question.live?.id);
  const isBehind = kept?.state === "running" && kept.answer.length < (question.live?.answer.length ?? 0);
  // One that the page can only follow as it is stored, as soon as that has as much of it.
  const live = question.live?.isLost && kept && !isBehind ? undefined : question.live;
  const [text, setText] = useState(search || draft);
  const [picked, setPicked] = useState<string>();
  const last = questions.at(-1);
  const engine =
    engines.find(({ id }) => id === picked) ??
    engines.find(({ modelName, needsPlan }) => modelName === last?.modelName && !needsPlan) ??
    engines[0];
  /** After the page was loaded again, in another tab, or without a connection. */
  const elsewhere = questions.find(({ id, state }) => state === "running" && id !== live?.id);
  const isElsewhere = elsewhere !== undefined;
  usePolling(isElsewhere || (live?.isLost ?? false), answerPollMs);
  const shown = live ? [...questions.filter(({ id }) => id !== live.id), live] : questions;
  const earlier = questions
    .filter(({ answer }) => answer !== "")
    .map((one) => ({ question: one.text, answer: one.answer }));
  const priceOf = (question: string) => (engine?.payer === "own-key" ? 0 : pdfPriceAtMost(question, earlier));
  const maxAic = priceOf(text);

  const scroller = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a question was added
  useEffect(() => {
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight });
  }, [shown.length]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search was made
  useEffect(() => {
    scroller.current?.scrollTo({ top: 0 });
  }, [search]);
  const send = async () => {
    if (!engine) return;
    const asked = text;
    setText("");
    if (!(await ask(asked, engine, maxAic))) setText((typed) => typed || asked);
  };
  return (
    <>
      <div ref={scroller} {...scrollerMark} className="min-h-0 flex-1 overflow-y-auto px-4 py-5 sm:px-6">
        {search !== "" ? (
          <FoundPassages documentId={document.id} search={search} found={found} onOpen={onOpen} />
        ) : shown.length > 0 ? (
          <>
            {earlierPath && (
              <Link
                to={earlierPath}
                className="mb-4 flex min-h-11 items-center text-sm font-semibold text-accent-text hover:underline"
              >
                Earlier questions
              </Link>
            )}
            <QuestionList
              questions={shown}
              isStopping={isStopping}
              onOpen={onOpen}
              rerun={
                last && engine && !live && !isElsewhere && !isEarlier
                  ? { maxAic: priceOf(last.text), onAgain: () => void ask(last.text, engine, priceOf(last.text)) }
                  : undefined
              }
            />
          </>
        ) : (
          <Empty hasEngine={engine !== undefined} />
        )}
      </div>
      {isEarlier && search === "" ? (
        <p className="border-t border-hairline px-4 py-3 sm:px-6">
          <Link
            to={documentPath(document.id)}
            className="inline-flex min-h-11 items-center font-semibold text-accent-text hover:underline"
          >
            Go to the latest questions
          </Link>
        </p>
      ) : (
        <AskForm
          documentId={document.id}
          text={text}
          onText={setText}
          engines={engines}
          engine={engine}
          onEngine={setPicked}
          maxAic={maxAic}
          isRunning={live !== undefined || isElsewhere}
          isStopping={isStopping}
          isElsewhere={isElsewhere}
          problem={problem}
          onSend={() => void send()}
          onStop={() => question.stop(elsewhere?.runId)}
        />
      )}
    </>
  );
}

function Empty({ hasEngine }: { readonly hasEngine: boolean }) {
  if (!hasEngine) {
    return (
      <div className="grid gap-4">
        <p className="max-w-[56ch] text-muted">
          Find the passages that have your words: each opens its page, with the passage marked.
        </p>
        <NoEngine
          isOptional
          need="With one, you ask in your own words and get answers that cite their pages."
          cost="your answers"
        />
      </div>
    );
  }
  return (
    <div className="grid max-w-[56ch] gap-2">
      <h2 className="text-lg">Ask about this PDF</h2>
      <p className="text-muted">
        Answers cite the pages they come from: press one to see the passage on its page. To look for words alone, use
        Find passages, which costs nothing.
      </p>
    </div>
  );
}
