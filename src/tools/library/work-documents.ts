import type { Executor } from "#platform/db/database.ts";
import { findDocument } from "../documents/latest-documents.ts";
import type { Board } from "../ideas/ideation/board.ts";
import { writeBrief } from "../ideas/ideation/brief.ts";
import { boardPath } from "../ideas/ideation/ideation-rules.ts";
import { writeMarkdown } from "../ideas/mindmap/markdown.ts";
import { mapPath } from "../ideas/mindmap/mindmap-rules.ts";
import type { Outline } from "../ideas/mindmap/outline.ts";
import { type DraftContent, draftPath } from "../writing/drafts/draft-brief.ts";

/** The kinds of documents that users make. Of the others, searches lead to what others made, and a glossary is a setting. */
export const workKinds = ["draft", "mind-map", "board"] as const;
export type WorkKind = (typeof workKinds)[number];

export const isWorkKind = (kind: string): kind is WorkKind => workKinds.some((known) => known === kind);

interface WorkDocument {
  readonly label: string;
  /** Address at which the user works on one. */
  readonly path: (id: string) => string;
  /** Markdown of one, as it is stored. */
  readonly text: (title: string, content: object) => string;
}

const workDocuments: Readonly<Record<WorkKind, WorkDocument>> = {
  draft: { label: "Draft", path: draftPath, text: (_, content) => (content as DraftContent).text },
  "mind-map": {
    label: "Mind map",
    path: mapPath,
    text: (_, content) => writeMarkdown((content as { readonly nodes: Outline }).nodes),
  },
  board: {
    label: "Board",
    path: boardPath,
    text: (title, content) => `# ${writeBrief(title, content as Board, { lengthMax: Number.POSITIVE_INFINITY })}\n`,
  },
};

/** @returns where it is worked on. @throws {AppError} `not_found`, also for another user's. */
export async function findDocumentPath(
  db: Executor,
  own: { readonly userId: string; readonly documentId: string },
): Promise<string> {
  const { kind } = await findDocument(db, { ...own, kinds: workKinds });
  return workDocuments[kind].path(own.documentId);
}

export const workDocumentOf = (kind: WorkKind): WorkDocument => workDocuments[kind];
