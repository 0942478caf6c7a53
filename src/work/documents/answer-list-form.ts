import { redirect } from "react-router";
import { readIntent } from "#platform/forms/read-form.ts";
import { fieldOf } from "#platform/forms/rules.ts";
import { labelOfName } from "#platform/label-of-name.ts";
import type { Services } from "#platform/services.ts";
import { type Actor, deleteOneWithLog, ownersOf } from "#teams/index.ts";
import type { DocumentKind } from "./document-rules.ts";
import {
  createDocument,
  duplicateDocument,
  findDocumentOwner,
  listDocuments,
  renameDocument,
  restorableDocuments,
} from "./documents.ts";

interface List {
  readonly kind: DocumentKind;
  /** New documents are of the private owner. `inCommon` for kinds that are the team’s at once. */
  readonly actor: Pick<Actor, "userId" | "ownerId" | "privateId" | "team">;
  /** Address of the page with the list, with its parameters but `deleted`. */
  readonly url: URL;
}

/** An actor whose documents of a kind are the team’s at once. */
export const inCommon = (actor: List["actor"]): List["actor"] => ({ ...actor, privateId: actor.ownerId });

/** Content of a list of documents. */
export async function loadList({ db, clock }: Pick<Services, "db" | "clock">, { kind, actor, url }: List) {
  const id = url.searchParams.get("deleted") ?? "";
  const userId = await findDocumentOwner(db, { ...actor, id });
  const [listed, deleted] = await Promise.all([
    listDocuments(db, { ownerIds: ownersOf(actor), kind }),
    restorableDocuments([kind]).findDeleted(db, { userId, id }, clock.now()),
  ]);
  return { listed, deleted };
}

/** Parameters in the address of the list that the page of a new document goes on with. */
function carriedOn(query: URLSearchParams): string {
  const carried = ["project", "again", "vary"].flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value]] : [];
  });
  return carried.length > 0 ? `?${new URLSearchParams(carried)}` : "";
}

interface Form extends List {
  readonly form: FormData;
  /** The page of a document. */
  readonly pathOf: (id: string) => string;
  /** Content of a new document, from the form’s fields. @throws {AppError} `invalid_input` */
  readonly start: (title: string) => object;
}

/**
 * Makes, renames, copies, deletes or restores a document, and leads to where its result is seen.
 * @throws {AppError} `not_found`, `invalid_input`, `conflict` if there are too many.
 */
export async function answerListForm(
  { db, clock }: Pick<Services, "db" | "clock">,
  { kind, actor, url, form, pathOf, start }: Form,
): Promise<Response> {
  const intent = readIntent(form, ["create", "rename", "duplicate", "delete", "restore"]);
  const documentId = fieldOf(form, "document");
  const userId = await findDocumentOwner(db, { ...actor, id: documentId });
  const own = { kind, userId, documentId };
  const now = clock.now();
  const list = new URL(url);
  list.searchParams.delete("deleted");
  switch (intent) {
    case "create": {
      const title = fieldOf(form, "title");
      const id = await createDocument(db, { kind, userId: actor.privateId, title, content: start(title) }, now);
      return redirect(`${pathOf(id)}${carriedOn(url.searchParams)}`, 303);
    }
    case "rename":
      await renameDocument(db, own, { title: fieldOf(form, "title"), changedBy: actor.team && actor.userId }, now);
      break;
    case "duplicate":
      await duplicateDocument(db, own, now);
      break;
    case "delete":
      await deleteOneWithLog(db, { actor, ownerId: userId, label: labelOfName(kind), now }, (tx) =>
        restorableDocuments([kind]).delete(tx, { userId, id: documentId }, now),
      );
      list.searchParams.set("deleted", own.documentId);
      break;
    case "restore":
      await restorableDocuments([kind]).restore(db, { userId, id: own.documentId }, now);
      break;
  }
  return redirect(`${list.pathname}${list.search}`, 303);
}
