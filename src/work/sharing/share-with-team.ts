import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { isUuid } from "#platform/db/columns.ts";
import type { Transaction } from "#platform/db/database.ts";
import type { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { giveRuns } from "#runs/index.ts";
import { type Actor, shareInTeam, type WorkGift } from "#teams/index.ts";
import type { PrivateWork } from "#teams/rules.ts";
import { keyOf } from "../library/library-rules.ts";
import type { WorkRef } from "./link-rules.ts";
import { giveRunLinks } from "./run-links.ts";
import { giveWorkLink } from "./work-links.ts";

interface Sharing {
  readonly actor: Pick<Actor, "userId" | "team">;
  readonly kind: PrivateWork;
  readonly work: WorkRef;
}

interface Given {
  readonly title: string;
  readonly runIds: readonly string[];
}

/**
 * Shares work that a member of a team keeps to themselves with the team, whole: with its runs and links, in one transaction. What the team
 * has already stays as it is.
 * @param give moves the tool's own rows. It returns the work's title, and the ids of its runs; undefined if the team has it already.
 * @throws {AppError} as `shareInTeam` and `give`.
 */
export const shareWithTeam = (
  services: Pick<Services, "db" | "clock">,
  { work, ...sharing }: Sharing,
  give: (tx: Transaction, gift: WorkGift) => Promise<Given | undefined>,
): Promise<void> =>
  shareInTeam(services, { ...sharing, item: keyOf(work) }, async (tx, gift) => {
    const given = await give(tx, gift);
    if (!given) return undefined;
    const { title, runIds } = given;
    await giveRuns(tx, { ...gift, runIds });
    await giveRunLinks(tx, { ...gift, runIds });
    await giveWorkLink(tx, work, gift);
    return title;
  });

interface PrivateTable extends PgTable {
  readonly id: PgColumn;
  readonly userId: PgColumn;
  readonly deletedAt: PgColumn;
}

interface Held extends Pick<WorkGift, "fromId" | "toId"> {
  readonly id: string;
  readonly title: PgColumn;
  /** The error for what is not there, or belongs to neither. */
  readonly gone: () => AppError;
}

/**
 * Locks the row of some work until the transaction ends: nothing is added to it meanwhile.
 * @returns its title; undefined if the team has it already. @throws {AppError} `gone`, also for what is deleted.
 */
export async function holdPrivate(
  tx: Transaction,
  table: PrivateTable,
  { id, title, fromId, toId, gone }: Held,
): Promise<string | undefined> {
  const isIt = and(eq(table.id, id), inArray(table.userId, [fromId, toId]), isNull(table.deletedAt));
  const shown = { userId: table.userId, title: sql<string>`${title}` };
  const [held] = isUuid(id) ? await tx.select(shown).from(table).where(isIt).for("update") : [];
  if (!held) throw gone();
  return held.userId === fromId ? held.title : undefined;
}
