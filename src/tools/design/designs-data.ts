import { and, asc, eq, sql } from "drizzle-orm";
import type { PersonalDataSource } from "#accounts/index.ts";
import type { Executor } from "#platform/db/database.ts";
import { exactMoment, readPages } from "#platform/db/read-pages.ts";
import { designLinks, designs, designVersions } from "./schema.ts";

/** Designs of the studio, what they were before, and whether they are shared. Deleted with the account. */
export const designsData: PersonalDataSource = {
  name: "designs",

  exportFor: (db, { userId }) => exportDesigns(db, userId),

  async erase(db, { userId }) {
    await db.delete(designs).where(eq(designs.userId, userId));
  },
};

/** Designs per page of the export; each is up to 2 MB. */
const designsPerPage = 10;

async function* exportDesigns(db: Executor, userId: string) {
  const { id, title, brief, document, isFavorite, createdAt, updatedAt, deletedAt, number } = designs;
  const link = { createdAt: designLinks.createdAt, expiresAt: designLinks.expiresAt };
  const key = { at: exactMoment(createdAt), number };
  const readAfter = (last: { readonly id: string; readonly key: { at: string; number: number } } | undefined) =>
    db
      .select({ id, title, brief, document, isFavorite, createdAt, updatedAt, deletedAt, link, key })
      .from(designs)
      .leftJoin(designLinks, eq(designLinks.designId, id))
      .where(
        and(
          eq(designs.userId, userId),
          last && sql`(${createdAt}, ${number}, ${id}) > (${last.key.at}::timestamptz, ${last.key.number}, ${last.id})`,
        ),
      )
      .orderBy(asc(createdAt), asc(number), asc(id))
      .limit(designsPerPage);
  for await (const page of readPages(designsPerPage, readAfter)) {
    for (const { key: _, ...design } of page) yield { ...design, versions: await listVersionTexts(db, design.id) };
  }
}

/** The words alone: a hundred whole documents of each design would be more than anyone can open. */
function listVersionTexts(db: Executor, ofDesign: string): Promise<object[]> {
  const { designId, number, label, document, createdAt } = designVersions;
  const texts = sql<
    readonly string[]
  >`jsonb_path_query_array(${document}, '$.elements[*].text') || jsonb_path_query_array(${document}, '$.pages[*].elements[*].text')`;
  return db
    .select({ number, label, texts, createdAt })
    .from(designVersions)
    .where(eq(designId, ofDesign))
    .orderBy(asc(number));
}
