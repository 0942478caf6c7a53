import { createHash } from "node:crypto";
import { type AnyColumn, inArray, isNull, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { logAll, logDifferences } from "./changes/change-tool.ts";
import { categories as categorySeeds } from "./data/categories.ts";
import { engines as engineSeeds } from "./data/engines.ts";
import { quickApps as quickAppSeeds } from "./data/quick-apps.ts";
import { tools as toolSeeds } from "./data/tools.ts";
import { catalogueSeed, categories, engines, quickApps, tools } from "./schema.ts";
import { type ToolColumn, toolColumns } from "./tool-states.ts";
import { directorySettings } from "./upkeep/schema.ts";

/**
 * Brings the catalogue's tables to the data files: adds what is new, corrects what the files own, touches nothing when the files have
 * not changed since the last time. What the operator owns stays: pictures, states, tools added by hand, and every column of a tool that was
 * set on the operator's pages, and listings that a user submitted or edited (docs/decisions/0104-tool-facts.md). The public log tells what an update of the files changes, but not what
 * a new installation begins with.
 * @param discounts percent by tool slug, as the operator agreed them with the vendors; seeded tools carry 0 otherwise.
 */
export async function seedCatalogue(
  client: pg.Client | pg.PoolClient,
  discounts: Readonly<Record<string, number>>,
  now = new Date(),
): Promise<void> {
  const db = drizzle(client);
  const source = JSON.stringify([categorySeeds, toolSeeds, engineSeeds, quickAppSeeds, discounts]);
  const digest = createHash("sha256").update(source).digest("hex");
  await db.transaction(async (tx) => {
    const [last] = await tx.select().from(catalogueSeed);
    if (last?.digest === digest) return;

    const excluded = (...columns: string[]) =>
      Object.fromEntries(columns.map((column) => [column, sql.raw(`excluded.${toSnakeCase(column)}`)]));
    await tx
      .insert(categories)
      .values(categorySeeds.map((seed, position) => ({ ...seed, position })))
      .onConflictDoUpdate({ target: categories.id, set: excluded("name", "description", "hue", "position") });
    const before = new Map(
      (
        await tx
          .select()
          .from(tools)
          .where(
            inArray(
              tools.slug,
              toolSeeds.map((seed) => seed.slug),
            ),
          )
      ).map((tool) => [tool.slug, tool]),
    );
    const [settings] = await tx.select({ hasOffers: directorySettings.hasOffers }).from(directorySettings);
    const seeded = await tx
      .insert(tools)
      .values(
        toolSeeds.map(({ category, ...seed }, position) => ({
          ...seed,
          tags: [...seed.tags],
          categoryId: category,
          position,
          agreedDiscount: discounts[seed.slug] ?? 0,
          affiliateDiscount: settings?.hasOffers === false ? 0 : (discounts[seed.slug] ?? 0),
        })),
      )
      .onConflictDoUpdate({
        target: tools.slug,
        set: {
          ...Object.fromEntries(toolColumns.map((column) => [column, unlessEdited(column, tools[column])])),
          affiliateDiscount: unlessEdited("agreedDiscount", tools.affiliateDiscount),
        },
        // What a user's submission or a maker's edit has published is theirs and the operator's from then on.
        setWhere: isNull(tools.editedAt),
      })
      .returning();
    if (last) {
      const pairs = seeded.flatMap((after) => {
        const known = before.get(after.slug);
        return known?.state === "published" ? [{ before: known, after }] : [];
      });
      const added = seeded.filter(({ slug }) => !before.has(slug));
      await logDifferences(tx, pairs, now);
      await logAll(
        tx,
        added.map((tool) => ({ tool, entry: { kind: "added" } })),
        now,
      );
    }
    await tx
      .insert(engines)
      .values(
        engineSeeds.map(({ categories: ids, ...seed }, position) => ({
          ...seed,
          tags: [...seed.tags],
          categoryIds: [...ids],
          position,
        })),
      )
      .onConflictDoUpdate({
        target: engines.slug,
        set: excluded(
          "name",
          "vendor",
          "description",
          "website",
          "tags",
          "kind",
          "categoryIds",
          "logo",
          "api",
          "note",
          "models",
          "position",
        ),
      });
    await tx
      .insert(quickApps)
      .values(
        quickAppSeeds.map(({ categories: ids, ...seed }, position) => ({
          ...seed,
          features: [...seed.features],
          categoryIds: [...ids],
          position,
        })),
      )
      .onConflictDoUpdate({
        target: quickApps.slug,
        set: excluded("title", "description", "kind", "categoryIds", "features", "position"),
      });
    await tx.insert(catalogueSeed).values({ digest }).onConflictDoUpdate({ target: catalogueSeed.id, set: { digest } });
  });
}

/** The files' value, but the operator's where one has been set. */
const unlessEdited = (column: ToolColumn, own: AnyColumn) =>
  sql`case when ${column} = any(${tools.editedColumns}) then ${own} else ${sql.raw(`excluded."${own.name}"`)} end`;

const toSnakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
