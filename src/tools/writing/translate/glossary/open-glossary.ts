import type { Database } from "#platform/db/database.ts";
import { lockName } from "#platform/db/lock-name.ts";
import type { OpenedDocument } from "#work/documents/document-rules.ts";
import { createDocument, getDocument, listDocuments } from "#work/index.ts";
import type { GlossaryContent } from "./glossary-rules.ts";

/** The user's glossary: there is one, which is made when it is opened for the first time. */
export function openGlossary(db: Database, userId: string, now: Date): Promise<OpenedDocument<GlossaryContent>> {
  const kind = "glossary";
  return db.transaction(async (tx) => {
    const find = async () => (await listDocuments(tx, { ownerIds: [userId], kind }))[0]?.id;
    let documentId = await find();
    if (documentId === undefined) {
      // Two tabs that open it at once get the same one.
      await lockName(tx, `glossary/${userId}`);
      documentId =
        (await find()) ??
        (await createDocument(tx, { userId, kind, title: "Glossary", content: { entries: [] } }, now));
    }
    return getDocument<GlossaryContent>(tx, { userId, kind, documentId });
  });
}
