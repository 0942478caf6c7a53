import { sql } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { asOneMin } from "./rank-entry.ts";
import type { SearchWord } from "./read-search.ts";
import type { WordForms } from "./word-forms.ts";

/**
 * The words of a search as a `tsquery` for the column `search_words`. They consist of letters, marks and digits, so none can end a lexeme.
 * @param weights in which parts of an entry: A to D, as `tool_search_words` gives them; all if left out.
 */
export function wordsQuery(words: readonly SearchWord[], asOne = "", weights = ""): string {
  const all = words.map((word) => oneOf(alternativesOf(word, weights))).join(" & ");
  const isOne = asOne.length >= asOneMin && (weights === "" || weights.includes("A"));
  return isOne ? `'${asOne}':*A | (${all})` : all;
}

/** A name that is this when its words are written as one. */
export const oneQuery = (asOne: string): string => `'${asOne}':A`;

function alternativesOf({ alternatives, categoryIds }: SearchWord, weights: string): readonly string[] {
  // A category that is left out in favor of the name would be an empty alternative.
  const inCategory = weights === "A" ? [] : categoryIds.map((id) => `'category${id.replaceAll("-", "")}':B`);
  const ownWeights = weights.replace("B", "");
  return [
    ...alternatives.map((all) => all.map((forms) => oneOf(lexemesOf(forms, ownWeights))).join(" & ")).map(inBrackets),
    ...inCategory,
  ];
}

const lexemesOf = (forms: WordForms, weights: string): readonly string[] =>
  "oneOf" in forms
    ? forms.oneOf.map((form) => `'${form}'${weights && `:${weights}`}`)
    : [`'${forms.beginning}':*${weights}`];

const oneOf = (queries: readonly string[]): string => inBrackets([...new Set(queries)].join(" | "));
const inBrackets = (query: string): string => `(${query})`;

/** Enough for every word that more than a few entries have. */
const searchWordsMax = 50_000;

/** The words of all names and tags, those first that most tools have: what a word with a typing error may have been. */
export async function listSearchWords(db: Executor): Promise<readonly string[]> {
  const { rows } = await db.execute<{ word: string }>(sql`
    select word from ts_stat('select search_words from tools where state = ''published''', 'ac') where length(word) between 3 and 30
    order by ndoc desc, word limit ${searchWordsMax}`);
  return rows.map(({ word }) => word);
}
