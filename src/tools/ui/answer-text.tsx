import { memo, Suspense, useEffect, useRef, useState } from "react";
import { lazyPartOnDemand } from "#ui/lazy-part.ts";
import { isDrawable } from "./markdown-bounds.ts";

interface Props {
  readonly text: string;
  readonly isWriting: boolean;
}

/** Until Markdown is drawn, for a text that can’t be, and for a browser that can’t fetch what draws it. */
function PlainText({ text }: Props) {
  return (
    <p dir="auto" className="max-w-[68ch] wrap-anywhere whitespace-pre-wrap">
      {text}
    </p>
  );
}

/** Many times as large as the rest of the page. */
const markdown = lazyPartOnDemand<Props>(() =>
  import("./markdown-text.tsx").then(
    (loaded) => loaded.MarkdownText,
    () => PlainText,
  ),
);

/** For loaders of pages with answers. */
export const readyMarkdown = markdown.ready;

/**
 * An answer as Markdown. Drawing one takes several milliseconds, so those of a long conversation are drawn when the reader comes near;
 * without scripts they are plain text.
 * @param isFirst drawn with the page, by the server, too.
 */
export const AnswerText = memo(function AnswerText({ isFirst, ...props }: Props & { readonly isFirst: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place, isFirst);
  return (
    <div ref={place} className="wrap-anywhere">
      {isNear && isDrawable(props.text) ? (
        <Suspense fallback={<PlainText {...props} />}>
          <markdown.Part {...props} />
        </Suspense>
      ) : (
        <PlainText {...props} />
      )}
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
