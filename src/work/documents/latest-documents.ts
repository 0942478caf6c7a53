import { and, desc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { containing, hasFoldedText, isUuid } from "#platform/db/columns.ts";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { comesAfter, type Position, positionOf } from "#runs/index.ts";
import { foldForSearch } from "#text/fold-for-search.ts";
import type { DocumentKind } from "./document-rules.ts";
import { documents } from "./schema.ts";

export interface LatestDocument<Kind extends DocumentKind = DocumentKind> extends Position {
  readonly kind: Kind;
  readonly title: string;
  /** Excerpt of a document that is a text. */
  readonly excerpt: string;
  readonly projectId: string | null;
  readonly updatedAt: Date;
}

interface Asked<Kind extends DocumentKind> {
  readonly userId: string;
  readonly kinds: readonly Kind[];
  /** Finds titles and contents with this text. */
  readonly search?: string | undefined;
  readonly projectId?: string | undefined;
  readonly after?: Position | undefined;
  readonly countMax: number;
}

const excerptMax = 300;
const searchMax = 200;
const { id, userId: owner, kind, title, content, projectId, deletedAt, updatedAt } = documents;

/** The documents that a user edited last. */
export function listLatestDocuments<Kind extends DocumentKind>(
  db: Executor,
  { userId, kinds, search = "", projectId: project, after, countMax }: Asked<Kind>,
): Promise<readonly LatestDocument<Kind>[]> {
  const text = search.trim().slice(0, searchMax);
  // Contents are as they were typed: folding them would take too long for each search.
  const [pattern, foldedPattern] = [containing(text), containing(foldForSearch(text))];
  const excerpt = sql<string>`left(coalesce(${content} ->> 'text', ''), ${excerptMax}::int)`;
  return db
    .select({ id, kind: sql<Kind>`${kind}`, title, excerpt, projectId, updatedAt, at: positionOf(updatedAt) })
    .from(documents)
    .where(
      and(
        eq(owner, userId),
        inArray(kind, [...kinds]),
        isNull(deletedAt),
        project === undefined ? undefined : eq(projectId, project),
        text === ""
          ? undefined
          : or(hasFoldedText(title, text), sql`${content}::text ilike any(array[${pattern}, ${foldedPattern}])`),
        after && comesAfter(after, updatedAt, id),
      ),
    )
    .orderBy(desc(updatedAt), desc(id))
    .limit(countMax);
}

interface OwnDocument<Kind extends DocumentKind> {
  readonly userId: string;
  readonly kinds: readonly Kind[];
  readonly documentId: string;
}

/** A document of whichever kind it is. @throws {AppError} `not_found`, also for another user's, and for a deleted one. */
export async function findDocument<Kind extends DocumentKind>(
  db: Executor,
  { userId, kinds, documentId }: OwnDocument<Kind>,
): Promise<{ readonly kind: Kind; readonly title: string; readonly content: object }> {
  const isIt = and(eq(id, documentId), eq(owner, userId), inArray(kind, [...kinds]), isNull(deletedAt));
  const [found] = isUuid(documentId)
    ? await db
        .select({ kind: sql<Kind>`${kind}`, title, content })
        .from(documents)
        .where(isIt)
    : [];
  if (!found) throw new AppError("not_found", { userMessage: "This was deleted, or you don’t have access to it." });
  return found;
}

/** Kinds of documents that a user has. */
export async function listDocumentKinds(db: Executor, userId: string): Promise<readonly DocumentKind[]> {
  const rows = await db
    .selectDistinct({ kind })
    .from(documents)
    .where(and(eq(owner, userId), isNull(deletedAt)));
  return rows.map((row) => row.kind);
}
