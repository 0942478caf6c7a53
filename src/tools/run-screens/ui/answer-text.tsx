import { memo, useEffect, useRef, useState } from "react";
import { MarkdownBlocks } from "./markdown-blocks.tsx";
import { useDrawnText } from "./use-drawn-text.ts";

interface Props {
  readonly text: string;
  readonly isWriting: boolean;
  /** Drawn with the page, by the server, too, if its loader had it drawn (`drawTexts`). */
  readonly isFirst: boolean;
}

/** Until Markdown is drawn, for a text that takes too much, and for a browser that can’t fetch what draws it. */
const PlainText = ({ text }: Pick<Props, "text">) => (
  <p dir="auto" className="max-w-[68ch] wrap-anywhere whitespace-pre-wrap">
    {text}
  </p>
);

/** An answer as Markdown. Those of a long conversation are drawn when the reader comes near; without scripts they are plain text. */
export const AnswerText = memo(function AnswerText({ text, isWriting, isFirst }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place, isFirst);
  const blocks = useDrawnText({ text, isWriting, isWanted: isNear });
  return (
    <div ref={place} className="wrap-anywhere">
      {blocks && isNear ? <MarkdownBlocks blocks={blocks} /> : <PlainText text={text} />}
    </div>
  );
});

/** Marks what scrolls. */
export const scrollerMark = { "data-scroller": "" };

/** Pixels: further than a reader scrolls until it is drawn. */
const nearPx = 1_500;

function useNear(place: { readonly current: HTMLElement | null }, initially: boolean): boolean {
  const [isNear, setNear] = useState(initially);
  useEffect(() => {
    if (isNear || !place.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      root: place.current.closest("[data-scroller]"),
      rootMargin: `${nearPx}px 0px`,
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear, place]);
  return isNear;
}
