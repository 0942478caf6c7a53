import { type SQL, sql } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { escapePattern } from "#platform/escape-pattern.ts";
import type { Services } from "#platform/services.ts";
import type { FoundPassage, Passage } from "./chatpdf-rules.ts";
import type { StoredPdf } from "./documents.ts";
import { asWritten, foldWords, type Range, withStraightApostrophes } from "./folded-words.ts";
import { gramsOf, markGrams, withoutGrams } from "./grams.ts";

/** Each looks for every word in every passage of a document. */
const searchLimit = { name: "pdf-searches", attemptsMax: 120, windowSeconds: 5 * 60 };

/** Counts one search. @throws {AppError} `rate_limited` */
export const limitPassageSearches = ({ rateLimits }: Pick<Services, "rateLimits">, userId: string): Promise<void> =>
  rateLimits.consume(searchLimit, userId);

interface PassageQuery {
  readonly document: Pick<StoredPdf, "id" | "wordForms">;
  /** Words, or a question. */
  readonly text: string;
  readonly countMax: number;
  /** Leaves out those with some of the words where others have all. */
  readonly isNarrow?: boolean;
}

/** Words of a question that are looked up; a long one repeats itself. */
const wordsMax = 40;
/** Maximum number of words of a question that are read: most of the others say nothing, like “the”. */
const wordsReadMax = 400;
/** Maximum number of grams of a question in a script without blanks: 60 letters of it. */
const gramsMax = 60;
/** Around what was found. Text has no control characters. */
const [hitStart, hitEnd] = ["\u0001", "\u0002"];
const hitMarks = new RegExp(`[${hitStart}${hitEnd}]`);

/**
 * The passages that have the words of a text, or words that begin with them, folded as in other searches. First those that have all words, the
 * closest together first; then the others, nearly as BM25 ranks them: words that are in every other passage say little, and each further
 * time in a passage says less (`ts_rank` of one word is 0.6 for the first time, and 1 at most).
 * PostgreSQL's own functions look into each passage: taking all words of all passages apart took 30 times as long, seconds for a long document.
 */
export async function findPassages(
  db: Executor,
  { document, text, countMax, isNarrow = false }: PassageQuery,
): Promise<readonly FoundPassage[]> {
  const { id, wordForms } = document;
  const words = withoutGrams(withStraightApostrophes(text).toLowerCase()).split(/\s+/).slice(0, wordsReadMax);
  const grams = gramsOf(text).slice(0, gramsMax);
  const { rows } = await db.execute<{ number: number; page: number; text: string; query: string }>(sql`
    with asked as (
      select distinct own.lexeme, coalesce(plain.lexeme, own.lexeme) as plain
      from unnest(${sql.param(words)}::text[], ${sql.param(words.map(foldWords))}::text[]) as given (word, folded)
      cross join lateral unnest(to_tsvector(${wordForms}::regconfig, word)) as own
      left join lateral unnest(to_tsvector(${wordForms}::regconfig, folded)) as plain
        on plain.positions[1] = own.positions[1]
      limit ${wordsMax}
    ),
    terms as materialized (
      select lexeme, ${beginningWith(sql`lexeme`)} || ${beginningWith(sql`plain`)} as word from asked
      union all
      select gram, quote_literal(gram)::tsquery from unnest(${sql.param([...grams])}::text[]) as gram
    ),
    query as (
      select string_agg(word::text, ' | ')::tsquery as any_word,
        string_agg('(' || word::text || ')', ' & ')::tsquery as all_words, count(*) as count
      from terms
    ),
    matches as materialized (
      select number, lexeme, least(1, ts_rank('{1, 1, 1, 1}', words, word)) as share
      from terms join pdf_passages on document_id = ${id} and words @@ word
    ),
    weights as (
      select lexeme, ln(1 + (select count(*) from pdf_passages where document_id = ${id})::real / count(*)) as weight
      from matches group by lexeme
    ),
    scored as materialized (
      select number, sum(weight * share) as score, count(*) = (select count from query) as has_all
      from matches join weights using (lexeme) group by number
    ),
    best as (
      select number, page, text, has_all, score,
        case when has_all and query.count > 1 then ts_rank_cd(words, all_words) else 0 end as closeness
      from scored join pdf_passages using (number), query
      where document_id = ${id} and (has_all or not ${isNarrow}::boolean or not exists (select from scored where has_all))
      order by has_all desc, closeness desc, score desc, number limit ${countMax}
    )
    select number, page, text, any_word::text as query
    from best, query
    order by has_all desc, closeness desc, score desc, number
  `);
  const query = rows[0]?.query;
  if (query === undefined) return findLiterally(db, { document, text, countMax });
  const asked = new Set(grams);
  const hits = await findHits(db, { wordForms, query, texts: rows.map((row) => row.text) });
  return rows.map(({ query: _, ...passage }, index) => {
    const ranges = hits[index] ?? [];
    return { ...passage, parts: ranges.length > 0 ? partsOf(passage.text, ranges) : markGrams(passage.text, asked) };
  });
}

interface HitQuery extends Pick<StoredPdf, "wordForms"> {
  /** Query as PostgreSQL writes a `tsquery`. */
  readonly query: string;
  readonly texts: readonly string[];
}

/** @returns for each text, where words of the query are. */
async function findHits(db: Executor, { wordForms, query, texts }: HitQuery): Promise<readonly (readonly Range[])[]> {
  // PostgreSQL takes “<b>” for a tag, and leaves it out.
  const folded = texts.map((text) => foldWords(withStraightApostrophes(text)).replaceAll("<", " "));
  const { rows } = await db.execute<{ marked: string }>(sql`
    select ts_headline(${wordForms}::regconfig, folded, ${query}::tsquery, ${headlineOptions}) as marked
    from unnest(${sql.param(folded)}::text[]) with ordinality as given (folded, number) order by number
  `);
  return rows.map(({ marked }, index) => {
    const hits: Range[] = [];
    let at = 0;
    for (const [pieceIndex, piece] of marked.split(hitMarks).entries()) {
      if (pieceIndex % 2 === 1) hits.push([at, at + piece.length]);
      at += piece.length;
    }
    return asWritten(texts[index] ?? "", folded[index] ?? "", hits);
  });
}

/** Short words are only themselves. */
const beginningWith = (lexeme: SQL): SQL =>
  sql`(quote_literal(${lexeme}) || case when length(${lexeme}) > 3 then ':*' else '' end)::tsquery`;

const headlineOptions = `HighlightAll=true, StartSel="${hitStart}", StopSel="${hitEnd}"`;

/** For what no word is: signs, and a single letter of a script without blanks. */
async function findLiterally(
  db: Executor,
  { document, text, countMax }: PassageQuery,
): Promise<readonly FoundPassage[]> {
  const wanted = text.trim();
  if (wanted === "") return [];
  const { rows } = await db.execute<{ number: number; page: number; text: string }>(sql`
    select number, page, text from pdf_passages
    where document_id = ${document.id} and position(lower(${wanted}) in lower(text)) > 0
    order by number limit ${countMax}
  `);
  const pattern = new RegExp(escapePattern(wanted), "iu");
  return rows.map((passage) => {
    // Not by its place in small letters: “İ” is two characters there.
    const found = pattern.exec(passage.text);
    const [start, end] = found ? [found.index, found.index + found[0].length] : [0, 0];
    const parts = [
      { text: passage.text.slice(0, start), isHit: false },
      { text: passage.text.slice(start, end), isHit: true },
      { text: passage.text.slice(end), isHit: false },
    ];
    return { ...passage, parts: parts.filter((part) => part.text !== "") };
  });
}

function partsOf(text: string, hits: readonly Range[]): FoundPassage["parts"] {
  let at = 0;
  const take = (end: number, isHit: boolean) => {
    const start = at;
    at = Math.max(at, end);
    return { text: text.slice(start, at), isHit };
  };
  return [...hits.flatMap(([from, to]) => [take(from, false), take(to, true)]), take(text.length, false)].filter(
    (part) => part.text !== "",
  );
}

/** Passages from all over a document, for a question whose words are in none of them: “What is this about?” */
export async function samplePassages(db: Executor, documentId: string, countMax: number): Promise<readonly Passage[]> {
  const { rows } = await db.execute<{ number: number; page: number; text: string }>(sql`
    select distinct on (part) number, page, text from (
      select *, ntile(${countMax}) over (order by number) as part from pdf_passages where document_id = ${documentId}
    ) as parted
    order by part, number
  `);
  return rows;
}

/** In this order, those that are there. */
export async function readPassages(
  db: Executor,
  documentId: string,
  numbers: readonly number[],
): Promise<readonly Passage[]> {
  if (numbers.length === 0) return [];
  const { rows } = await db.execute<{ number: number; page: number; text: string }>(sql`
    select number, page, text from pdf_passages
    where document_id = ${documentId} and number = any(${sql.param([...numbers])}::integer[])
    order by number
  `);
  return rows;
}
