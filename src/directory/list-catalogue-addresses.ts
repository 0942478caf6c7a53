import type { Executor } from "#platform/db/database.ts";
import { isListed } from "./card-columns.ts";
import { changesPath } from "./change-rules.ts";
import { listFeaturedPairs } from "./compare/compare-tools.ts";
import { comparePath, comparisonPath } from "./compare-rules.ts";
import { collectionGroups, collections } from "./data/collections.ts";
import { toolSearchPath } from "./rules.ts";
import { categories, engines, tools } from "./schema.ts";

/** A window of the list: a large catalogue is read in parts. */
export interface Part {
  readonly offset: number;
  readonly limit: number;
}

/** Counts the addresses that `listCatalogueAddresses` has in total. */
export async function countCatalogueAddresses(db: Executor): Promise<number> {
  const [few, toolCount] = await Promise.all([listFewAddresses(db), db.$count(tools, isListed)]);
  return few.length + toolCount;
}

/**
 * Paths of the directory's pages besides its two lists: categories, collections, engines, some comparisons, and last the tools, of which there can be many.
 */
export async function listCatalogueAddresses(db: Executor, { offset, limit }: Part): Promise<string[]> {
  const few = await listFewAddresses(db);
  const here = few.slice(offset, offset + limit);
  const rows = await db
    .select({ slug: tools.slug })
    .from(tools)
    .where(isListed)
    .orderBy(tools.position, tools.slug)
    .offset(Math.max(0, offset - few.length))
    .limit(limit - here.length);
  return [...here, ...rows.map(({ slug }) => `/tools/${slug}`)];
}

async function listFewAddresses(db: Executor): Promise<string[]> {
  const [categoryRows, engineRows, pairs] = await Promise.all([
    db.select({ id: categories.id }).from(categories).orderBy(categories.position),
    db.select({ slug: engines.slug }).from(engines).orderBy(engines.position),
    listFeaturedPairs(db),
  ]);
  return [
    ...categoryRows.map(({ id }) => toolSearchPath({ categoryId: id })),
    // The `/tools` group is the catalogue page itself, one of the two lists.
    ...collectionGroups.filter(({ path }) => path !== "/tools").map(({ path }) => path),
    ...collections.map(({ path }) => path),
    ...engineRows.map(({ slug }) => `/ai-models/${slug}`),
    changesPath,
    comparePath,
    ...pairs.map(({ slugs }) => comparisonPath(slugs)),
  ];
}
