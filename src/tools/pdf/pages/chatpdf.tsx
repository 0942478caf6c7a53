import { redirect } from "react-router";
import { accountMeta } from "#accounts/ui/index.ts";
import { listTextEngines } from "#models/index.ts";
import { readForm, readIntent } from "#platform/forms/read-form.ts";
import { fieldOf } from "#platform/forms/rules.ts";
import { servicesContext } from "#platform/services.ts";
import { findRunOwner } from "#runs/index.ts";
import { deleteOneWithLog, ownersOf, requireActor } from "#teams/index.ts";
import { DeletionNote } from "#work/ui/index.ts";
import { NoEngine } from "../../run-screens/ui/no-engine.tsx";
import { RerunNote } from "../../run-screens/ui/rerun-note.tsx";
import { chatpdfPath, documentPath } from "../chatpdf-rules.ts";
import { findPdfOwner, listPdfs, restorablePdfs } from "../documents.ts";
import { findQuestion } from "../read-chatpdf.ts";
import { PdfList } from "../ui/pdf-list.tsx";
import { UploadPdf } from "../ui/upload-pdf.tsx";
import type { Route } from "./+types/chatpdf";

export const meta: Route.MetaFunction = ({ matches }) =>
  accountMeta(matches[0].loaderData, "Chat with a PDF", chatpdfPath);

export const handle = { makesRuns: true };

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = await requireActor(context, url);
  const services = context.get(servicesContext);
  const { db, clock } = services;
  const deletedId = url.searchParams.get("deleted") ?? "";
  const userId = await findRunOwner(db, { ...actor, id: url.searchParams.get("again") ?? "" });
  const rerun = await findQuestion(services, { userId, query: url.searchParams });
  if (rerun) throw redirect(`${documentPath(rerun.documentId)}${url.search}`, 303);
  const [documents, deleted, engines] = await Promise.all([
    listPdfs(db, ownersOf(actor)),
    restorablePdfs.findDeleted(
      db,
      { userId: await findPdfOwner(db, { ...actor, id: deletedId }), id: deletedId },
      clock.now(),
    ),
    listTextEngines(services, actor.ownerId),
  ]);
  return {
    documents,
    deleted: deleted ?? null,
    isGone: url.searchParams.has("again"),
    hasEngine: engines.length > 0,
  };
}

const intents = ["delete", "restore"] as const;

export async function action({ request, context, url }: Route.ActionArgs) {
  const actor = await requireActor(context, url);
  const { db, clock } = context.get(servicesContext);
  const form = await readForm(request);
  const intent = readIntent(form, intents);
  const id = fieldOf(form, "documentId");
  const own = { userId: await findPdfOwner(db, { ...actor, id }), id };
  if (intent === "restore") {
    await restorablePdfs.restore(db, own, clock.now());
    return redirect(chatpdfPath, 303);
  }
  const now = clock.now();
  await deleteOneWithLog(db, { actor, ownerId: own.userId, label: "PDF", now }, (tx) =>
    restorablePdfs.delete(tx, own, now),
  );
  return redirect(`${chatpdfPath}?deleted=${own.id}`, 303);
}

export default function ChatpdfPage({ loaderData }: Route.ComponentProps) {
  const { documents, deleted, isGone, hasEngine } = loaderData;
  return (
    <div className="container-page grid grid-cols-1 gap-8 pt-6 pb-16 md:pt-8">
      <header className="grid gap-1.5">
        <h1 className="text-2xl">Chat with a PDF</h1>
        <p className="max-w-[64ch] text-muted">
          {hasEngine
            ? "Upload a PDF, and ask about it. Every answer names the pages it comes from, and opens them."
            : "Upload a PDF, and search for passages that contain your words. Each one opens its page."}
        </p>
      </header>
      <RerunNote rerun={isGone ? { settings: null } : undefined} />
      {deleted && <DeletionNote fields={{ documentId: deleted.id }}>“{deleted.title}” was deleted.</DeletionNote>}
      {!hasEngine && (
        <NoEngine
          isOptional
          need="Search finds passages that contain your words. With an engine, you can ask questions and get answers that cite their pages."
          cost="your answers"
        />
      )}
      <UploadPdf />
      <PdfList documents={documents} />
    </div>
  );
}
