import { and, arrayContains, desc, eq, ne, or, type SQL, sql } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { engineCardColumns, isListed, quickAppCardColumns, toolCardColumns } from "./card-columns.ts";
import { describeModels } from "./describe-models.ts";
import {
  type Category,
  type Directory,
  type EngineCard,
  type EngineDetail,
  type FormerModel,
  type QuickAppCard,
  type SectionContent,
  type ToolCard,
  type ToolDetail,
  toHeading,
} from "./rules.ts";
import { categories, engines, quickApps, tools } from "./schema.ts";

/** A category's section shows at most this many tools; the rest are on `/tools`. */
const toolsPerSection = 12;
const similarToolsMax = 6;

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
    db
      .select({ categoryId: tools.categoryId, count: sql<number>`count(*)::int` })
      .from(tools)
      .where(isListed)
      .groupBy(tools.categoryId),
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

/** The entries of a category. Those whose first category it is come first. */
function thoseIn<Item extends { readonly categoryIds: readonly string[] }>(
  categoryId: string,
  items: readonly Item[],
): Item[] {
  return items
    .filter(({ categoryIds }) => categoryIds.includes(categoryId))
    .toSorted((a, b) => a.categoryIds.indexOf(categoryId) - b.categoryIds.indexOf(categoryId));
}

async function listFirstToolsOfEachCategory(db: Executor): Promise<ToolCard[]> {
  const first = db
    .select({ slug: tools.slug })
    .from(tools)
    .where(and(eq(tools.categoryId, categories.id), isListed))
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
export async function getTool(db: Executor, slug: string): Promise<ToolDetail> {
  const { reviewsTotal, ratingsSum, hasVerifiedMaker, screenshots } = tools;
  const [row] = await db
    .select({
      ...toolCardColumns,
      screenshots,
      reviewsTotal,
      ratingsSum,
      hasVerifiedMaker,
      category: { id: categories.id, name: categories.name, description: categories.description, hue: categories.hue },
    })
    .from(tools)
    .innerJoin(categories, eq(categories.id, tools.categoryId))
    .where(and(eq(tools.slug, slug), isListed));
  if (!row) throw new AppError("not_found", { userMessage: "There is no tool at this address." });
  return row;
}

export interface CollectionFilter {
  readonly categoryIds: readonly string[];
  readonly tags: readonly string[];
}

/** A collection's tools and engines: first those in one of its categories, then those with one of its tags. */
export async function listCollection(
  db: Executor,
  filter: CollectionFilter,
  limit: number,
): Promise<{ tools: ToolCard[]; engines: EngineCard[] }> {
  const ids = textArray(filter.categoryIds);
  const isInCategory = sql`(${tools.categoryId} = any(${ids}))`;
  const hasTag = sql`${tools.tags} && ${textArray(filter.tags)}`;
  const [collectionTools, collectionEngines] = await Promise.all([
    db
      .select(toolCardColumns)
      .from(tools)
      .where(and(or(isInCategory, hasTag), isListed))
      .orderBy(desc(sql`${isInCategory}::int * 2 + (${hasTag})::int`), tools.position, tools.slug)
      .limit(limit),
    db.select(engineCardColumns).from(engines).where(sql`${engines.categoryIds} && ${ids}`).orderBy(engines.position),
  ]);
  return { tools: collectionTools, engines: collectionEngines };
}

/** Drizzle would make a list of parameters of an array. */
export function textArray(values: readonly string[]): SQL {
  return sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;
}

export async function listEngines(db: Executor): Promise<EngineCard[]> {
  return db.select(engineCardColumns).from(engines).orderBy(engines.position);
}

export async function listQuickApps(db: Executor): Promise<QuickAppCard[]> {
  return db.select(quickAppCardColumns).from(quickApps).orderBy(quickApps.position);
}

const engineDetailColumns = { ...engineCardColumns, api: engines.api, note: engines.note, models: engines.models };

/** Every engine with its API and models, for pages that list which engines can run here. */
export async function listEngineDetails(db: Executor): Promise<EngineDetail[]> {
  return db.select(engineDetailColumns).from(engines).orderBy(engines.position);
}

/** The same from memory, for what asks for each run. */
export const readEngineDetails = ({ db, catalogueCache }: Pick<Services, "db" | "catalogueCache">) =>
  catalogueCache.read("engine-details", () => listEngineDetails(db));

/** @throws {AppError} `not_found` */
export async function getEngine(db: Executor, slug: string): Promise<EngineDetail> {
  const [engine] = await db.select(engineDetailColumns).from(engines).where(eq(engines.slug, slug));
  if (!engine) throw new AppError("not_found", { userMessage: "There is no AI model at this address." });
  return engine;
}

/** Engines of the same kind, those with a common category first. */
export async function listSimilarEngines(db: Executor, engine: EngineCard): Promise<EngineCard[]> {
  const rows = await db
    .select(engineCardColumns)
    .from(engines)
    .where(and(ne(engines.slug, engine.slug), eq(engines.kind, engine.kind)))
    .orderBy(engines.position);
  const shared = (other: EngineCard) => other.categoryIds.filter((id) => engine.categoryIds.includes(id)).length;
  return rows.toSorted((a, b) => shared(b) - shared(a)).slice(0, similarToolsMax);
}

/** Every retiring or retired model, by name, with its successor. @param today ISO date. */
export async function listFormerModels(db: Executor, today: string): Promise<FormerModel[]> {
  const rows = await db.select({ slug: engines.slug, name: engines.name, models: engines.models }).from(engines);
  return rows
    .flatMap(({ slug, name, models }) =>
      describeModels(models, today)
        .filter(({ status }) => status !== "current")
        .map((model) => ({ ...model, engine: { slug, name } })),
    )
    .toSorted((a, b) => a.name.localeCompare(b.name, "en"));
}

export async function listEnginesIn(db: Executor, categoryId: string): Promise<EngineCard[]> {
  return db
    .select(engineCardColumns)
    .from(engines)
    .where(arrayContains(engines.categoryIds, [categoryId]))
    .orderBy(sql`array_position(${engines.categoryIds}, ${categoryId})`, engines.position);
}

export async function listQuickAppsIn(db: Executor, categoryId: string): Promise<QuickAppCard[]> {
  return db
    .select(quickAppCardColumns)
    .from(quickApps)
    .where(arrayContains(quickApps.categoryIds, [categoryId]))
    .orderBy(sql`array_position(${quickApps.categoryIds}, ${categoryId})`, quickApps.position);
}
