import { and, desc, eq, gt, lte, sql } from "drizzle-orm";
import { isUuid } from "#platform/db/columns.ts";
import type { Database, Executor, Transaction } from "#platform/db/database.ts";
import type { Brief, Choices, DesignDocument } from "#studio/index.ts";
import { listFirstNames } from "#teams/index.ts";
import { isOwnRow, noDesign, type OwnDesign } from "./designs.ts";
import { designs, designVersions } from "./schema.ts";

export interface EditedDesign {
  readonly document: DesignDocument;
  readonly brief: Brief;
  readonly choices: Choices;
  /** The one that the user has edited. */
  readonly revision: number;
  /** Keeps what was there before as a version, under this name. */
  readonly label?: string | undefined;
  /** On plans that have brand kits. */
  readonly mayChangeKit: boolean;
  /** Member of a team who saves; null for users with their own. */
  readonly changedBy: string | null;
}

export interface SavedDesign {
  readonly revision: number;
  /** Another tab has saved since: nothing was stored, and `revision` is that tab's. */
  readonly isConflict: boolean;
  /** In a conflict, the member who has saved it since, where that is known. */
  readonly changedBy?: string | null;
}

/**
 * Stores an edited design, and what it was before as a version. Costs nothing.
 * @throws {AppError} `not_found`, also for another user's, and for a deleted one.
 */
export async function saveDesign(
  db: Database,
  { userId, designId }: OwnDesign,
  { document, brief: edited, choices, revision, label, mayChangeKit, changedBy }: EditedDesign,
  now: Date,
): Promise<SavedDesign> {
  if (!isUuid(designId)) throw noDesign();
  const isOwn = isOwnRow({ userId, designId });
  return db.transaction(async (tx) => {
    // Two tabs must not both number a version.
    const [before] = await tx
      .select({
        revision: designs.revision,
        updatedAt: designs.updatedAt,
        brief: designs.brief,
        changedBy: designs.changedBy,
      })
      .from(designs)
      .where(isOwn)
      .for("update");
    if (!before) throw noDesign();
    if (before.revision === revision) await keepVersion(tx, designId, { since: before.updatedAt, label });
    const brief = keepBrand(edited, before.brief, mayChangeKit);
    const [saved] = await tx
      .update(designs)
      .set({ document, brief, choices, revision: revision + 1, changedBy, updatedAt: now })
      .where(and(isOwn, eq(designs.revision, revision)))
      .returning({ revision: designs.revision });
    if (saved) return { ...saved, isConflict: false };
    return { revision: before.revision, isConflict: true, changedBy: before.changedBy };
  });
}

/** Keeps the kind of a design as it was made; its brand kit, too, on plans that have none. */
export const keepBrand = (edited: Brief, { kind, brandKit }: Brief, mayChangeKit: boolean): Brief => ({
  ...edited,
  kind,
  brandKit: mayChangeKit ? edited.brandKit : brandKit,
});

const versionIntervalMs = 60_000;
/** Besides the first one. */
const versionsMax = 100;
/** Maximum size of a design's versions together, as they are stored, besides the first one and the newest. */
const versionBytesMax = 20_000_000;

/** @param since when the design became what it is. */
async function keepVersion(
  tx: Transaction,
  designId: string,
  { since, label }: { readonly since: Date; readonly label: string | undefined },
): Promise<void> {
  const [newest] = await tx
    .select({ number: designVersions.number, createdAt: designVersions.createdAt })
    .from(designVersions)
    .where(eq(designVersions.designId, designId))
    .orderBy(desc(designVersions.number))
    .limit(1);
  const isSoon = newest && since.getTime() - newest.createdAt.getTime() < versionIntervalMs;
  if (isSoon && label === undefined) return;
  const number = (newest?.number ?? 0) + 1;
  // Copied by the database: documents are large.
  await tx.execute(sql`
    insert into ${designVersions} (design_id, number, brief, choices, document, label, changed_by, created_at)
    select ${designs.id}, ${number}, ${designs.brief}, ${designs.choices}, ${designs.document}, ${label ?? null}, ${designs.changedBy}, ${designs.updatedAt}
    from ${designs} where ${designs.id} = ${designId}`);
  const isOld = lte(designVersions.number, number - versionsMax);
  await tx
    .delete(designVersions)
    .where(and(eq(designVersions.designId, designId), isOld, gt(designVersions.number, 1)));
  await tx.execute(sql`
    delete from ${designVersions} using (
      select number, sum(pg_column_size(document)) over (order by number desc) as bytes
      from ${designVersions} where design_id = ${designId}
    ) as with_newer
    where ${designVersions.designId} = ${designId} and ${designVersions.number} = with_newer.number
      and with_newer.bytes > ${versionBytesMax} and with_newer.number > 1 and with_newer.number < ${number}`);
}

export interface ListedVersion {
  readonly number: number;
  readonly label: string | null;
  /** First name of the member who had saved it; null outside of teams, and for one whose account was deleted. */
  readonly by: string | null;
  readonly createdAt: Date;
}

export type Version = Pick<typeof designVersions.$inferSelect, "number" | "brief" | "choices" | "document">;

const ofOwnDesign = (own: OwnDesign) => and(eq(designVersions.designId, own.designId), isOwnRow(own));

/** The newest first. None for another user’s design. */
export async function listVersions(db: Executor, own: OwnDesign): Promise<readonly ListedVersion[]> {
  if (!isUuid(own.designId)) return [];
  const { number, label, changedBy, createdAt } = designVersions;
  const rows = await db
    .select({ number, label, changedBy, createdAt })
    .from(designVersions)
    .innerJoin(designs, eq(designs.id, designVersions.designId))
    .where(ofOwnDesign(own))
    .orderBy(desc(number));
  const names = await listFirstNames(
    db,
    rows.flatMap((row) => row.changedBy ?? []),
  );
  return rows.map(({ changedBy: id, ...row }) => ({ ...row, by: (id !== null && names.get(id)) || null }));
}

/** @throws {AppError} `not_found`, also for another user’s. */
export async function getVersion(db: Executor, own: OwnDesign, wanted: number): Promise<Version> {
  const { number, brief, choices, document } = designVersions;
  const [version] = isUuid(own.designId)
    ? await db
        .select({ number, brief, choices, document })
        .from(designVersions)
        .innerJoin(designs, eq(designs.id, designVersions.designId))
        .where(and(ofOwnDesign(own), eq(number, wanted)))
    : [];
  if (!version) throw noDesign();
  return version;
}
