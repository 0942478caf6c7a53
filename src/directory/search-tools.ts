import { type SQL, sql } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import type { ToolCard, ToolSearch, ToolSort } from "./rules.ts";
import { toolsPerPage } from "./search-rules.ts";

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
 * A text goes through the trigram index (pg_trgm: any substring of three characters or more; shorter ones, and words that a large part of
 * the catalogue holds, read the table once). Its matches are needed twice, for the count and for the page, so they are computed once;
 * without a text, both come straight from an index. Only the page's own rows are then read whole.
 */
export function toolSearchQuery(search: ToolSearch): SQL {
  const materialized = search.query === "" ? sql.raw("not materialized") : sql.raw("materialized");
  const { keys, order } = orderOf(search);
  return sql`
    with matched as ${materialized} (
      select slug, ${keys} from tools ${where(search)}
    ), page as (
      select slug, rank from unnest(array(
        select slug from matched order by ${order} limit ${toolsPerPage} offset ${(search.page - 1) * toolsPerPage}
      )) with ordinality as ranked(slug, rank)
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

/** What is sorted by: the columns, computed once a row, and their order, which is that of an index wherever there is no text. */
function orderOf({ query, sort }: ToolSearch): { readonly keys: SQL; readonly order: SQL } {
  const orders: Record<ToolSort, { readonly keys: SQL; readonly order: SQL }> = {
    featured:
      query === ""
        ? { keys: sql`position`, order: sql`position, slug` }
        : { keys: sql`position, ${nameRank(query)} as name_rank`, order: sql`name_rank, position, slug` },
    // The indexes put nulls last; there are none, but an order that says otherwise would not use them.
    popular: { keys: sql`clicks_total, position`, order: sql`clicks_total desc nulls last, position, slug` },
    newest: { keys: sql`added_at`, order: sql`added_at desc nulls last, slug` },
    name: { keys: sql`lower(name) as name_key`, order: sql`name_key, slug` },
  };
  return orders[sort];
}

/**
 * A name that holds the text says more than a description that does, and one that begins with it says most.
 * The name is the first line of the search text, and lower-case there.
 */
function nameRank(query: string): SQL {
  const text = escapeLike(query);
  return sql`case
    when search_text like ${`${text}%`} then 0
    when split_part(search_text, E'\n', 1) like ${`%${text}%`} then 1
    else 2
  end`;
}

/** `%`, `_` and `\` in what a person typed stand for themselves. */
function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (character) => `\\${character}`);
}
