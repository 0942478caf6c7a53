import type { Database, Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { restoreDeletedRun } from "#runs/index.ts";
import { restoreBot } from "../chat/bots/bots.ts";
import { restoreConversation } from "../chat/conversations.ts";
import { restoreKit } from "../design/brand-kits/brand-kits.ts";
import { restoreDesign } from "../design/delete-design.ts";
import { restoreDesignsOf } from "../design/runs-of-designs.ts";
import { restoreDeletedDocument } from "../documents/change-documents.ts";
import { restorePdf } from "../pdf/documents.ts";
import { selectedOf, tooLate } from "./change-library.ts";
import { type DeletedKind, type DeletedRef, parseDeletedKey } from "./library-rules.ts";

interface Own {
  readonly userId: string;
  readonly id: string;
}

/** Each throws `not_found` for what is gone for good, or is another user's. */
const restorers: Readonly<Record<DeletedKind, (tx: Executor, own: Own, now: Date) => Promise<void>>> = {
  async run(tx, { userId, id: runId }, now) {
    const deletedAt = await restoreDeletedRun(tx, { userId, runId }, now);
    await restoreDesignsOf(tx, { userId, runId, deletedAt });
  },
  chat: (tx, { userId, id: conversationId }) => restoreConversation(tx, { userId, conversationId }),
  document: (tx, { userId, id: documentId }, now) => restoreDeletedDocument(tx, { userId, documentId }, now),
  design: (tx, { userId, id: designId }, now) => restoreDesign(tx, { userId, designId }, now),
  pdf: (tx, { userId, id: documentId }) => restorePdf(tx, { userId, documentId }),
  bot: (tx, { userId, id: botId }, now) => restoreBot(tx, { userId, botId }, now),
  kit: (tx, { userId, id: kitId }, now) => restoreKit(tx, { userId, kitId }, now),
};

/**
 * Restores one thing (`only`), or all that are selected (`item`). What is gone for good meanwhile is left out.
 * @throws {AppError} `invalid_input`; `not_found` if nothing of it can be restored, also for another user's.
 */
export async function restoreDeleted(
  { db, clock }: Pick<Services, "db" | "clock">,
  { userId, form }: { readonly userId: string; readonly form: FormData },
): Promise<void> {
  const refs = selectedOf(form.has("only") ? form.getAll("only") : form.getAll("item"), parseDeletedKey);
  if ((await restoreAll(db, { userId, refs }, clock.now())) === 0) throw tooLate();
}

function restoreAll(
  db: Database,
  { userId, refs }: { readonly userId: string; readonly refs: readonly DeletedRef[] },
  now: Date,
): Promise<number> {
  // Two tabs take the rows in the same order, so that neither waits for the other.
  const inOrder = refs.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return db.transaction(async (tx) => {
    let count = 0;
    for (const { kind, id } of inOrder) {
      const isRestored = await restorers[kind](tx, { userId, id }, now).then(() => true, falseIfGone);
      if (isRestored) count += 1;
    }
    return count;
  });
}

function falseIfGone(error: unknown): false {
  if (error instanceof AppError && error.code === "not_found") return false;
  throw error;
}
