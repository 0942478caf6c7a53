import { AppError } from "#platform/errors.ts";
import { readPosition } from "../conversation-rules.ts";
import { kindsMade } from "../documents/documents-work.ts";
import { findDocument } from "../documents/latest-documents.ts";
import type { WorkServices } from "../work-kinds.ts";
import { noLink } from "./new-link.ts";
import { findLinkedWork, type LinkedWork } from "./work-links.ts";

type Parts = Pick<WorkServices, "db" | "work">;

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
 * @returns the work, and for the server its owner's id; undefined for a token that is no work's. @throws {AppError} `not_found` if the work was deleted.
 */
export async function readSharedWork(services: Parts, { token, now, query }: Asked) {
  const linked = await findLinkedWork(services.db, token, now);
  if (!linked) return undefined;
  const after = readPosition(query.get("after")) ?? 0;
  try {
    const work =
      linked.work.kind === "document"
        ? { type: "document" as const, ...(await readDocument(services, linked)) }
        : { type: "conversation" as const, ...(await readConversation(services, { ...linked, after })) };
    return { ownerId: linked.userId, work };
  } catch (error) {
    throw error instanceof AppError && error.code === "not_found" ? noLink() : error;
  }
}

export type SharedWork = NonNullable<Awaited<ReturnType<typeof readSharedWork>>>["work"];
export type SharedDocument = Extract<SharedWork, { readonly type: "document" }>;
export type SharedConversation = Extract<SharedWork, { readonly type: "conversation" }>;

async function readDocument({ db, work: { documents } }: Parts, { userId, work: { id } }: LinkedWork) {
  const kinds = kindsMade(documents);
  const { kind, title, content } = await findDocument(db, { userId, kinds, documentId: id });
  const of = documents[kind];
  if (!of) throw noLink();
  return { kind, title, label: of.sharedLabel ?? of.label, screen: of.screen, content: of.share(title, content) };
}

interface LinkedConversation extends LinkedWork {
  readonly after: number;
}

async function readConversation({ db, work: kinds }: Parts, { userId, work, until, after }: LinkedConversation) {
  const of = kinds.shared.find(({ kind }) => kind === work.kind);
  if (!of) throw noLink();
  const title = await of.getTitle(db, { userId, id: work.id });
  const { exchanges, hasLater } = await of.listShared(db, work.id, { until, after, countMax: exchangesShown });
  return {
    title,
    exchanges,
    label: of.sharedLabel,
    screen: of.screen,
    hasEarlier: after > 0,
    /** The position that later ones come after; null if these are the last. */
    later: hasLater ? (exchanges.at(-1)?.position ?? null) : null,
  };
}
