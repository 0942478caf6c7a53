import type { Database } from "#platform/db/database.ts";
import { countRunning, deleteRuns, restoreRuns, undoMs } from "#runs/index.ts";
import { deleteConversations, restoreConversations } from "../chat/conversations.ts";
import { deleteDesignsOf, restoreDesignsOf } from "../design/runs-of-designs.ts";
import { deleteDocuments, restoreDocuments } from "../documents/change-documents.ts";
import { type ItemRef, idsOf } from "./library-rules.ts";
import { workKinds } from "./work-documents.ts";

interface OwnItems {
  readonly userId: string;
  readonly items: readonly ItemRef[];
}

/**
 * Deletes several things at once: runs with their files and designs, conversations, and documents. The user can undo it for a day. For
 * every list of what users made, e.g. a history.
 * @returns how many were deleted, and how many are left because they go on. What isn't the user's counts as neither.
 */
export function deleteWork(
  db: Database,
  { userId, items }: OwnItems,
  now: Date,
): Promise<{ readonly deletedCount: number; readonly keptCount: number }> {
  return db.transaction(async (tx) => {
    const runIds = await deleteRuns(tx, { userId, runIds: idsOf(items, "run") }, now);
    await deleteDesignsOf(tx, { userId, runIds }, now);
    const conversationIds = idsOf(items, "chat");
    const chats = await deleteConversations(tx, { userId, conversationIds }, now);
    const documentIds = idsOf(items, "document");
    const documents = await deleteDocuments(tx, { userId, kinds: workKinds, documentIds }, now);
    const keptCount = await countRunning(tx, { userId, runIds: idsOf(items, "run") });
    return { deletedCount: runIds.length + chats.length + documents.length, keptCount };
  });
}

/**
 * Undoes one deletion. Designs that were deleted by themselves before stay deleted.
 * @param deletedAt as the deletion had it.
 * @returns how many were restored: none once their day is over.
 */
export async function restoreWork(
  db: Database,
  { userId, deletedAt }: { readonly userId: string; readonly deletedAt: Date },
  now: Date,
): Promise<number> {
  if (now.getTime() - deletedAt.getTime() >= undoMs) return 0;
  return db.transaction(async (tx) => {
    const runs = await restoreRuns(tx, { userId, deletedAt });
    if (runs > 0) await restoreDesignsOf(tx, { userId, deletedAt });
    const chats = await restoreConversations(tx, { userId, deletedAt });
    return runs + chats + (await restoreDocuments(tx, { userId, deletedAt }));
  });
}
