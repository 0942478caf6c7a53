import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { categories as categorySeeds } from "./data/categories.ts";
import { engines as engineSeeds } from "./data/engines.ts";
import { quickApps as quickAppSeeds } from "./data/quick-apps.ts";
import { tools as toolSeeds } from "./data/tools.ts";
import { catalogueSeed, categories, engines, quickApps, tools } from "./schema.ts";

/**
 * Brings the catalogue's tables to the data files: adds what is new, corrects what the files own, touches nothing when the files have
 * not changed since the last time. What the operator owns (pictures, tools added by hand) stays, and so does a listing that a user has submitted or its maker edited.
 * @param discounts percent by tool slug, as the operator agreed them with the vendors; seeded tools carry 0 otherwise.
 */
export async function seedCatalogue(
  client: pg.Client | pg.PoolClient,
  discounts: Readonly<Record<string, number>>,
): Promise<void> {
  const db = drizzle(client);
  const source = JSON.stringify([categorySeeds, toolSeeds, engineSeeds, quickAppSeeds, discounts]);
  const digest = createHash("sha256").update(source).digest("hex");
  await db.transaction(async (tx) => {
    const [last] = await tx.select().from(catalogueSeed);
    if (last?.digest === digest) return;

    const excluded = (...columns: string[]) =>
      Object.fromEntries(columns.map((column) => [column, sql.raw(`excluded.${toSnakeCase(column)}`)]));
    /** A listing that a user's submission or a maker's edit has published is not the files' any more. */
    const unlessEdited = (...columns: string[]) =>
      Object.fromEntries(
        columns
          .map(toSnakeCase)
          .map((name, index) => [
            columns[index] ?? name,
            sql.raw(`case when tools.edited_at is null then excluded.${name} else tools.${name} end`),
          ]),
      );
    await tx
      .insert(categories)
      .values(categorySeeds.map((seed, position) => ({ ...seed, position })))
      .onConflictDoUpdate({ target: categories.id, set: excluded("name", "description", "hue", "position") });
    await tx
      .insert(tools)
      .values(
        toolSeeds.map(({ category, ...seed }, position) => ({
          ...seed,
          tags: [...seed.tags],
          categoryId: category,
          position,
          affiliateDiscount: discounts[seed.slug] ?? 0,
        })),
      )
      .onConflictDoUpdate({
        target: tools.slug,
        set: {
          ...unlessEdited("name", "description", "categoryId", "website", "tags", "logo", "isNew", "isPaid"),
          ...excluded("position", "affiliateDiscount"),
        },
      });
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

const toSnakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
