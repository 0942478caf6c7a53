import { FileText } from "lucide";
import { Form, Link } from "react-router";
import { DeleteSign, PrivateNote, SharedChip, useActingTeam } from "#teams/ui/index.ts";
import { DateTime } from "#ui/date-time.tsx";
import { formatBytes, formatNumber } from "#ui/format.ts";
import { Icon } from "#ui/icon.tsx";
import { useInProject } from "#work/ui/index.ts";
import { documentPath, type ListedPdf, storedMegabytesMax } from "../chatpdf-rules.ts";

/** A user's PDFs. Works without scripts. */
export function PdfList({ documents }: { readonly documents: readonly ListedPdf[] }) {
  // The team has its own room.
  const own = documents.filter(({ isShared }) => !isShared);
  const name = useActingTeam() ? "PDFs" : "Your PDFs";
  return (
    <section aria-labelledby="pdfs" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="pdfs" className="text-xl">
          {name}
        </h2>
        {own.length > 0 && (
          <p className="text-xs text-muted tabular-nums">
            {`${formatBytes(own.reduce((sum, { bytes }) => sum + bytes, 0))} of ${storedMegabytesMax} MB used`}
          </p>
        )}
      </div>
      <PrivateNote what="PDFs" hasShared={own.length < documents.length} />
      {documents.length === 0 ? (
        <p className="text-muted">PDFs that you upload appear here, with your questions about them.</p>
      ) : (
        <ul className="grid grid-cols-1 border-t border-hairline">
          {documents.map((document) => (
            <Entry key={document.id} document={document} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Entry({ document: { id, name, pageCount, bytes, createdAt, isShared } }: { readonly document: ListedPdf }) {
  const inProject = useInProject();
  return (
    <li className="flex items-center gap-3 border-b border-hairline py-2">
      <Icon icon={FileText} className="size-5 shrink-0 text-muted" />
      <Link
        to={inProject(documentPath(id))}
        prefetch="intent"
        className="group grid min-h-11 min-w-0 flex-1 content-center py-1.5"
      >
        <span className="truncate font-semibold group-hover:underline">{name}</span>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted">
          <span>
            {`${pagesInWords(pageCount)} · ${formatBytes(bytes)} · `}
            <DateTime at={createdAt} />
          </span>
          {isShared && <SharedChip />}
        </span>
      </Link>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="documentId" value={id} />
        <DeleteSign what="this PDF" isTeams={isShared} label={`Delete ${name}`} />
      </Form>
    </li>
  );
}

export const pagesInWords = (count: number): string => (count === 1 ? "1 page" : `${formatNumber(count)} pages`);
