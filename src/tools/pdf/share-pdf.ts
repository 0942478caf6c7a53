import { eq } from "drizzle-orm";
import type { Transaction } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { type Actor, keptKeys } from "#teams/index.ts";
import { holdPrivate, shareWithTeam } from "#work/index.ts";
import { lockPdfs, requireRoom } from "./add-pdf.ts";
import { noDocument } from "./documents.ts";
import { keepEndedPdfAnswers } from "./questions.ts";
import { pdfDocuments, pdfQuestions } from "./schema.ts";

interface SharedPdf {
  readonly actor: Pick<Actor, "userId" | "team" | "privateId">;
  readonly documentId: string;
}

/**
 * Shares a PDF that a member of a team keeps to themselves with the team: with its questions, their runs and its link.
 * @throws {AppError} `not_found`, also for another member’s; `conflict` while an answer is being written; `payload_too_large` if the team
 * has no room for it; as `shareWithTeam`.
 */
export async function sharePdf(
  services: Pick<Services, "db" | "clock">,
  { actor, documentId: id }: SharedPdf,
): Promise<void> {
  await keepEndedPdfAnswers(services.db, actor.privateId, services.clock.now());
  const sharing = { actor, kind: "pdf", work: { kind: "pdf", id } } as const;
  await shareWithTeam(services, sharing, async (tx, { fromId, toId, teamName }) => {
    await lockPdfs(tx, toId);
    const held = { id, title: pdfDocuments.name, fromId, toId, gone: noDocument };
    const title = await holdPrivate(tx, pdfDocuments, held);
    if (title === undefined) return undefined;
    const isIt = eq(pdfDocuments.id, id);
    const [pdf] = await tx.select({ bytes: pdfDocuments.bytes }).from(pdfDocuments).where(isIt);
    await requireRoom(tx, toId, pdf?.bytes ?? 0, teamName);
    const runIds = await giveQuestions(tx, id, toId);
    await tx.update(pdfDocuments).set({ userId: toId }).where(isIt);
    return { title, runIds };
  });
}

/** @returns the ids of their runs. @throws {AppError} `conflict` while one is being answered. */
async function giveQuestions(tx: Transaction, documentId: string, toId: string): Promise<readonly string[]> {
  const { state, runId } = pdfQuestions;
  const areIts = eq(pdfQuestions.documentId, documentId);
  const questions = await tx.select({ state, runId }).from(pdfQuestions).where(areIts).for("update");
  if (questions.some((question) => question.state === "running")) throw isUnderWay();
  const given = { userId: toId, idempotencyKey: keptKeys(pdfQuestions, toId) };
  await tx.update(pdfQuestions).set(given).where(areIts);
  return questions.flatMap((question) => question.runId ?? []);
}

const isUnderWay = () =>
  new AppError("conflict", {
    userMessage:
      "An answer about this PDF is being written. Wait until it is complete, or stop it, then share the PDF.",
  });
