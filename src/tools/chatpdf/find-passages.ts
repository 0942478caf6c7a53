import { sql } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { escapePattern } from "#platform/escape-pattern.ts";
import type { Services } from "#platform/services.ts";
import type { FoundPassage, Passage } from "./chatpdf-rules.ts";
import type { StoredPdf } from "./documents.ts";

/** Each looks for every word in every passage of a document. */
const searchLimit = { name: "pdf-searches", attemptsMax: 120, windowSeconds: 5 * 60 };

/** Counts one search. @throws {AppError} `rate_limited` */
export const limitPassageSearches = (
  { rateLimits, secrets }: Pick<Services, "rateLimits" | "secrets">,
  userId: string,
): Promise<void> => rateLimits.consume(searchLimit, secrets.digest("rate-limit", userId));

interface PassageQuery {
  readonly document: Pick<StoredPdf, "id" | "wordForms">;
  /** Words, or a question. */
  readonly text: string;
  readonly countMax: number;
}

/** Words of a question that are looked up; a long one repeats itself. */
const wordsMax = 40;
/** Around what was found. Text has no control characters. */
const [hitStart, hitEnd] = ["\u0001", "\u0002"];

/**
 * The passages that have the words of a text, or words that begin with them, the best first, nearly as BM25 does: words that are in every
 * other passage say little, and each further time in a passage says less (`ts_rank` of one word is 0.6 for the first time, and 1 at most).
 * PostgreSQL's own functions look into each passage: taking all words of all passages apart took 30 times as long, seconds for a long document.
 */
export async function findPassages(
  db: Executor,
  { document, text, countMax }: PassageQuery,
): Promise<readonly FoundPassage[]> {
  const { id, wordForms } = document;
  const { rows } = await db.execute<{ number: number; page: number; text: string; marked: string }>(sql`
    with terms as materialized (
      select lexeme, (quote_literal(lexeme) || case when length(lexeme) > 3 then ':*' else '' end)::tsquery as word
      from (
        select distinct lexeme from unnest(to_tsvector(${wordForms}::regconfig, ${text})) limit ${wordsMax}
      ) as given
    ),
    query as (
      select string_agg(word::text, ' | ')::tsquery as words from terms
    ),
    matches as materialized (
      select number, lexeme, least(1, ts_rank('{1, 1, 1, 1}', words, word)) as share
      from terms join pdf_passages on document_id = ${id} and words @@ word
    ),
    weights as (
      select lexeme, ln(1 + (select count(*) from pdf_passages where document_id = ${id})::real / count(*)) as weight
      from matches group by lexeme
    ),
    best as (
      select number, sum(weight * share) as score
      from matches join weights using (lexeme)
      group by number order by score desc, number limit ${countMax}
    )
    select number, page, text, ts_headline(${wordForms}::regconfig, text, query.words, ${headlineOptions}) as marked
    from best join pdf_passages using (number), query
    where document_id = ${id}
    order by score desc, number
  `);
  if (rows.length > 0) return rows.map(({ marked, ...passage }) => ({ ...passage, parts: partsOf(marked) }));
  return findLiterally(db, { document, text, countMax });
}

const headlineOptions = `HighlightAll=true, StartSel="${hitStart}", StopSel="${hitEnd}"`;

/** For texts that are not written as words with blanks between them. */
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

function partsOf(marked: string): FoundPassage["parts"] {
  return marked
    .split(hitStart)
    .flatMap((piece, index) => {
      if (index === 0) return [{ text: piece, isHit: false }];
      const [hit = "", rest = ""] = piece.split(hitEnd);
      return [
        { text: hit, isHit: true },
        { text: rest, isHit: false },
      ];
    })
    .filter(({ text }) => text !== "");
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
