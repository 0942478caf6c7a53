import { fileNameOf } from "#platform/file-names.ts";
import { labelOfName } from "#platform/label-of-name.ts";
import type { DocumentWork, ListedWork, RestorableWork } from "../work-kind.ts";
import { type DocumentKind, documentKinds } from "./document-rules.ts";
import { moveDocuments, restorableDocuments } from "./documents.ts";
import { findDocument, listDocumentKinds, listLatestDocuments } from "./latest-documents.ts";

/** The kinds of documents that users make, of all that are stored. */
export const kindsMade = (made: Readonly<Record<string, DocumentWork>>): readonly DocumentKind[] =>
  documentKinds.filter((kind) => Object.hasOwn(made, kind));

/** Documents as the library and the page of deleted work have them. @param made the kinds that users make, as tools tell of them. */
export function documentsWork(made: Readonly<Record<string, DocumentWork>>): ListedWork & RestorableWork {
  const kinds = kindsMade(made);
  const all = restorableDocuments();
  const workOf = (kind: string): DocumentWork => {
    const work = made[kind];
    if (!work) throw new TypeError(`no tool tells of documents of the kind ${kind}`);
    return work;
  };
  return {
    kind: "document",
    // Searches and glossaries, which the library doesn't show, can be restored as well.
    label: (kind) => made[kind]?.label ?? labelOfName(kind),
    async listFilters(db, userId) {
      const found = await listDocumentKinds(db, userId);
      return kinds.filter((kind) => found.includes(kind)).map((id) => ({ id, label: workOf(id).label }));
    },
    async list(db, { filter, ...question }) {
      const wanted = kinds.filter((kind) => filter === undefined || filter === kind);
      if (wanted.length === 0) return [];
      const found = await listLatestDocuments(db, { ...question, kinds: wanted });
      return found.map(({ kind, ...entry }) => ({
        ...entry,
        label: workOf(kind).label,
        path: workOf(kind).path(entry.id),
        state: "finished",
      }));
    },
    delete: async (tx, own, now) =>
      (await restorableDocuments(kinds).deleteAll(tx, own, now)).map(({ kind }) => workOf(kind).label),
    undoDelete: all.restoreAll,
    move: (tx, { ids, ...own }) => moveDocuments(tx, { ...own, kinds, documentIds: ids }),
    async findPath(db, { userId, id }) {
      const { kind } = await findDocument(db, { userId, kinds, documentId: id });
      return workOf(kind).path(id);
    },
    async zip({ db }, { userId, id }) {
      const { kind, title, content } = await findDocument(db, { userId, kinds, documentId: id });
      const read = async () => new TextEncoder().encode(workOf(kind).text(title, content));
      return [{ name: `${fileNameOf(title)}.md`, bytes: 0, read }];
    },
    listDeleted: all.listDeleted,
    restore: all.restore,
  };
}
