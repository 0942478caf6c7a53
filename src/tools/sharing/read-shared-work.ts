import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { chatPath } from "../chat/chat-rules.ts";
import { getConversation } from "../chat/conversations.ts";
import { listSharedMessages } from "../chat/shared-messages.ts";
import { findDocument } from "../documents/latest-documents.ts";
import { type Board, cardsIn } from "../ideas/ideation/board.ts";
import { tabPath } from "../ideas/ideation/ideation-rules.ts";
import { type MapContent, mindmapPath } from "../ideas/mindmap/mindmap-rules.ts";
import { type WorkKind, workDocumentOf, workKinds } from "../library/work-documents.ts";
import { chatpdfPath } from "../pdf/chatpdf-rules.ts";
import { getPdf } from "../pdf/documents.ts";
import { listSharedQuestions } from "../pdf/questions.ts";
import { readPosition } from "../run-screens/texts/conversation-page.ts";
import { type DraftContent, writePath } from "../writing/drafts/draft-brief.ts";
import { noLink } from "./new-link.ts";
import { findLinkedWork, type OwnWork } from "./work-links.ts";

/** Exchanges of a conversation on one page. */
const exchangesShown = 50;

interface Asked {
  readonly token: string;
  readonly now: Date;
  /** Parameters of the page's address: `after` shows later messages. */
  readonly query: URLSearchParams;
}

/**
 * Work as its link shows it: a document as it is now, a conversation as it was when the link was made. The link never shows the brief of a
 * draft, files, prices, or the owner.
 * @returns undefined for a token that is no work's. @throws {AppError} `not_found` if the work was deleted.
 */
export async function readSharedWork(db: Executor, { token, now, query }: Asked) {
  const linked = await findLinkedWork(db, token, now);
  if (!linked) return undefined;
  const after = readPosition(query.get("after")) ?? 0;
  try {
    return linked.work.kind === "document"
      ? await readDocument(db, linked)
      : await readConversation(db, { ...linked, after });
  } catch (error) {
    throw error instanceof AppError && error.code === "not_found" ? noLink() : error;
  }
}

export type SharedWork = NonNullable<Awaited<ReturnType<typeof readSharedWork>>>;
export type SharedDocument = Extract<SharedWork, { readonly kind: WorkKind }>;
export type SharedConversation = Exclude<SharedWork, SharedDocument>;

/** Screens on which others make their own work. */
const screens: Readonly<Record<WorkKind, string>> = {
  draft: writePath,
  "mind-map": mindmapPath,
  board: tabPath("boards"),
};

async function readDocument(db: Executor, { userId, work }: OwnWork) {
  const { kind, title, content } = await findDocument(db, { userId, kinds: workKinds, documentId: work.id });
  const common = { title, label: workDocumentOf(kind).label, screen: screens[kind] };
  switch (kind) {
    case "draft": {
      const { text, brief } = content as DraftContent;
      return { kind, ...common, text: withoutTitle(text, title), language: brief.language };
    }
    case "mind-map": {
      const { nodes } = content as MapContent;
      return { kind, ...common, nodes: nodes.map(({ depth, text }, index) => ({ id: String(index), depth, text })) };
    }
    case "board": {
      const board = content as Board;
      const columns = board.columns.map(({ id, name }) => ({
        name,
        cards: cardsIn(board, id).map(({ text, votes }) => ({ text, votes })),
      }));
      return { kind, ...common, columns };
    }
  }
}

/** A draft often begins with its title, which the page shows anyway. */
function withoutTitle(text: string, title: string): string {
  const [first = "", ...rest] = text.trimStart().split("\n");
  const isTitle = first.replace(/^#\s+/, "").trim().toLowerCase() === title.trim().toLowerCase();
  return first.startsWith("#") && isTitle ? rest.join("\n").trimStart() : text;
}

interface LinkedConversation extends OwnWork {
  readonly until: Date;
  readonly after: number;
}

async function readConversation(db: Executor, { userId, work, until, after }: LinkedConversation) {
  const part = { until, after, countMax: exchangesShown };
  const isChat = work.kind === "chat";
  const title = isChat
    ? (await getConversation(db, { userId, conversationId: work.id })).title
    : (await getPdf(db, { userId, documentId: work.id })).name;
  const list = isChat ? listSharedMessages : listSharedQuestions;
  const { exchanges, hasLater } = await list(db, work.id, part);
  return {
    kind: isChat ? ("chat" as const) : ("pdf" as const),
    title,
    exchanges,
    label: isChat ? "Conversation" : "Conversation about a PDF",
    screen: isChat ? chatPath : chatpdfPath,
    hasEarlier: after > 0,
    /** The position that later ones come after; null if these are the last. */
    later: hasLater ? (exchanges.at(-1)?.position ?? null) : null,
  };
}
