import { and, eq, inArray, sql } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { isListed, toolCardColumns } from "../card-columns.ts";
import { comparedMax, comparedMin, possibleSlugs, readComparison } from "../compare-rules.ts";
import { engineSlugOf } from "../engine-of-tool.ts";
import type { ShownFact } from "../fact-rules.ts";
import { listFacts } from "../facts/list-facts.ts";
import { toShownFacts } from "../facts/shown-facts.ts";
import type { Category, EngineDetail, ToolCard } from "../rules.ts";
import { categories, engines, tools } from "../schema.ts";

export interface ComparedTool extends ToolCard {
  readonly category: Category;
  readonly addedAt: Date;
  /** Published reviews, and the sum of their ratings. */
  readonly reviewsTotal: number;
  readonly ratingsSum: number;
  readonly facts: readonly ShownFact[];
  /** The AI model of the directory that it is, if it is one. */
  readonly engine: Pick<EngineDetail, "slug" | "name" | "api"> | undefined;
}

/**
 * The tools that the address of a comparison names, in its order.
 * @throws {AppError} `not_found` if one is not in the directory; `malformed_request` if there are too few, too many, or one twice.
 */
export async function readComparedTools(db: Executor, address: string): Promise<readonly ComparedTool[]> {
  const possible = possibleSlugs(address);
  if (possible.length === 0) throw wrongNumber();
  const listed = await listComparedTools(db, possible);
  const slugs = readComparison(address, new Set(listed.map(({ slug }) => slug)));
  if (!slugs) {
    const missing = address.split("-vs-").find((slug) => !listed.some((tool) => tool.slug === slug));
    const which =
      missing !== undefined && /^[a-z0-9-]{1,60}$/.test(missing) ? `no tool at /tools/${missing}` : "no such tool";
    throw new AppError("not_found", { userMessage: `This comparison can’t be shown: there is ${which}.` });
  }
  if (new Set(slugs).size < slugs.length) {
    throw new AppError("malformed_request", {
      userMessage: "This comparison names a tool twice. Please choose different tools.",
    });
  }
  if (slugs.length < comparedMin || slugs.length > comparedMax) throw wrongNumber();
  return slugs.flatMap((slug) => listed.find((tool) => tool.slug === slug) ?? []);
}

const wrongNumber = () =>
  new AppError("malformed_request", {
    userMessage: `A comparison has ${comparedMin} to ${comparedMax} tools. Please choose others.`,
  });

/** Published tools with all that a comparison shows of them, in no order. */
export async function listComparedTools(db: Executor, slugs: readonly string[]): Promise<readonly ComparedTool[]> {
  if (slugs.length === 0) return [];
  const rows = await db
    .select({
      ...toolCardColumns,
      addedAt: tools.addedAt,
      reviewsTotal: tools.reviewsTotal,
      ratingsSum: tools.ratingsSum,
      category: { id: categories.id, name: categories.name, description: categories.description, hue: categories.hue },
    })
    .from(tools)
    .innerJoin(categories, eq(categories.id, tools.categoryId))
    .where(and(inArray(tools.slug, [...slugs]), isListed));
  const engineSlugs = rows.map(({ slug }) => engineSlugOf(slug));
  const [facts, models] = await Promise.all([
    listFacts(
      db,
      rows.map(({ slug }) => slug),
    ),
    rows.length === 0
      ? []
      : db
          .select({ slug: engines.slug, name: engines.name, api: engines.api })
          .from(engines)
          .where(inArray(engines.slug, engineSlugs)),
  ]);
  return rows.map((tool) => {
    const engine = models.find(({ slug }) => slug === engineSlugOf(tool.slug));
    return { ...tool, engine, facts: toShownFacts(tool, facts.get(tool.slug) ?? [], engine) };
  });
}

/** Tools of a category that are compared with each other in the sitemap: few, so that their pairs stay few, too. */
const featuredOfCategory = 4;

/** Two tools of a category as a pair for the sitemap, in the order of their address. */
export interface ComparedPair {
  readonly categoryId: string;
  readonly slugs: readonly [string, string];
  readonly names: readonly [string, string];
}

/** Pairs of the first tools of every category, the categories in their order. */
export async function listFeaturedPairs(db: Executor): Promise<readonly ComparedPair[]> {
  const { rows } = await db.execute<{
    categoryId: string;
    one: string;
    other: string;
    oneName: string;
    otherName: string;
  }>(sql`
    with first as (
      select c.position, f.* from categories c cross join lateral (
        select category_id, slug, name, row_number() over (order by position, slug) as place from tools
        where category_id = c.id and state = 'published' order by tools.position, slug limit ${featuredOfCategory}
      ) f
    )
    select a.category_id as "categoryId", a.slug as one, b.slug as other, a.name as "oneName", b.name as "otherName"
    from first a join first b on b.category_id = a.category_id and a.slug collate "C" < b.slug collate "C"
    order by a.position, least(a.place, b.place), greatest(a.place, b.place)`);
  return rows.map(({ categoryId, one, other, oneName, otherName }) => ({
    categoryId,
    slugs: [one, other],
    names: [oneName, otherName],
  }));
}
