import { Suspense } from "react";
import { lazyPart } from "#ui/lazy-part.ts";

interface Props {
  readonly text: string;
  readonly isWriting: boolean;
}

/** For a browser that can’t fetch what draws Markdown. */
function PlainText({ text }: Props) {
  return (
    <p dir="auto" className="max-w-[68ch] break-words whitespace-pre-wrap">
      {text}
    </p>
  );
}

/** Only this page needs it, and it is as large as the rest of the page. */
const MarkdownText = lazyPart<Props>(() =>
  import("./markdown-text.tsx").then(
    (loaded) => loaded.MarkdownText,
    () => PlainText,
  ),
);

export function AnswerText(props: Props) {
  return (
    <Suspense fallback={<PlainText {...props} />}>
      <MarkdownText {...props} />
    </Suspense>
  );
}
