import { useCallback, useEffect, useState } from "react";
import { redirect, useRevalidator } from "react-router";
import { accountMeta } from "#accounts/ui/index.ts";
import { listOfferedEngines } from "#models/index.ts";
import { readForm, readIntent } from "#platform/forms/read-form.ts";
import { fieldOf } from "#platform/forms/rules.ts";
import { servicesContext } from "#platform/services.ts";
import { deleteOneWithLog, requireActor } from "#teams/index.ts";
import { shareWithTeamIntent } from "#teams/rules.ts";
import { classNames } from "#ui/class-names.ts";
import { changeWorkLink, findWorkLink, linkIntents, workServices } from "#work/index.ts";
import { drawTexts } from "../../run-screens/texts/draw-texts.ts";
import { startDrawing } from "../../run-screens/ui/draw-in-browser.ts";
import { DrawnTexts } from "../../run-screens/ui/use-drawn-text.ts";
import { chatpdfPath, documentPath } from "../chatpdf-rules.ts";
import { findPdfOwner, renamePdf, restorablePdfs } from "../documents.ts";
import type { MarkedPassage } from "../find-marks.ts";
import { readPdfPage } from "../read-chatpdf.ts";
import { sharePdf } from "../share-pdf.ts";
import { Answers } from "../ui/answers.tsx";
import { DocumentHeader } from "../ui/document-header.tsx";
import { PdfViewer } from "../ui/pdf-viewer.tsx";
import { firstAnswers } from "../ui/question-list.tsx";
import type { Route } from "./+types/chatpdf-document";

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  accountMeta(matches[0].loaderData, loaderData?.document.name ?? "Chat with a PDF", chatpdfPath);

/** For the breadcrumbs: the address has only an id. */
export const handle = {
  crumb: ({ document }: Route.ComponentProps["loaderData"]) => document.name,
  isFullWidth: true,
  makesRuns: true,
};

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const actor = await requireActor(context, url);
  const services = context.get(servicesContext);
  const userId = await findPdfOwner(services.db, { ...actor, id: params.documentId });
  const asked = {
    userId,
    documentId: params.documentId,
    query: url.searchParams,
    listEngines: () => listOfferedEngines(context, actor.ownerId),
  };
  const [page, link] = await Promise.all([
    readPdfPage(services, asked),
    findWorkLink(services, { userId, work: { kind: "pdf", id: params.documentId } }),
  ]);
  return {
    ...page,
    link,
    isShared: userId !== actor.privateId,
    drawn: await drawTexts(services, { group: actor.userId, texts: firstAnswers(page.questions) }),
  };
}

const intents = ["rename", "delete", shareWithTeamIntent, ...linkIntents] as const;

export async function action({ request, context, url, params }: Route.ActionArgs) {
  const actor = await requireActor(context, url);
  const services = context.get(servicesContext);
  const { db, clock } = services;
  const form = await readForm(request);
  const intent = readIntent(form, intents);
  const userId = await findPdfOwner(db, { ...actor, id: params.documentId });
  const own = { userId, documentId: params.documentId };
  switch (intent) {
    case "delete": {
      const now = clock.now();
      await deleteOneWithLog(db, { actor, ownerId: userId, label: "PDF", now }, (tx) =>
        restorablePdfs.delete(tx, { userId, id: own.documentId }, now),
      );
      return redirect(`${chatpdfPath}?deleted=${own.documentId}`, 303);
    }
    case shareWithTeamIntent:
      await sharePdf(services, { actor, documentId: own.documentId });
      break;
    case "rename":
      await renamePdf(db, { ...own, name: fieldOf(form, "name") });
      break;
    default:
      await changeWorkLink(workServices(context), {
        userId,
        work: { kind: "pdf", id: own.documentId },
        intent,
        form,
      });
  }
  return redirect(documentPath(own.documentId), 303);
}

export interface OpenedPage {
  readonly page: number;
  /** Passages that are marked there. */
  readonly passages: readonly MarkedPassage[];
}

export default function ChatpdfDocumentPage({ loaderData }: Route.ComponentProps) {
  const { document, pagesWithoutText, link, isShared, drawn, ...answers } = loaderData;
  const [opened, setOpened] = useState<OpenedPage>({ page: 1, passages: [] });
  const [pane, setPane] = useState<Pane>("answers");
  const { revalidate } = useRevalidator();
  // So that the first answer need not wait for it.
  useEffect(startDrawing, []);
  const onOpen = useCallback((page: number, passages: readonly MarkedPassage[]) => {
    setOpened({ page, passages });
    setPane("document");
  }, []);
  const paneClass = (of: Pane) =>
    classNames("min-h-0 min-w-0 lg:flex lg:flex-col", pane === of ? "flex flex-1 flex-col" : "max-lg:hidden");
  return (
    <div className="flex h-(--workspace-height) min-h-96 flex-col">
      <DocumentHeader {...{ document, pagesWithoutText, link, isShared }} />
      <PaneTabs pane={pane} onPane={setPane} />
      <div className="flex min-h-0 flex-1 flex-col lg:grid lg:grid-cols-2 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <section aria-label="Document" className={classNames(paneClass("document"), "lg:border-r lg:border-hairline")}>
          <PdfViewer
            key={document.id}
            documentId={document.id}
            pageCount={document.pageCount}
            opened={opened}
            onPage={(page) => setOpened({ page, passages: [] })}
          />
        </section>
        <section aria-label="Answers" className={paneClass("answers")}>
          <DrawnTexts value={drawn}>
            <Answers key={document.id} {...answers} document={document} onOpen={onOpen} refresh={revalidate} />
          </DrawnTexts>
        </section>
      </div>
    </div>
  );
}

type Pane = "document" | "answers";

const panes: readonly { readonly id: Pane; readonly name: string }[] = [
  { id: "document", name: "Document" },
  { id: "answers", name: "Answers" },
];

/** Narrow windows have room for one of the two. */
function PaneTabs({ pane, onPane }: { readonly pane: Pane; readonly onPane: (pane: Pane) => void }) {
  return (
    <div className="flex border-b border-hairline lg:hidden">
      {panes.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          aria-pressed={pane === id}
          className={classNames(
            "min-h-11 flex-1 border-b-2 text-sm font-semibold",
            pane === id ? "border-accent-strong text-ink" : "border-transparent text-muted hover:text-ink",
          )}
          onClick={() => onPane(id)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
