import { type SQL, sql } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { textArray } from "./queries.ts";
import type { ToolCard, ToolSearch, ToolSort } from "./rules.ts";
import { searchRanks } from "./search/rank-entry.ts";
import { readSearch, type SearchReading } from "./search/read-search.ts";
import { listSearchWords, oneQuery, wordsQuery } from "./search/words-query.ts";
import { toolsPerPage } from "./search-rules.ts";

export interface ToolSearchResult {
  readonly total: number;
  readonly tools: readonly ToolCard[];
  /** The text that was searched for in place of one with typing errors; undefined if it was searched for as typed. */
  readonly readAs?: string | undefined;
  /** Place of the last of these tools, if more follow it. Only of a window. */
  readonly next?: SortKeys | undefined;
}

/** Place in a sorted list: the values that it is sorted by, the slug last. Only lists of the same search and sort have it. */
export type SortKeys = readonly (string | number)[];

/** Part of a list that a program reads, in place of a page of the catalogue. */
export interface ToolWindow {
  readonly limit: number;
  /** The place that it follows; undefined to count pages of this length. */
  readonly after: SortKeys | undefined;
}

/** The catalogue's words, for typing errors; callers that have a cache read them from there. */
type ReadWords = () => Promise<readonly string[]>;

/**
 * One page of the catalogue and the number of all matches. The text itself comes first. Only where it fills no page is its meaning searched
 * for, too (`readSearch`): words and what they are called elsewhere, in any order, with a typing error, with a price, or as an alternative to
 * a tool. So a search that finds enough costs one statement, as before.
 */
export async function searchTools(
  db: Executor,
  search: ToolSearch,
  readWords: ReadWords = () => listSearchWords(db),
  window?: ToolWindow,
): Promise<ToolSearchResult> {
  // Two and no more: a request with twenty of them would search twenty times.
  const compared = search.query.split(/ (?:vs\.?|versus) /);
  if (compared.length === 2) {
    const found = await Promise.all(compared.map((query) => searchTools(db, { ...search, query, page: 1 }, readWords)));
    return inTurns(found, search.page, window);
  }
  // Everything here is about AI: an entry whose description happens to say “AI image” is no better than one that makes images.
  if (search.query.startsWith("ai ")) {
    const found = await searchTools(db, { ...search, query: search.query.slice(3).trim() }, readWords, window);
    return { ...found, readAs: found.readAs && `ai ${found.readAs}` };
  }
  const reading = readSearch(search.query);
  const run = (wanted: ToolSearch, wider: Wider = {}) => runSearch(db, toolSearchQuery(wanted, wider, window), window);
  const exact = await run(search, { categoryId: reading.categoryId });
  if (search.query === "" || exact.total >= toolsPerPage) return exact;
  if (reading.like !== undefined) {
    const model = await findModel(db, reading.like);
    if (model) return run(search, { model, price: reading.price });
  }
  const { words, price } = reading;
  if (words.length === 0) {
    const isOnlyPrice = exact.total === 0 && price !== undefined && (search.price ?? price) === price;
    return isOnlyPrice ? run({ ...search, query: "", price }) : exact;
  }
  const found = await run(search, reading);
  if (found.total > 0) return found;
  const known = await readWords();
  const tried = [JSON.stringify({ ...reading, readAs: undefined })];
  // First with typing errors corrected, then also without the words that nothing has.
  for (const leavesOut of [false, true]) {
    const wider = readSearch(search.query, known, { leavesOut });
    const asText = JSON.stringify({ ...wider, readAs: undefined });
    if (wider.words.length === 0 || tried.includes(asText)) continue;
    tried.push(asText);
    const model = wider.like === undefined ? undefined : await findModel(db, wider.like);
    const foundWider = await run(search, model ? { model, price: wider.price } : wider);
    if (foundWider.total > 0) return { ...foundWider, readAs: wider.readAs };
  }
  return found;
}

/** One page, with what was found best for each, then the second of each. */
function inTurns(found: readonly ToolSearchResult[], page: number, window: ToolWindow | undefined): ToolSearchResult {
  const longest = Math.max(...found.map(({ tools }) => tools.length));
  const mixed = Array.from({ length: longest }, (_, at) => found.flatMap(({ tools }) => tools[at] ?? [])).flat();
  const tools = mixed
    .filter(({ slug }, at) => mixed.findIndex((other) => other.slug === slug) === at)
    .slice(0, toolsPerPage);
  const { length: total } = tools;
  if (!window) return { total, tools: page === 1 ? tools : [] };
  const { limit, after } = window;
  const last = after && tools.findIndex(({ slug }) => slug === after.at(-1));
  // What a cursor names has left the list: nothing is known to follow it.
  if (last === -1) return { total, tools: [] };
  const from = last === undefined ? (page - 1) * limit : last + 1;
  const shown = tools.slice(from, from + limit);
  const end = shown.at(-1);
  return { total, tools: shown, next: end && from + limit < total ? [end.slug] : undefined };
}

/** The tools that have the text itself, and no others. */
export const searchToolsByText = (db: Executor, search: ToolSearch): Promise<ToolSearchResult> =>
  runSearch(db, toolSearchQuery(search));

async function runSearch(db: Executor, query: SQL, window?: ToolWindow): Promise<ToolSearchResult> {
  const { rows } = await db.execute<{ total: number; tools: ToolCard[]; next?: SortKeys | null }>(query);
  const { total = 0, tools = [], next } = rows[0] ?? {};
  if (!window) return { total, tools };
  return { total, tools: tools.slice(0, window.limit), next: next ?? undefined };
}

/** Tools whose tags and category an alternative shares. */
interface Model {
  readonly slug: string;
  readonly categoryId: string;
  readonly tags: readonly string[];
}

/** The tool that a name without blanks means: "adobephotoshop" and "photoshop" are Adobe Photoshop, and not a plugin for it. */
async function findModel(db: Executor, name: string): Promise<Model | undefined> {
  const { rows } = await db.execute<Record<keyof Model, never>>(sql`
    select slug, category_id as "categoryId", tags from tools where search_words @@ ${`'${name}':A`}::tsquery and state <> 'draft'
    order by length(name), position, slug limit 1`);
  return rows[0] as Model | undefined;
}

/** Filters of a search, besides its text. */
interface Wider extends Partial<Pick<SearchReading, "words" | "asOne" | "categoryId" | "price">> {
  readonly model?: Model;
}

/**
 * A text goes through the trigram index (pg_trgm: any substring of three characters or more; shorter ones, and words that a large part of
 * the catalogue holds, read the table once), its words through that of `search_words`. Matches are needed twice, for the count and for the
 * page, so they are computed once; without a text, both come straight from an index. Only the page's own rows are then read whole.
 */
export function toolSearchQuery(search: ToolSearch, wider: Wider = {}, window?: ToolWindow): SQL {
  const materialized = search.query === "" ? sql.raw("not materialized") : sql.raw("materialized");
  const { keys, order, place, isAfter } = orderOf(search, wider);
  const limit = window?.limit ?? toolsPerPage;
  const offset = window?.after ? 0 : (search.page - 1) * limit;
  // A window reads one tool more than it shows, which says whether any follow.
  const rowsMax = window ? limit + 1 : limit;
  const next = sql`, (
      select json_build_array(${place}) from matched
      where slug = (select slug from page where rank = ${limit}) and exists (select from page where rank > ${limit})
    ) as next`;
  return sql`
    with matched as ${materialized} (
      select slug, ${keys} from tools ${where(search, wider)}
    ), page as (
      select slug, rank from unnest(array(
        select slug from matched ${window?.after ? sql`where ${isAfter(window.after)}` : sql``}
        order by ${order} limit ${rowsMax} offset ${offset}
      )) with ordinality as ranked(slug, rank)
    )
    select
      (select count(*)::int from matched) as total,
      coalesce((
        select json_agg(json_build_object(
          'slug', t.slug, 'name', t.name, 'description', t.description, 'categoryId', t.category_id, 'website', t.website,
          'tags', t.tags, 'imageUrl', t.image_url, 'logo', coalesce(t.maker_logo, t.logo), 'isNew', t.is_new, 'isPaid', t.is_paid,
          'affiliateDiscount', t.affiliate_discount, 'upvotesTotal', t.upvotes_total
        ) order by page.rank)
        from page join tools t using (slug)
      ), '[]') as tools${window ? next : sql``}`;
}

function where({ query, categoryId, price, onlyDiscounted, onlyNew }: ToolSearch, wider: Wider): SQL {
  const conditions: SQL[] = [sql`state = 'published'`];
  if (query !== "") conditions.push(isFound(query, wider));
  if (categoryId) conditions.push(sql`category_id = ${categoryId}`);
  if (price) conditions.push(sql`is_paid = ${price === "paid"}`);
  if (onlyDiscounted) conditions.push(sql`affiliate_discount > 0`);
  if (onlyNew) conditions.push(sql`is_new`);
  return sql`where ${sql.join(conditions, sql` and `)}`;
}

function isFound(query: string, { words, asOne, price, model }: Wider): SQL {
  const hasText = sql`search_text like ${`%${escapeLike(query)}%`}`;
  const meaning = model
    ? sql`((category_id = ${model.categoryId} or tags && ${textArray(model.tags)}) and slug <> ${model.slug})`
    : words && sql`search_words @@ ${wordsQuery(words, asOne)}::tsquery`;
  if (!meaning) return hasText;
  return price ? sql`(${hasText} or (${meaning} and is_paid = ${price === "paid"}))` : sql`(${hasText} or ${meaning})`;
}

interface Order {
  /** Columns, computed once a row. */
  readonly keys: SQL;
  readonly order: SQL;
  /** Values of `SortKeys`. */
  readonly place: SQL;
  /** Condition of the rows behind a place, which an index begins at wherever there is one for the order. */
  isAfter(keys: SortKeys): SQL;
}

/** Sort of a search. Its order is that of an index wherever there is no text. */
function orderOf({ query, sort }: ToolSearch, wider: Wider): Order {
  // The indexes put nulls last; there are none, but an order that says otherwise would not use them. Places are told apart by “case”, not by
  // “or”, for which PostgreSQL would rather read and sort all that follows.
  const byCount = (count: SQL): Order => ({
    keys: sql`${count}, position`,
    order: sql`${count} desc nulls last, position, slug`,
    place: sql`${count}, position, slug`,
    isAfter: ([total, position, slug]) => sql`${count} <= ${total}::bigint
      and case when ${count} < ${total}::bigint then true else (position, slug) > (${position}::int, ${slug}::text) end`,
  });
  const orders: Record<ToolSort, () => Order> = {
    featured: () =>
      query === ""
        ? {
            keys: sql`position`,
            order: sql`position, slug`,
            // As many values as with a text: one that only says a price is searched for as none.
            place: sql`0, position, slug`,
            isAfter: ([, position, slug]) => sql`(position, slug) > (${position}::int, ${slug}::text)`,
          }
        : {
            keys: sql`position, ${rankOf(query, wider)} as fit`,
            order: sql`fit, position, slug`,
            place: sql`fit, position, slug`,
            isAfter: ([fit, position, slug]) =>
              sql`(fit, position, slug) > (${fit}::int, ${position}::int, ${slug}::text)`,
          },
    popular: () => byCount(sql`clicks_total`),
    upvoted: () => byCount(sql`upvotes_total`),
    newest: () => ({
      keys: sql`added_at`,
      order: sql`added_at desc nulls last, slug`,
      place: sql`added_at, slug`,
      isAfter: ([addedAt, slug]) => sql`added_at <= ${addedAt}::timestamptz
        and case when added_at < ${addedAt}::timestamptz then true else slug > ${slug}::text end`,
    }),
    name: () => ({
      keys: sql`lower(name) as name_key`,
      order: sql`name_key, slug`,
      place: sql`name_key, slug`,
      isAfter: ([name, slug]) => sql`(name_key, slug) > (${name}::text, ${slug}::text)`,
    }),
  };
  return orders[sort]();
}

/**
 * The ranks of `rankEntry`, those of the best category first within each. The name is the first line of the search text, and the description
 * comes after an empty one.
 */
function rankOf(query: string, { words, asOne = "", categoryId, model }: Wider): SQL {
  const text = escapeLike(query);
  const ranks = searchRanks;
  const isBest = categoryId === undefined ? sql`false` : sql`category_id = ${categoryId}`;
  const byText = sql`
    when search_text like ${`${text}\n%`} then ${sql.raw(`${ranks.sameName}`)}
    when search_text like ${`${text}%`} then ${sql.raw(`${ranks.nameBegins}`)}
    when split_part(search_text, E'\n', 1) like ${`%${text}%`} then ${sql.raw(`${ranks.inName}`)}`;
  const otherwise = sql`case
    when ${isBest} then ${sql.raw(`${ranks.inCategory}`)}
    when split_part(search_text, E'\n\n', 1) like ${`%${text}%`} then ${sql.raw(`${ranks.inTags}`)}
    else ${sql.raw(`${ranks.inDescription}`)} end`;
  if (!words && !model) return sql`2 * (case ${byText} else ${otherwise} end) + (not ${isBest})::int`;
  const hasText = sql`search_text like ${`%${text}%`}`;
  if (model) {
    const shared = model.tags.map((tag) => sql`(${tag} = any(tags))::int`);
    const fit = sql.join([sql`2 * (category_id = ${model.categoryId})::int`, ...shared], sql` + `);
    return sql`case ${byText} when ${hasText} then ${otherwise} else 1000 - (${fit}) end`;
  }
  const has = (weights: string) => sql`search_words @@ ${wordsQuery(words ?? [], asOne, weights)}::tsquery`;
  return sql`2 * (case ${byText}
    when ${hasText} then ${otherwise}
    when search_words @@ ${oneQuery(asOne)}::tsquery then ${sql.raw(`${ranks.sameNameAsOne}`)}
    when ${has("A")} then ${sql.raw(`${ranks.wordsInName}`)}
    when ${has("AB")} then ${sql.raw(`${ranks.wordsInCategory}`)}
    when ${has("ABC")} then ${sql.raw(`${ranks.wordsInTags}`)}
    else ${sql.raw(`${ranks.wordsInDescription}`)} end) + (not ${isBest})::int`;
}

/** `%`, `_` and `\` in what a person typed stand for themselves. */
function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (character) => `\\${character}`);
}
