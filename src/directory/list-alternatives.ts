import { and, desc, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import type { Executor } from "#platform/db/database.ts";
import { foldForSearch } from "#text/fold-for-search.ts";
import { isListed, toolCardColumns } from "./card-columns.ts";
import { textArray } from "./queries.ts";
import type { ToolCard } from "./rules.ts";
import { tools } from "./schema.ts";
import { generalWords } from "./search/search-vocabulary.ts";
import { wordsOf } from "./search/word-forms.ts";

/** Bound of each kind of candidate, in a catalogue of any size. */
const candidatesMax = 200;
/** A page lists so many of them. */
export const alternativesMax = 96;
const wordsMax = 8;
/** A single word is shared by tools for quite different work: "brand" by a logo maker and a copywriter. */
const sharedWordsMin = 2;

interface Options {
  readonly limit: number;
  /** Leaves out tools without a lasting free plan. */
  readonly onlyFree?: boolean;
}

/**
 * Tools that do what a tool does, best first: by shared tags and the category, which counts as two. Those that only have two words of its
 * tags in their name or tags come last. Candidates are the first of each kind in the directory's order, so the rest of a large category is never read.
 */
export async function listAlternatives(db: Executor, tool: ToolCard, options: Options): Promise<ToolCard[]> {
  return alternativesQuery(db, tool, options);
}

/** The statement of `listAlternatives`. */
export function alternativesQuery(db: Executor, tool: ToolCard, { limit, onlyFree = false }: Options) {
  const isAnother = and(ne(tools.slug, tool.slug), isListed, onlyFree ? eq(tools.isPaid, false) : undefined);
  const isSameCategory = eq(tools.categoryId, tool.categoryId);
  const words = wordsOfTags(tool.tags);
  const first = (condition: SQL) =>
    db
      .select({ slug: tools.slug })
      .from(tools)
      .where(and(isAnother, condition))
      .orderBy(tools.position, tools.slug)
      .limit(candidatesMax);
  const candidates = union(
    first(isSameCategory),
    first(sql`${tools.tags} && ${textArray(tool.tags)}`),
    first(words.length === 0 ? sql`false` : sql`${tools.searchWords} @@ ${words.map(lexeme).join(" | ")}::tsquery`),
  );
  const sharedTags = tool.tags.map((tag) => sql`(${tag} = any(${tools.tags}))::int`);
  const fit = sql.join([sql`(${isSameCategory})::int * 2`, ...sharedTags], sql` + `);
  const sharedWords = words.map((word) => sql`(${tools.searchWords} @@ ${lexeme(word)}::tsquery)::int`);
  const wordFit = sql.join([sql`0`, ...sharedWords], sql` + `);
  return db
    .select(toolCardColumns)
    .from(tools)
    .where(and(inArray(tools.slug, candidates), sql`(${fit} > 0 or ${wordFit} >= ${sharedWordsMin})`))
    .orderBy(desc(sql`${fit}`), desc(sql`case when ${fit} = 0 then ${wordFit} else 0 end`), tools.position, tools.slug)
    .limit(limit);
}

/** The words of the tags that a search would use, each once; "ai" and the like are in all. */
function wordsOfTags(tags: readonly string[]): readonly string[] {
  const words = tags.flatMap((tag) => wordsOf(foldForSearch(tag)));
  return [...new Set(words)].filter((word) => word.length > 2 && !generalWords.has(word)).slice(0, wordsMax);
}

/** In a name or a tag. Words are letters, marks and digits, so none can end the lexeme. */
const lexeme = (word: string): string => `'${word}':AC`;
