import { randomBytes } from "node:crypto";
import { and, eq, gt, inArray, isNull, or, sql } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { isLinkToken, type LinkLifetime, linkLifetimes } from "./design-link-rules.ts";
import { getDesign, holdDesign, type OwnDesign, type StoredDesign } from "./designs.ts";
import { designLinks, designs } from "./schema.ts";

const tokenBytes = 18;
const dayMs = 24 * 60 * 60_000;

export type DesignLink = Pick<typeof designLinks.$inferSelect, "token" | "expiresAt">;

interface SharedFor extends OwnDesign {
  readonly lifetime: LinkLifetime;
}

const sharing = { name: "design-links", attemptsMax: 100, windowSeconds: 10 * 60 };

/**
 * Gives a design a link that anyone can open. One that works already stays the same, however often this is called; its lifetime changes.
 * @throws {AppError} `not_found`, also for another user's; `rate_limited`.
 */
export async function shareDesign(services: Services, { lifetime, ...own }: SharedFor): Promise<DesignLink> {
  const { db, clock, rateLimits, secrets } = services;
  await rateLimits.consume(sharing, secrets.digest("rate-limit", own.userId));
  const now = clock.now();
  const days = linkLifetimes[lifetime];
  const expiresAt = days === null ? null : new Date(now.getTime() + days * dayMs);
  const token = randomBytes(tokenBytes).toString("base64url");
  // An address that has expired must not work again.
  const kept = sql`case when ${isOpen(now)} then ${designLinks.token} else excluded.token end`;
  return db.transaction(async (tx) => {
    const [link] = await tx
      .insert(designLinks)
      .values({ designId: await holdDesign(tx, own), token, expiresAt, createdAt: now })
      .onConflictDoUpdate({ target: designLinks.designId, set: { expiresAt, token: kept } })
      .returning({ token: designLinks.token, expiresAt: designLinks.expiresAt });
    if (!link) throw new Error("a link was not stored");
    return link;
  });
}

/** The address stops working at once. A design without a link stays as it is. @throws {AppError} `not_found` */
export async function revokeLink(db: Executor, own: OwnDesign): Promise<void> {
  const { id } = await getDesign(db, own);
  await db.delete(designLinks).where(eq(designLinks.designId, id));
}

/** The links that work, by the ids of their designs. The caller has checked whose those are. */
export async function listLinks(
  db: Executor,
  designIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, DesignLink>> {
  if (designIds.length === 0) return new Map();
  const { designId, token, expiresAt } = designLinks;
  const rows = await db
    .select({ designId, token, expiresAt })
    .from(designLinks)
    .where(and(inArray(designId, [...designIds]), isOpen(now)));
  return new Map(rows.map(({ designId: id, ...link }) => [id, link]));
}

export type SharedDesign = Pick<StoredDesign, "userId" | "title" | "document" | "updatedAt">;

/** What a link shows. @throws {AppError} `not_found` for one that was never given, revoked or has expired, or whose design was deleted. */
export async function getSharedDesign(db: Executor, token: string, now: Date): Promise<SharedDesign> {
  const { userId, title, document, updatedAt, deletedAt } = designs;
  const [shared] = isLinkToken(token)
    ? await db
        .select({ userId, title, document, updatedAt })
        .from(designLinks)
        .innerJoin(designs, eq(designs.id, designLinks.designId))
        .where(and(eq(designLinks.token, token), isOpen(now), isNull(deletedAt)))
    : [];
  if (shared) return shared;
  throw new AppError("not_found", {
    userMessage: "This link doesn’t work anymore. It may have expired, or the person who shared it has taken it back.",
  });
}

const isOpen = (now: Date) => or(isNull(designLinks.expiresAt), gt(designLinks.expiresAt, now));
