import { Link } from "react-router";
import type { SharedConversation as Shared } from "#work/index.ts";
import type { SharedExchange } from "#work/sharing/link-rules.ts";
import { AnswerText } from "../run-screens/ui/answer-text.tsx";

interface Props {
  readonly work: Shared;
  /** Address of the page. */
  readonly path: string;
}

/** Messages with their answers, to read. */
export function SharedConversation({ work: { exchanges, hasEarlier, later }, path }: Props) {
  return (
    <div className="grid w-full max-w-3xl grid-cols-[minmax(0,1fr)] gap-8 justify-self-center">
      {hasEarlier && (
        <Link to={path} className={pageLink}>
          Go to the beginning
        </Link>
      )}
      {exchanges.length === 0 && <p className="text-muted">Nothing has been written here yet.</p>}
      <ol aria-label="Messages and answers" className="grid grid-cols-[minmax(0,1fr)] gap-8">
        {exchanges.map((exchange, index) => (
          <Exchange key={exchange.position} exchange={exchange} isFirst={index < firstCount} />
        ))}
      </ol>
      {later !== null && (
        <Link to={`${path}?after=${later}`} className={pageLink}>
          Later messages
        </Link>
      )}
    </div>
  );
}

/** Answers that fill a window, which the server draws. */
const firstCount = 3;

/** For the loader: their texts. */
export const firstAnswers = ({ exchanges }: Shared): readonly string[] =>
  exchanges.slice(0, firstCount).flatMap(({ answer }) => answer?.text ?? []);

const pageLink =
  "inline-flex min-h-11 items-center justify-self-center text-sm font-semibold text-accent-text hover:underline";

interface ExchangeProps {
  readonly exchange: SharedExchange;
  readonly isFirst: boolean;
}

const Exchange = ({ exchange: { text, fileCount, answer }, isFirst }: ExchangeProps) => (
  <li className="grid grid-cols-[minmax(0,1fr)] gap-5">
    <div className="grid max-w-[85%] grid-cols-[minmax(0,1fr)] gap-1.5 justify-self-end">
      <p dir="auto" className="rounded-md bg-sunken px-4 py-3 wrap-anywhere whitespace-pre-wrap">
        <span className="sr-only">Message: </span>
        {text}
      </p>
      {fileCount > 0 && (
        <p className="justify-self-end text-xs text-muted">
          {fileCount === 1
            ? "A file was attached, which isn’t shown."
            : `${fileCount} files were attached, which aren’t shown.`}
        </p>
      )}
    </div>
    {answer && (
      <article aria-label={`Answer by ${answer.modelName}`} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
        <h2 className="font-sans text-xs font-semibold tracking-normal text-muted">{answer.modelName}</h2>
        <AnswerText text={answer.text} isWriting={false} isFirst={isFirst} />
      </article>
    )}
  </li>
);
