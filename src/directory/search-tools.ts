import { type SQL, sql } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { type ToolCard, type ToolSearch, type ToolSort, toolsPerPage } from "./rules.ts";

export interface ToolSearchResult {
  readonly total: number;
  readonly tools: readonly ToolCard[];
}

/** One page of the catalogue and the number of all matches, in one query. */
export async function searchTools(db: Executor, search: ToolSearch): Promise<ToolSearchResult> {
  const { rows } = await db.execute<{ total: number; tools: ToolCard[] }>(toolSearchQuery(search));
  const [row] = rows;
  return { total: row?.total ?? 0, tools: row?.tools ?? [] };
}

/**
 * The text search goes through the trigram index (pg_trgm: any substring of three characters or more). Its matches are needed twice, for
 * the count and for the page, so they are computed once; without a text, both come straight from an index.
 */
export function toolSearchQuery(search: ToolSearch): SQL {
  const materialized = search.query === "" ? sql.raw("not materialized") : sql.raw("materialized");
  const order = orderBy(search);
  return sql`
    with matched as ${materialized} (
      select slug, name, position, clicks_total, added_at from tools ${where(search)}
    ), page as (
      select slug, row_number() over (order by ${order}) as rank from matched order by ${order}
      limit ${toolsPerPage} offset ${(search.page - 1) * toolsPerPage}
    )
    select
      (select count(*)::int from matched) as total,
      coalesce((
        select json_agg(json_build_object(
          'slug', t.slug, 'name', t.name, 'description', t.description, 'categoryId', t.category_id, 'website', t.website,
          'tags', t.tags, 'imageUrl', t.image_url, 'logo', t.logo, 'isNew', t.is_new, 'isPaid', t.is_paid,
          'affiliateDiscount', t.affiliate_discount
        ) order by page.rank)
        from page join tools t using (slug)
      ), '[]') as tools`;
}

function where({ query, categoryId, price, onlyDiscounted, onlyNew }: ToolSearch): SQL {
  const conditions: SQL[] = [];
  if (query !== "") conditions.push(sql`search_text like ${`%${escapeLike(query)}%`}`);
  if (categoryId) conditions.push(sql`category_id = ${categoryId}`);
  if (price) conditions.push(sql`is_paid = ${price === "paid"}`);
  if (onlyDiscounted) conditions.push(sql`affiliate_discount > 0`);
  if (onlyNew) conditions.push(sql`is_new`);
  return conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;
}

function orderBy({ query, sort }: ToolSearch): SQL {
  const orders: Record<ToolSort, SQL> = {
    // A name that holds the text says more than a description that does, and one that begins with it says most.
    featured:
      query === ""
        ? sql`position, slug`
        : sql`case when lower(name) like ${`${escapeLike(query)}%`} then 0 when lower(name) like ${`%${escapeLike(query)}%`} then 1 else 2 end, position, slug`,
    popular: sql`clicks_total desc, position, slug`,
    newest: sql`added_at desc, slug`,
    name: sql`lower(name), slug`,
  };
  return orders[sort];
}

/** `%`, `_` and `\` in what a person typed stand for themselves. */
function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (character) => `\\${character}`);
}
