import { Link } from "react-router";
import { documentPath, type FoundPassage } from "../chatpdf-rules.ts";
import type { OnOpen } from "./question-list.tsx";

interface Props {
  readonly documentId: string;
  /** Text that was searched for. */
  readonly search: string;
  readonly found: readonly FoundPassage[];
  readonly onOpen: OnOpen;
}

/** Passages with the words of a search, the best first. Each opens its page. */
export function FoundPassages({ documentId, search, found, onOpen }: Props) {
  return (
    <section aria-label="Passages found" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p role="status" className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
        <span className="min-w-0 wrap-anywhere">{foundLine(found.length, search)}</span>
        <Link
          to={documentPath(documentId)}
          preventScrollReset
          className="inline-flex min-h-6 touch:min-h-11 items-center font-semibold text-accent-text hover:underline"
        >
          Clear
        </Link>
      </p>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {found.map((passage) => (
          <li key={passage.number}>
            <button
              type="button"
              className="grid w-full gap-1.5 rounded-md border border-hairline bg-surface p-4 text-left hover:border-outline"
              onClick={() => onOpen(passage.page, [passage])}
            >
              <span className="text-xs font-semibold text-accent-text">Page {passage.page}</span>
              <span dir="auto" className="line-clamp-6 text-sm wrap-anywhere">
                {excerptOf(passage.parts).map(({ text, isHit }, index) =>
                  isHit ? (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
                    <mark key={index} className="rounded-xs bg-accent-wash font-semibold text-ink">
                      {text}
                    </mark>
                  ) : (
                    text
                  ),
                )}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Characters before the first word that was found. */
const beforeMax = 90;

/** From shortly before the first word that was found: the rest of a long passage may not fit. */
function excerptOf(parts: FoundPassage["parts"]): FoundPassage["parts"] {
  const [first, ...rest] = parts;
  if (!first || first.isHit || first.text.length <= beforeMax) return parts;
  return [{ text: `…${first.text.slice(-beforeMax).replace(/^\S*\s/, "")}`, isHit: false }, ...rest];
}

function foundLine(count: number, search: string): string {
  if (count === 0) return `No matches for “${search}”.`;
  return count === 1 ? `1 passage for “${search}”` : `${count} passages for “${search}”, the best first`;
}
