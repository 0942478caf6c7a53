import { useEffect, useRef } from "react";
import { classNames } from "#ui/class-names.ts";
import { type Piece, piecesOf, type Review } from "../review.ts";

interface Props {
  readonly review: Review;
  readonly lang: string;
  /** The number of the change that the list shows. */
  readonly current: number | undefined;
  readonly onChoose: (index: number) => void;
}

/** The text with what is removed and added in it. Keyboards use the list beside it, which has the same in the same order. */
export function ReviewedText({ review, lang, current, onChoose }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (current !== undefined) {
      box.current?.querySelector(`[href="#change-${current}"]`)?.scrollIntoView({ block: "nearest" });
    }
  }, [current]);
  return (
    <div
      ref={box}
      lang={lang}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
      tabIndex={0}
      className="max-h-[60vh] min-h-72 overflow-y-auto rounded-sm border border-hairline bg-surface px-3 py-2 leading-relaxed wrap-anywhere whitespace-pre-wrap"
    >
      {piecesOf(review).map((piece) =>
        piece.kind === "text" ? (
          <span key={piece.start}>{piece.text}</span>
        ) : (
          <ChangedPlace
            key={`change-${piece.index}`}
            piece={piece}
            original={review.text.slice(piece.change.start, piece.change.end)}
            isCurrent={piece.index === current}
            onChoose={onChoose}
          />
        ),
      )}
    </div>
  );
}

interface PlaceProps {
  readonly piece: Extract<Piece, { kind: "change" }>;
  readonly original: string;
  readonly isCurrent: boolean;
  readonly onChoose: (index: number) => void;
}

function ChangedPlace({ piece: { index, change, decision }, original, isCurrent, onChoose }: PlaceProps) {
  if (decision === "dismissed") return <span>{original}</span>;
  if (decision !== undefined) return <span className="text-success">{change.options[decision]}</span>;
  return (
    <a
      href={`#change-${index}`}
      tabIndex={-1}
      className={classNames(
        "rounded-sm",
        isCurrent
          ? "bg-accent-wash outline-2 outline-accent-strong"
          : "border-b border-dotted border-outline bg-sunken",
      )}
      onClick={(event) => {
        event.preventDefault();
        onChoose(index);
      }}
    >
      <Difference original={original} replacement={change.options[0]} />
    </a>
  );
}

/** @param replacement undefined if no rule knows what would be right. */
export function Difference({
  original,
  replacement,
}: {
  readonly original: string;
  readonly replacement: string | undefined;
}) {
  if (replacement === undefined)
    return <mark className="bg-transparent text-danger underline decoration-wavy">{original}</mark>;
  return (
    <>
      {original !== "" && <del className="text-danger">{visible(original, replacement)}</del>}
      {replacement !== "" && (
        <ins className={classNames("font-medium text-success no-underline", original !== "" && "ml-1")}>
          {visible(replacement, original)}
        </ins>
      )}
    </>
  );
}

/** A change of spaces alone can't be seen otherwise. */
function visible(words: string, other: string): string {
  if (words.replaceAll(/\s/g, "") !== other.replaceAll(/\s/g, "")) return words;
  return words
    .replaceAll(/[\u00A0\u202F]/g, "⍽")
    .replaceAll(" ", "·")
    .replaceAll("\n", "↵\n");
}
