import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { isUuid } from "#platform/db/columns.ts";
import type { Executor } from "#platform/db/database.ts";
import type { Services } from "#platform/services.ts";
import type { WorkServices } from "../work-kinds.ts";
import { isLinkToken, type LinkLifetime, linkPath, type ShownWorkLink, type WorkRef } from "./link-rules.ts";
import { hasNotEnded, isLinkShown, linkOffline } from "./link-state.ts";
import { newLink } from "./new-link.ts";
import { workLinks } from "./schema.ts";

const { token, documentId, conversationId, pdfId, expiresAt, offlineAt, createdAt } = workLinks;

const columns: Readonly<Record<WorkRef["kind"], PgColumn>> = {
  document: documentId,
  chat: conversationId,
  pdf: pdfId,
};

type Parts = Pick<WorkServices, "db" | "work">;

export interface OwnWork {
  readonly userId: string;
  readonly work: WorkRef;
}

const isOf = ({ userId, work }: OwnWork) => and(eq(workLinks.userId, userId), eq(columns[work.kind], work.id));
const isShown = (now: Date) => isLinkShown(workLinks, now);

/**
 * Gives a work a link that anyone can open. One that works already stays the same, and shows no more than it did; its lifetime changes.
 * @throws {AppError} `not_found`, also for another user's; `rate_limited`; `forbidden` if an operator has taken it offline.
 */
export async function shareWork(
  services: WorkServices,
  { lifetime, ...own }: OwnWork & { readonly lifetime: LinkLifetime },
): Promise<void> {
  const { db } = services;
  const { userId, work } = own;
  await requireWork(services, own);
  const made = await newLink(services, { userId, lifetime });
  // An address that has expired must not work again.
  const kept = (column: PgColumn, added: SQL) =>
    sql`case when ${hasNotEnded(expiresAt, made.createdAt)} then ${column} else ${added} end`;
  const stored = await db
    .insert(workLinks)
    .values({
      userId,
      ...made,
      documentId: work.kind === "document" ? work.id : null,
      conversationId: work.kind === "chat" ? work.id : null,
      pdfId: work.kind === "pdf" ? work.id : null,
    })
    .onConflictDoUpdate({
      target: columns[work.kind],
      set: {
        expiresAt: made.expiresAt,
        token: kept(token, sql`excluded.token`),
        createdAt: kept(createdAt, sql`excluded.created_at`),
      },
      setWhere: isNull(offlineAt),
    })
    .returning({ token });
  if (stored.length === 0) throw linkOffline();
}

/** The link shows what has been written since, too. A work without one stays as it is. @throws {AppError} `not_found` */
export async function refreshWorkLink(services: Parts, own: OwnWork, now: Date): Promise<void> {
  await requireWork(services, own);
  await services.db
    .update(workLinks)
    .set({ createdAt: now })
    .where(and(isOf(own), isShown(now)));
}

/** The address stops working at once. A work without a link, or with one that an operator took offline, stays as it is. @throws {AppError} `not_found`, also for another user's. */
export async function revokeWork(services: Parts, own: OwnWork): Promise<void> {
  await requireWork(services, own);
  await services.db.delete(workLinks).where(and(isOf(own), isNull(offlineAt)));
}

/** The link of a work that is the user's, if it has one that works. */
export async function findWorkLink(
  { db, clock, config }: Pick<Services, "db" | "clock" | "config">,
  own: OwnWork,
): Promise<ShownWorkLink | null> {
  const [link] = isUuid(own.work.id)
    ? await db
        .select({ token, expiresAt, createdAt })
        .from(workLinks)
        .where(and(isOf(own), isShown(clock.now())))
    : [];
  if (!link) return null;
  return { address: `${config.baseUrl}${linkPath(link.token)}`, expiresAt: link.expiresAt, createdAt: link.createdAt };
}

/** Gives the link of a work, if it has one, to the work's new owner, in the caller's transaction. The address stays. */
export async function giveWorkLink(
  tx: Executor,
  work: WorkRef,
  { fromId, toId }: { readonly fromId: string; readonly toId: string },
): Promise<void> {
  await tx
    .update(workLinks)
    .set({ userId: toId })
    .where(isOf({ userId: fromId, work }));
}

/** Work that a link leads to. */
export interface LinkedWork extends OwnWork {
  /** Messages and questions after that are not shown. */
  readonly until: Date;
}

/** Work that a link leads to. The work itself may have been deleted. */
export async function findLinkedWork(db: Executor, given: string, now: Date): Promise<LinkedWork | undefined> {
  if (!isLinkToken(given)) return undefined;
  const [found] = await db
    .select()
    .from(workLinks)
    .where(and(eq(token, given), isShown(now)));
  if (!found) return undefined;
  const works: readonly (readonly [WorkRef["kind"], string | null])[] = [
    ["document", found.documentId],
    ["chat", found.conversationId],
    ["pdf", found.pdfId],
  ];
  const [work] = works.flatMap(([kind, id]) => (id === null ? [] : [{ kind, id }]));
  return work && { userId: found.userId, work, until: found.createdAt };
}

/** @throws {AppError} `not_found`, also for another user's, and for a deleted one. */
async function requireWork({ db, work: kinds }: Parts, { userId, work: { kind, id } }: OwnWork): Promise<void> {
  const conversation = kinds.shared.find((of) => of.kind === kind);
  if (conversation) await conversation.getTitle(db, { userId, id });
  else for (const of of kinds.listed) if (of.kind === kind) await of.findPath(db, { userId, id });
}
