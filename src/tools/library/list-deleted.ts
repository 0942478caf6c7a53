import type { Services } from "#platform/services.ts";
import {
  byPosition,
  type DeletedQuestion,
  type DeletedRow,
  formatPosition,
  listDeletedRuns,
  undoMs,
} from "#runs/index.ts";
import { listDeletedBots } from "../chat/bots/bots.ts";
import { listDeletedConversations } from "../chat/conversations.ts";
import { listDeletedKits } from "../design/brand-kits/brand-kits.ts";
import { listDeletedDesigns } from "../design/delete-design.ts";
import { listOnlyTitles } from "../design/runs-of-designs.ts";
import { listDeletedDocuments } from "../documents/change-documents.ts";
import { listDeletedPdfs } from "../pdf/documents.ts";
import { type DeletedKind, keyOf } from "./library-rules.ts";
import { lineOf } from "./list-library.ts";
import { listKeptTexts } from "./run-texts.ts";
import { isWorkKind, workDocumentOf } from "./work-documents.ts";
import { workToolOf } from "./work-tools.ts";

export interface DeletedItem {
  readonly key: string;
  /** Kind of item, in the singular. */
  readonly label: string;
  readonly title: string;
  /** Until then it can be restored. */
  readonly goneAt: Date;
}

interface FoundRow extends DeletedRow {
  readonly of: DeletedKind;
}

/**
 * Everything that a user deleted within the last day, latest first: all that the product says can be undone.
 * @returns `next` for the items after these; null if there are none.
 */
export async function listDeleted({ db }: Pick<Services, "db">, question: DeletedQuestion) {
  const asked = { ...question, countMax: question.countMax + 1 };
  const find = async (of: DeletedKind, list: typeof listDeletedRuns): Promise<readonly FoundRow[]> =>
    (await list(db, asked)).map((row) => ({ ...row, of }));
  const found = await Promise.all([
    find("run", listDeletedRuns),
    find("design", listDeletedDesigns),
    find("chat", listDeletedConversations),
    find("document", listDeletedDocuments),
    find("pdf", listDeletedPdfs),
    find("bot", listDeletedBots),
    find("kit", listDeletedKits),
  ]);
  const rows = found.flat().toSorted(byPosition);
  const shown = rows.slice(0, question.countMax);
  const last = shown.at(-1);
  const titles = await titlesOfRuns(db, question.userId, shown);
  return {
    items: shown.map((row) => showItem(row, titles)),
    next: last && rows.length > shown.length ? formatPosition(last) : null,
  };
}

/** Titles of runs that the library names by something else than their settings. */
async function titlesOfRuns(db: Services["db"], userId: string, rows: readonly FoundRow[]) {
  const runs = rows.filter(({ of }) => of === "run").map(({ id, kind }) => ({ id, tool: kind }));
  const [ofDesigns, kept] = await Promise.all([
    listOnlyTitles(db, { userId, runIds: runs.map(({ id }) => id) }),
    listKeptTexts(db, { userId, runs }),
  ]);
  return new Map([...ofDesigns, ...[...kept].map(([id, { question }]) => [id, question] as const)]);
}

const showItem = ({ of, id, kind, title, at }: FoundRow, titles: ReadonlyMap<string, string>): DeletedItem => ({
  key: keyOf({ kind: of, id }),
  label: labelOf(of, kind),
  title: lineOf((of === "run" && titles.get(id)) || title) || "Untitled",
  goneAt: new Date(new Date(at).getTime() + undoMs),
});

function labelOf(of: DeletedKind, kind: string): string {
  switch (of) {
    case "run":
      return workToolOf(kind).label;
    case "document":
      return isWorkKind(kind) ? workDocumentOf(kind).label : "Search";
    case "chat":
      return workToolOf("chat").label;
    case "design":
      return "Design";
    case "pdf":
      return "PDF";
    case "bot":
      return "Bot";
    case "kit":
      return "Brand kit";
  }
}
