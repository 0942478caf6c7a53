import { desc, eq, isNotNull } from "drizzle-orm";
import { recordSecurityEvent } from "#accounts/index.ts";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { findAnsweringAccount } from "#teams/index.ts";
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

/** The table of links of one kind. */
export interface LinkTable {
  /** Its links, as their owner reads it: `to a design`. */
  readonly name: string;
  /** Lists the link that has the token; without a token, those that are offline, latest first. */
  list(db: Executor, token: string | undefined): Promise<readonly OperatedLink[]>;
  mark(db: Executor, token: string, offlineAt: Date | null): Promise<unknown>;
}

/** Links of one table that are listed at most. */
export const listedMax = 1_000;

const ofRuns: LinkTable = {
  name: "to a result",
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
  name: "to a document or conversation",
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

/** Links to results of runs, and to documents and conversations. */
export const commonLinkTables: LinkTables = { result: ofRuns, work: ofWorks };

/** Tables of links, by what is shared with them. */
export type LinkTables = Readonly<Record<string, LinkTable>>;
export type FoundLink = OperatedLink & { readonly kind: string };

/** Links that are offline, each by itself. */
export async function listOfflineLinks(db: Executor, tables: LinkTables): Promise<readonly FoundLink[]> {
  const lists = await Promise.all(
    Object.entries(tables).map(async ([kind, table]) => {
      const links = await table.list(db, undefined);
      return links.map((link) => ({ kind, ...link }));
    }),
  );
  return lists.flat();
}

/** @param given a token, or an address that ends with one. @throws {AppError} `not_found` */
export async function getLink(db: Executor, tables: LinkTables, given: string) {
  const token = tokenIn(given);
  for (const [kind, table] of token === undefined ? [] : Object.entries(tables)) {
    const [link] = await table.list(db, token);
    if (link && token) return { kind, table, ...link, token };
  }
  throw new AppError("not_found", {
    userMessage: `There is no share link ${given}. It may have been revoked, or replaced by a new one after it had expired.`,
  });
}

/** `https://easel.example/s/TOKEN/file?x` → TOKEN */
const tokenIn = (given: string): string | undefined =>
  (given.split(/[?#]/, 1)[0] ?? "").split("/").findLast(isLinkToken);

/**
 * Takes a link offline, or puts it back. While it is offline it shows nothing, and its owner can neither revoke nor renew it. The audit log
 * of the account that answers for it says so: of a team's link, that of the team's owner.
 * @returns false if that was so already. @throws {AppError} `not_found`
 */
export function setLinkOffline(
  { db, clock }: Pick<Services, "db" | "clock">,
  tables: LinkTables,
  { link: given, isOffline }: { readonly link: string; readonly isOffline: boolean },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { table, token, userId, offlineAt } = await getLink(tx, tables, given);
    if (isOffline === (offlineAt !== null)) return false;
    const happenedAt = clock.now();
    await table.mark(tx, token, isOffline ? happenedAt : null);
    const answering = (await findAnsweringAccount(tx, userId))?.userId;
    if (!answering) return true;
    const event = isOffline ? "link-taken-offline" : "link-put-back";
    await recordSecurityEvent(tx, { userId: answering, kind: event, detail: { what: table.name }, happenedAt });
    return true;
  });
}
