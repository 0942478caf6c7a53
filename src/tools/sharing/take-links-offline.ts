import { desc, eq, isNotNull } from "drizzle-orm";
import { recordSecurityEvent } from "#accounts/index.ts";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { bots } from "../chat/bots/schema.ts";
import { designLinks, designs } from "../design/schema.ts";
import { isLinkToken } from "./link-rules.ts";
import { runLinks, workLinks } from "./schema.ts";

/** A share link, as an operator sees it: whose it is, and nothing of what it shows. */
export interface OperatedLink {
  /** A bot may have none. */
  readonly token: string | null;
  readonly userId: string;
  readonly expiresAt: Date | null;
  readonly offlineAt: Date | null;
}

interface LinkTable {
  /** Lists the link that has the token; without a token, those that are offline, latest first. */
  list(db: Executor, token: string | undefined): Promise<readonly OperatedLink[]>;
  mark(db: Executor, token: string, offlineAt: Date | null): Promise<unknown>;
}

const listedMax = 1_000;

const ofRuns: LinkTable = {
  list(db, given) {
    const { token, userId, expiresAt, offlineAt } = runLinks;
    return db
      .select({ token, userId, expiresAt, offlineAt })
      .from(runLinks)
      .where(given === undefined ? isNotNull(offlineAt) : eq(token, given))
      .orderBy(desc(offlineAt))
      .limit(listedMax);
  },
  mark: (db, token, offlineAt) => db.update(runLinks).set({ offlineAt }).where(eq(runLinks.token, token)),
};

const ofWorks: LinkTable = {
  list(db, given) {
    const { token, userId, expiresAt, offlineAt } = workLinks;
    return db
      .select({ token, userId, expiresAt, offlineAt })
      .from(workLinks)
      .where(given === undefined ? isNotNull(offlineAt) : eq(token, given))
      .orderBy(desc(offlineAt))
      .limit(listedMax);
  },
  mark: (db, token, offlineAt) => db.update(workLinks).set({ offlineAt }).where(eq(workLinks.token, token)),
};

const ofDesigns: LinkTable = {
  list(db, given) {
    const { token, expiresAt, offlineAt, designId } = designLinks;
    return db
      .select({ token, userId: designs.userId, expiresAt, offlineAt })
      .from(designLinks)
      .innerJoin(designs, eq(designs.id, designId))
      .where(given === undefined ? isNotNull(offlineAt) : eq(token, given))
      .orderBy(desc(offlineAt))
      .limit(listedMax);
  },
  mark: (db, token, offlineAt) => db.update(designLinks).set({ offlineAt }).where(eq(designLinks.token, token)),
};

const ofBots: LinkTable = {
  list(db, given) {
    const { shareToken: token, userId, shareExpiresAt: expiresAt, shareOfflineAt: offlineAt } = bots;
    return db
      .select({ token, userId, expiresAt, offlineAt })
      .from(bots)
      .where(given === undefined ? isNotNull(offlineAt) : eq(token, given))
      .orderBy(desc(offlineAt))
      .limit(listedMax);
  },
  mark: (db, token, shareOfflineAt) => db.update(bots).set({ shareOfflineAt }).where(eq(bots.shareToken, token)),
};

/** Everything that is shared by a link. */
const tables = { result: ofRuns, work: ofWorks, design: ofDesigns, bot: ofBots } as const;
export type LinkKind = keyof typeof tables;
export type FoundLink = OperatedLink & { readonly kind: LinkKind };

const kinds = Object.keys(tables) as LinkKind[];

/** Links that are offline, each by itself. */
export async function listOfflineLinks(db: Executor): Promise<readonly FoundLink[]> {
  const lists = await Promise.all(
    kinds.map(async (kind) => (await tables[kind].list(db, undefined)).map((link) => ({ kind, ...link }))),
  );
  return lists.flat();
}

/** @param given a token, or an address that ends with one. @throws {AppError} `not_found` */
export async function getLink(db: Executor, given: string): Promise<FoundLink & { readonly token: string }> {
  const token = tokenIn(given);
  for (const kind of token === undefined ? [] : kinds) {
    const [link] = await tables[kind].list(db, token);
    if (link && token) return { kind, ...link, token };
  }
  throw new AppError("not_found", {
    userMessage: `There is no share link ${given}. It may have been revoked, or replaced by a new one after it had expired.`,
  });
}

/** `https://easel.example/s/TOKEN/file?x` → TOKEN */
const tokenIn = (given: string): string | undefined =>
  (given.split(/[?#]/, 1)[0] ?? "").split("/").findLast(isLinkToken);

/**
 * Takes a link offline, or puts it back. While it is offline it shows nothing, and its owner can neither revoke nor renew it. The owner's
 * audit log says so.
 * @returns false if that was so already. @throws {AppError} `not_found`
 */
export function setLinkOffline(
  { db, clock }: Pick<Services, "db" | "clock">,
  { link: given, isOffline }: { readonly link: string; readonly isOffline: boolean },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { kind, token, userId, offlineAt } = await getLink(tx, given);
    if (isOffline === (offlineAt !== null)) return false;
    const happenedAt = clock.now();
    await tables[kind].mark(tx, token, isOffline ? happenedAt : null);
    const event = isOffline ? "link-taken-offline" : "link-put-back";
    await recordSecurityEvent(tx, { userId, kind: event, detail: { what: kindNames[kind] }, happenedAt });
    return true;
  });
}

/** Kinds of links as the owner reads them. */
const kindNames: Readonly<Record<LinkKind, string>> = {
  result: "to a result",
  work: "to a document or conversation",
  design: "to a design",
  bot: "to a bot",
};
