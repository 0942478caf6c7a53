import { type SQL, sql } from "drizzle-orm";
import { containing } from "#platform/db/columns.ts";
import { foldForSearch } from "#text/fold-for-search.ts";
import { searchMax } from "../rules.ts";

/** More would make it slow, and find nothing. */
const wordsMax = 10;

/**
 * Search query with which PostgreSQL finds texts that have all words, or words that begin like them, in any order.
 * @returns undefined for a text without words.
 */
function searchQueryOf(text: string): string | undefined {
  const words = foldForSearch(text.slice(0, searchMax)).match(/[\p{L}\p{M}\p{N}]+/gu);
  return words
    ?.slice(0, wordsMax)
    .map((word) => `'${word}':*`)
    .join(" & ");
}

/**
 * Condition for runs that have a text in their prompts, settings or outputs: its words by the index, and its symbols as they are ("100%",
 * "🎉"), in those that have the words.
 * @returns undefined for an empty text, which excludes nothing.
 */
export function hasText(text: string): SQL | undefined {
  const query = searchQueryOf(text);
  const symbols = symbolsOf(text);
  if (query === undefined && symbols.length === 0) return undefined;
  const conditions = [
    ...(query === undefined ? [] : [sql`runs.search @@ to_tsquery('simple', ${query})`]),
    ...symbols.map((symbol) => sql`(runs.output ilike ${containing(symbol)} or ${hasString(containing(symbol))})`),
  ];
  return sql.join(conditions, sql` and `);
}

/** Condition that a text of the settings matches a pattern: not their JSON, which is full of symbols. */
const hasString = (pattern: string): SQL => sql`exists (
  select from jsonb_path_query(runs.settings, 'strict $.**') as value
  where jsonb_typeof(value) = 'string' and value #>> '{}' ilike ${pattern})`;

/** Beside words, what mostly stands between them says nothing: "bread, butter". */
function symbolsOf(text: string): readonly string[] {
  const symbols = text.slice(0, searchMax).match(/[^\p{L}\p{M}\p{N}\s]+/gu) ?? [];
  const hasWords = /[\p{L}\p{N}]/u.test(text);
  const telling = hasWords ? symbols.filter((symbol) => !/^[.,;:!?'"“”‘’()/–—-]+$/.test(symbol)) : symbols;
  return [...new Set(telling)].slice(0, wordsMax).map((symbol) => symbol.toWellFormed().replaceAll("\u0000", "\ufffd"));
}
