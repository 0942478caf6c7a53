import { AnswerText } from "../../../run-screens/ui/answer-text.tsx";
import type { SharedDraftContent } from "../share-draft.ts";

/** A draft, to read. */
export const SharedDraft = ({ content }: { readonly content: SharedDraftContent }) => (
  <section
    lang={content.language}
    aria-labelledby="shared-text"
    className="w-full max-w-[76ch] justify-self-center rounded-md border border-hairline bg-surface p-5 sm:p-10"
  >
    <h2 id="shared-text" lang="en" className="sr-only">
      Text
    </h2>
    <AnswerText text={content.markdown} isWriting={false} isFirst />
  </section>
);
