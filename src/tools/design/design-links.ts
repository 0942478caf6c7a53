import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import type { Services } from "#platform/services.ts";
import { hasNotEnded, isLinkShown, linkOffline, newLink, noLink, type ShareLink } from "#work/index.ts";
import { isLinkToken, type LinkLifetime } from "#work/sharing/link-rules.ts";
import { getDesign, holdDesign, type OwnDesign, type StoredDesign } from "./designs.ts";
import { designLinks, designs } from "./schema.ts";

interface SharedFor extends OwnDesign {
  readonly lifetime: LinkLifetime;
}

/**
 * Gives a design a link that anyone can open. One that works already stays the same, however often this is called; its lifetime changes.
 * @throws {AppError} `not_found`, also for another user's; `rate_limited`; `forbidden` if an operator has taken it offline.
 */
export async function shareDesign(services: Services, { lifetime, ...own }: SharedFor): Promise<ShareLink> {
  const { token, expiresAt, createdAt } = await newLink(services, { userId: own.userId, lifetime });
  // An address that has expired must not work again.
  const kept = sql`case when ${hasNotEnded(designLinks.expiresAt, createdAt)} then ${designLinks.token} else excluded.token end`;
  return services.db.transaction(async (tx) => {
    const [link] = await tx
      .insert(designLinks)
      .values({ designId: await holdDesign(tx, own), token, expiresAt, createdAt })
      .onConflictDoUpdate({
        target: designLinks.designId,
        set: { expiresAt, token: kept },
        setWhere: isNull(designLinks.offlineAt),
      })
      .returning({ token: designLinks.token, expiresAt: designLinks.expiresAt });
    if (!link) throw linkOffline();
    return link;
  });
}

/** The address stops working at once. A design without a link, or with one that an operator took offline, stays as it is. @throws {AppError} `not_found` */
export async function revokeLink(db: Executor, own: OwnDesign): Promise<void> {
  const { id } = await getDesign(db, own);
  await db.delete(designLinks).where(and(eq(designLinks.designId, id), isNull(designLinks.offlineAt)));
}

/** The links that work, by the ids of their designs. The caller has checked whose those are. */
export async function listLinks(
  db: Executor,
  designIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, ShareLink>> {
  if (designIds.length === 0) return new Map();
  const { designId, token, expiresAt } = designLinks;
  const rows = await db
    .select({ designId, token, expiresAt })
    .from(designLinks)
    .innerJoin(designs, eq(designs.id, designId))
    .where(and(inArray(designId, [...designIds]), isShown(now)));
  return new Map(rows.map(({ designId: id, ...link }) => [id, link]));
}

export type SharedDesign = Pick<StoredDesign, "userId" | "title" | "document" | "updatedAt">;

/**
 * Returns the design that a link shows.
 * @throws {AppError} `not_found` for a link that was never given, was revoked or has expired, or whose design was deleted.
 */
export async function getSharedDesign(db: Executor, token: string, now: Date): Promise<SharedDesign> {
  const { userId, title, document, updatedAt, deletedAt } = designs;
  const [shared] = isLinkToken(token)
    ? await db
        .select({ userId, title, document, updatedAt })
        .from(designLinks)
        .innerJoin(designs, eq(designs.id, designLinks.designId))
        .where(and(eq(designLinks.token, token), isShown(now), isNull(deletedAt)))
    : [];
  if (shared) return shared;
  throw noLink();
}

const { expiresAt: endsAt, offlineAt } = designLinks;
const isShown = (now: Date) => isLinkShown({ expiresAt: endsAt, offlineAt, userId: designs.userId }, now);
