import { and, arrayContains, eq, ne, or, sql } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { type Category, type Directory, type EngineCard, type EngineDetail, type QuickAppCard, type SectionContent, type ToolCard, toHeading } from "./rules.ts";
import { categories, engines, quickApps, tools } from "./schema.ts";

/** A category's section shows at most this many tools; the rest is on `/tools`. */
const toolsPerSection = 12;
const similarToolsMax = 6;

const toolCardColumns = {
  slug: tools.slug,
  name: tools.name,
  description: tools.description,
  categoryId: tools.categoryId,
  website: tools.website,
  tags: tools.tags,
  imageUrl: tools.imageUrl,
  logo: tools.logo,
  isNew: tools.isNew,
  isPaid: tools.isPaid,
  affiliateDiscount: tools.affiliateDiscount,
};

const engineCardColumns = {
  slug: engines.slug,
  name: engines.name,
  vendor: engines.vendor,
  description: engines.description,
  website: engines.website,
  tags: engines.tags,
  kind: engines.kind,
  categoryIds: engines.categoryIds,
  logo: engines.logo,
};

const quickAppCardColumns = {
  slug: quickApps.slug,
  title: quickApps.title,
  description: quickApps.description,
  kind: quickApps.kind,
  categoryIds: quickApps.categoryIds,
  features: quickApps.features,
};

export async function listCategories(db: Executor): Promise<Category[]> {
  return db
    .select({ id: categories.id, name: categories.name, description: categories.description, hue: categories.hue })
    .from(categories)
    .orderBy(categories.position);
}

/** The whole directory as the home page shows it: every category with its engines, quick apps and first tools. */
export async function getDirectory(db: Executor): Promise<Directory> {
  const [allCategories, firstTools, counts, allEngines, allQuickApps] = await Promise.all([
    listCategories(db),
    listFirstToolsOfEachCategory(db),
    db.select({ categoryId: tools.categoryId, count: sql<number>`count(*)::int` }).from(tools).groupBy(tools.categoryId),
    db.select(engineCardColumns).from(engines).orderBy(engines.position),
    db.select(quickAppCardColumns).from(quickApps).orderBy(quickApps.position),
  ]);
  const countOf = new Map(counts.map(({ categoryId, count }) => [categoryId, count]));
  const sections = allCategories.map((category) => {
    const content: SectionContent = {
      tools: firstTools.filter((tool) => tool.categoryId === category.id),
      engines: thoseIn(category.id, allEngines),
      quickApps: thoseIn(category.id, allQuickApps),
    };
    return { heading: toHeading(category, countOf.get(category.id) ?? 0, content), content };
  });
  return {
    headings: sections.map(({ heading }) => heading),
    contents: Object.fromEntries(sections.map(({ heading, content }) => [heading.id, content])),
  };
}

/** What is in a category; what is there in the first place comes before what is there as well. */
function thoseIn<Item extends { readonly categoryIds: readonly string[] }>(categoryId: string, items: readonly Item[]): Item[] {
  return items
    .filter(({ categoryIds }) => categoryIds.includes(categoryId))
    .toSorted((a, b) => a.categoryIds.indexOf(categoryId) - b.categoryIds.indexOf(categoryId));
}

async function listFirstToolsOfEachCategory(db: Executor): Promise<ToolCard[]> {
  const first = db
    .select({ slug: tools.slug })
    .from(tools)
    .where(eq(tools.categoryId, categories.id))
    .orderBy(tools.position, tools.slug)
    .limit(toolsPerSection)
    .as("first");
  return db
    .select(toolCardColumns)
    .from(categories)
    .innerJoinLateral(first, sql`true`)
    .innerJoin(tools, eq(tools.slug, first.slug))
    .orderBy(tools.position, tools.slug);
}

/** @throws {AppError} `not_found` */
export async function getTool(db: Executor, slug: string): Promise<ToolCard & { readonly category: Category }> {
  const [row] = await db
    .select({ ...toolCardColumns, category: { id: categories.id, name: categories.name, description: categories.description, hue: categories.hue } })
    .from(tools)
    .innerJoin(categories, eq(categories.id, tools.categoryId))
    .where(eq(tools.slug, slug));
  if (!row) throw new AppError("not_found", { userMessage: "There is no tool at this address." });
  return row;
}

/** Tools of the same category or with a shared tag; the more they share, the earlier they come. */
export async function listSimilarTools(db: Executor, tool: ToolCard): Promise<ToolCard[]> {
  const wanted = sql`array[${sql.join(
    tool.tags.map((tag) => sql`${tag}`),
    sql`, `,
  )}]::text[]`;
  const sharedTags = sql`cardinality(array(select unnest(${tools.tags}) intersect select unnest(${wanted})))`;
  return db
    .select(toolCardColumns)
    .from(tools)
    .where(and(ne(tools.slug, tool.slug), or(eq(tools.categoryId, tool.categoryId), sql`${tools.tags} && ${wanted}`)))
    .orderBy(sql`(${tools.categoryId} = ${tool.categoryId})::int * 2 + ${sharedTags} desc`, tools.position, tools.slug)
    .limit(similarToolsMax);
}

export interface CollectionFilter {
  readonly categoryIds: readonly string[];
  readonly tags: readonly string[];
}

/** The tools and engines of a collection page: in one of its categories, or carrying one of its tags. */
export async function listCollection(db: Executor, filter: CollectionFilter, limit: number): Promise<{ tools: ToolCard[]; engines: EngineCard[] }> {
  const ids = sql`array[${sql.join(
    filter.categoryIds.map((id) => sql`${id}`),
    sql`, `,
  )}]::text[]`;
  const tags = sql`array[${sql.join(
    filter.tags.map((tag) => sql`${tag}`),
    sql`, `,
  )}]::text[]`;
  const [collectionTools, collectionEngines] = await Promise.all([
    db
      .select(toolCardColumns)
      .from(tools)
      .where(or(sql`${tools.categoryId} = any(${ids})`, sql`${tools.tags} && ${tags}`))
      .orderBy(sql`(${tools.tags} && ${tags}) desc`, tools.position, tools.slug)
      .limit(limit),
    db
      .select(engineCardColumns)
      .from(engines)
      .where(sql`${engines.categoryIds} && ${ids}`)
      .orderBy(engines.position),
  ]);
  return { tools: collectionTools, engines: collectionEngines };
}

export async function listEngines(db: Executor): Promise<EngineCard[]> {
  return db.select(engineCardColumns).from(engines).orderBy(engines.position);
}

const engineDetailColumns = { ...engineCardColumns, api: engines.api, note: engines.note, models: engines.models };

/** Every engine with its interface and models, for pages that say which can run here. */
export async function listEngineDetails(db: Executor): Promise<EngineDetail[]> {
  return db.select(engineDetailColumns).from(engines).orderBy(engines.position);
}

/** @throws {AppError} `not_found` */
export async function getEngine(db: Executor, slug: string): Promise<EngineDetail> {
  const [engine] = await db.select(engineDetailColumns).from(engines).where(eq(engines.slug, slug));
  if (!engine) throw new AppError("not_found", { userMessage: "There is no AI model at this address." });
  return engine;
}

/** Engines that make the same kind of thing, those with a category in common first. */
export async function listSimilarEngines(db: Executor, engine: EngineCard): Promise<EngineCard[]> {
  const rows = await db
    .select(engineCardColumns)
    .from(engines)
    .where(and(ne(engines.slug, engine.slug), eq(engines.kind, engine.kind)))
    .orderBy(engines.position);
  const shared = (other: EngineCard) => other.categoryIds.filter((id) => engine.categoryIds.includes(id)).length;
  return rows.toSorted((a, b) => shared(b) - shared(a)).slice(0, similarToolsMax);
}

export async function listQuickAppsIn(db: Executor, categoryId: string): Promise<QuickAppCard[]> {
  return db
    .select(quickAppCardColumns)
    .from(quickApps)
    .where(arrayContains(quickApps.categoryIds, [categoryId]))
    .orderBy(quickApps.position);
}
