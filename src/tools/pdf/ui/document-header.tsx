import { ArrowLeft, Download, Pencil } from "lucide";
import { useState } from "react";
import { Form, Link } from "react-router";
import { DeleteSign, ShareWithTeam } from "#teams/ui/index.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import type { ShownWorkLink } from "#work/sharing/link-rules.ts";
import { ShareWork } from "#work/ui/index.ts";
import { RenameForm } from "../../run-screens/ui/rename-form.tsx";
import { chatpdfPath, pdfFilePath, pdfLimits, type ShownPdf } from "../chatpdf-rules.ts";
import { pageNumbers } from "../page-numbers.ts";
import { pagesInWords } from "./pdf-list.tsx";

interface Props {
  readonly document: ShownPdf;
  readonly pagesWithoutText: readonly number[];
  /** Link to the questions about it, if they are shared. */
  readonly link: ShownWorkLink | null;
  /** True once it is shared with the team. */
  readonly isShared: boolean;
}

/** Header of the PDF that is open: rename, share, download, delete. */
export function DocumentHeader({ document, pagesWithoutText, link, isShared }: Props) {
  const [isRenaming, setRenaming] = useState(false);
  return (
    <header className="border-b border-hairline px-2 py-1.5 sm:px-4">
      <div className="flex min-h-11 items-center gap-1">
        <Link to={chatpdfPath} aria-label="All PDFs" title="All PDFs" className={iconButton}>
          <Icon icon={ArrowLeft} className="size-5" />
        </Link>
        {isRenaming ? (
          <RenameForm
            {...{ name: "name", label: "Name", value: document.name, lengthMax: pdfLimits.name }}
            onEnd={() => setRenaming(false)}
          />
        ) : (
          <>
            <div className="min-w-0 flex-1">
              <h1 className="truncate text-lg" title={document.name}>
                {document.name}
              </h1>
              <p className="text-xs text-muted">
                {pagesInWords(document.pageCount)}
                {pagesWithoutText.length > 0 && ` · No text on ${pageNumbers(pagesWithoutText)}`}
              </p>
            </div>
            <Button
              variant="ghost"
              className="px-3 [html:not(.js)_&]:hidden"
              aria-label="Rename"
              title="Rename"
              onClick={() => setRenaming(true)}
            >
              <Icon icon={Pencil} className="size-4" />
            </Button>
            <ShareWork key={document.id} shared="pdf" link={link} isSign />
            <a href={pdfFilePath(document.id)} download aria-label="Download" title="Download" className={iconButton}>
              <Icon icon={Download} className="size-4" />
            </a>
            <Form method="post">
              <DeleteSign what="this PDF" isTeams={isShared} />
            </Form>
          </>
        )}
      </div>
      <ShareWithTeam key={document.id} kind="pdf" isShared={isShared} className="pt-1 pb-1.5 pl-12" />
    </header>
  );
}

const iconButton = buttonClass({ variant: "ghost", className: "px-3" });
