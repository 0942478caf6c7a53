import { foldForSearch } from "#text/fold-for-search.ts";
import type { SearchReading, SearchWord } from "./read-search.ts";
import { hasForm, wordsOf } from "./word-forms.ts";

/** Searches rank entries of every kind by these fields. */
export interface SearchedEntry {
  readonly name: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly categoryIds: readonly string[];
}

/**
 * Ranks of how well an entry answers, the best first. Search results are in this order: the text itself, then its words; within both, the
 * name, the category, the tags, the description. `toolSearchQuery` ranks in the same order in SQL.
 */
export const searchRanks = {
  sameName: 0,
  nameBegins: 1,
  inName: 2,
  inCategory: 3,
  inTags: 4,
  inDescription: 5,
  sameNameAsOne: 10,
  wordsInName: 11,
  wordsInCategory: 12,
  wordsInTags: 13,
  wordsInDescription: 14,
} as const;

/**
 * @param folded the text that is searched for.
 * @returns undefined for an entry that doesn't have it.
 */
export function rankEntry(entry: SearchedEntry, folded: string, reading: SearchReading): number | undefined {
  const name = foldForSearch(entry.name);
  const isInCategory = reading.categoryId !== undefined && entry.categoryIds.includes(reading.categoryId);
  const tags = entry.tags.map(foldForSearch);
  if (folded !== "") {
    if (name === folded) return searchRanks.sameName;
    if (name.startsWith(folded)) return searchRanks.nameBegins;
    if (name.includes(folded)) return searchRanks.inName;
    const isInTags = tags.some((tag) => tag.includes(folded));
    if (isInTags || foldForSearch(entry.description).includes(folded)) {
      return isInCategory ? searchRanks.inCategory : isInTags ? searchRanks.inTags : searchRanks.inDescription;
    }
  }
  return rankByWords(entry, { name, tags }, reading);
}

interface FoldedEntry {
  readonly name: string;
  readonly tags: readonly string[];
}

function rankByWords(entry: SearchedEntry, { name, tags }: FoldedEntry, reading: SearchReading): number | undefined {
  const { words, asOne } = reading;
  const ofName = wordsOf(name);
  const nameAsOne = ofName.join("");
  if (asOne !== "" && nameAsOne === asOne) return searchRanks.sameNameAsOne;
  if (asOne.length >= asOneMin && nameAsOne.startsWith(asOne)) return searchRanks.wordsInName;
  if (words.length === 0) return undefined;
  const found = new Set([...ofName, nameAsOne]);
  const hasAll = (inCategory: readonly string[]) => words.every((word) => hasWord(word, found, inCategory));
  if (hasAll([])) return searchRanks.wordsInName;
  if (hasAll(entry.categoryIds)) return searchRanks.wordsInCategory;
  for (const word of tags.flatMap(wordsOf)) found.add(word);
  if (hasAll(entry.categoryIds)) return searchRanks.wordsInTags;
  for (const word of wordsOf(foldForSearch(entry.description))) found.add(word);
  return hasAll(entry.categoryIds) ? searchRanks.wordsInDescription : undefined;
}

/** Fewer letters begin too many names. */
export const asOneMin = 4;

const hasWord = (
  { alternatives, categoryIds }: SearchWord,
  found: ReadonlySet<string>,
  own: readonly string[],
): boolean =>
  categoryIds.some((id) => own.includes(id)) || alternatives.some((all) => all.every((forms) => hasForm(found, forms)));
