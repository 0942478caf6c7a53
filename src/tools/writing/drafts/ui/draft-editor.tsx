import { ArrowLeft, Eye, Pencil, Redo2, Undo2 } from "lucide";
import { useRef, useState } from "react";
import { Link } from "react-router";
import { AlsoHere, ShareWithTeam, usePresence } from "#teams/ui/index.ts";
import { Button } from "#ui/button.tsx";
import { Chip } from "#ui/chip.tsx";
import { classNames } from "#ui/class-names.ts";
import { CopyButton } from "#ui/copy-button.tsx";
import { control } from "#ui/field.tsx";
import { formatNumber } from "#ui/format.ts";
import { Icon } from "#ui/icon.tsx";
import { showToast } from "#ui/toast.ts";
import { type OpenedDocument, titleMax } from "#work/documents/document-rules.ts";
import type { ShownWorkLink } from "#work/sharing/link-rules.ts";
import { ConflictDialog, copyDocument, SaveStatus, ShareWork, useDocument } from "#work/ui/index.ts";
import { contentTypes, languages, nameIn, tones } from "../../../run-screens/text/text-choices.ts";
import { plainText } from "../../../run-screens/text-files/plain-text.ts";
import { DownloadText } from "../../../run-screens/text-files/ui/download-text.tsx";
import { AnswerText } from "../../../run-screens/ui/answer-text.tsx";
import { countWords } from "../count-words.ts";
import { type DraftContent, draftLengthMax, draftPath, writePath } from "../draft-brief.ts";

interface Props {
  readonly opened: OpenedDocument<DraftContent>;
  readonly link: ShownWorkLink | null;
  /** True once it is shared with the team. */
  readonly isShared: boolean;
}

/** Editor in which a draft is finished. It is saved as it is edited. */
export function DraftEditor({ opened, link, isShared }: Props) {
  const draft = useDocument<DraftContent>("draft", opened);
  const names = usePresence(isShared ? opened.id : undefined, draft.saver.hear);
  const { title, content } = draft.present;
  const { text, brief, origin, version } = content;
  const field = useRef<HTMLTextAreaElement>(null);
  const [isPreview, setPreview] = useState(false);
  const gaps = text.match(/\[[^\][]+\]/g)?.length ?? 0;

  async function anotherVersion() {
    const { composeDraft } = await import("../compose-draft.ts");
    // What the user has changed stays, as a draft of its own.
    if (text !== composeDraft(brief, version)) {
      const isStored = await draft.saver.flush();
      if (!isStored || !(await copyDocument("draft", opened.id))) return;
      showToast({ kind: "success", title: "Your changed text is kept as a copy among your drafts" });
    }
    const next = version + 1;
    draft.edit({ content: { ...content, text: composeDraft(brief, next), version: next } });
  }

  function goToGap() {
    const area = field.current;
    const gap = area && findGap(text, area.selectionEnd);
    if (!gap) return;
    area.focus();
    area.setSelectionRange(gap.start, gap.end);
  }

  return (
    <div className="container-page grid grid-cols-1 gap-5 pt-6 pb-16 md:pt-8">
      <Link
        to={writePath}
        className="inline-flex min-h-8 touch:min-h-11 items-center gap-1.5 justify-self-start text-sm text-muted hover:text-ink"
      >
        <Icon icon={ArrowLeft} className="size-4" />
        All drafts
      </Link>
      <header className="grid gap-3">
        <h1 className="sr-only">{title}</h1>
        <input
          aria-label="Title"
          className={classNames(
            control,
            "-mx-3 w-[calc(100%+1.5rem)] border-transparent bg-transparent font-display text-lg font-bold hover:border-outline sm:text-xl",
          )}
          maxLength={titleMax}
          value={title}
          onChange={(event) => draft.edit({ title: event.target.value }, "title")}
        />
        <div className="flex flex-wrap items-center gap-2 text-sm text-muted">
          <Chip tone={origin === "points" ? "accent" : "plain"}>
            {origin === "points" ? "First draft, composed from your points" : "First written by a language model"}
          </Chip>
          <span>
            {[
              nameIn(contentTypes, brief.contentType),
              nameIn(tones, brief.tone),
              nameIn(languages, brief.language),
            ].join(" · ")}
          </span>
          <SaveStatus state={draft.saveState} onChoose={draft.choice.open} />
          <AlsoHere names={names} />
        </div>
      </header>
      <div className="flex flex-wrap items-center gap-2 border-y border-hairline py-2">
        <Button variant="ghost" size="sm" aria-label="Undo" disabled={!draft.canUndo} onClick={draft.undo}>
          <Icon icon={Undo2} className="size-4" />
        </Button>
        <Button variant="ghost" size="sm" aria-label="Redo" disabled={!draft.canRedo} onClick={draft.redo}>
          <Icon icon={Redo2} className="size-4" />
        </Button>
        {origin === "points" && (
          <Button variant="secondary" size="sm" onClick={() => void anotherVersion()}>
            Another version
          </Button>
        )}
        <Button variant="secondary" size="sm" onClick={() => setPreview(!isPreview)}>
          <Icon icon={isPreview ? Pencil : Eye} className="size-4" />
          {isPreview ? "Edit" : "Preview"}
        </Button>
        {gaps > 0 && !isPreview && (
          <Button variant="secondary" size="sm" onClick={goToGap}>
            {gaps === 1 ? "Go to the place to fill in" : `Next of ${gaps} places to fill in`}
          </Button>
        )}
        <div className="ml-auto flex flex-wrap items-center gap-2">
          <span className="text-sm text-muted tabular-nums" role="status">
            {`${formatNumber(countWords(text))} words`}
          </span>
          <CopyButton text={text} done="Draft copied" size="sm">
            Copy
          </CopyButton>
          <CopyButton text={() => plainText(text)} done="Draft copied as plain text" size="sm">
            Copy as plain text
          </CopyButton>
          <DownloadText isTitled title={title} text={text} language={brief.language} />
          <ShareWork shared="draft" link={link} />
          <ShareWithTeam kind="draft" isShared={isShared} onAsk={() => void draft.saver.flush()} />
        </div>
      </div>
      {isPreview && (
        <section aria-label="Preview" lang={brief.language} className="max-w-[68ch] py-2">
          <AnswerText text={text} isWriting={false} isFirst />
        </section>
      )}
      <textarea
        hidden={isPreview}
        ref={field}
        aria-label="Text"
        lang={brief.language}
        spellCheck
        maxLength={draftLengthMax}
        className={classNames(control, "min-h-[60dvh] p-5 leading-7 md:p-8")}
        value={text}
        onChange={(event) => draft.edit({ content: { ...content, text: event.target.value } }, "text")}
      />
      <p hidden={isPreview} className="max-w-[68ch] text-sm text-muted">
        Headings begin with #, items of a list with a dash, and **two stars** make words bold. Word files have them as
        real headings and lists. What is [in brackets] is for you to fill in.
      </p>
      <ConflictDialog kind="draft" id={opened.id} document={draft} pathOf={draftPath} />
    </div>
  );
}

/** The next place in brackets after `from`, or the first one of the text. */
function findGap(text: string, from: number): { readonly start: number; readonly end: number } | undefined {
  const gaps = [...text.matchAll(/\[[^\][]+\]/g)];
  const gap = gaps.find(({ index }) => index >= from) ?? gaps[0];
  return gap && { start: gap.index, end: gap.index + gap[0].length };
}
