import { and, asc, count, desc, eq, gt, inArray, ne, or, sql } from "drizzle-orm";
import { dayMs } from "#platform/clock.ts";
import { hasFoldedText, isUuid } from "#platform/db/columns.ts";
import type { Executor } from "#platform/db/database.ts";
import { type ListQuery, pageOf, pageWindow } from "#platform/list-query.ts";
import { countRecipients } from "#site/index.ts";
import { audienceOf } from "./audience.ts";
import { type LetterState, noResults, type Result, type Results } from "./rules.ts";
import { letterRecipients, letters } from "./schema.ts";
import { noLetter } from "./write-letter.ts";

/** Letters, the one that changed last first. `text` is looked for in subject and body. */
export async function listLetters(
  db: Executor,
  { text, page, state }: Pick<ListQuery, "text" | "page"> & { readonly state: LetterState | null },
) {
  const condition = and(
    state === null ? undefined : eq(letters.state, state),
    text === "" ? undefined : or(hasFoldedText(letters.subject, text), hasFoldedText(letters.body, text)),
  );
  const { id, list, segment, subject, changedAt, startedAt, endedAt, recipientsMax, results } = letters;
  const [rows, counts] = await Promise.all([
    db
      .select({
        id,
        list,
        segment,
        subject,
        state: letters.state,
        changedAt,
        startedAt,
        endedAt,
        recipientsMax,
        results,
      })
      .from(letters)
      .where(condition)
      .orderBy(desc(changedAt), desc(id))
      .limit(pageWindow(page).limit)
      .offset(pageWindow(page).offset),
    db.select({ state: letters.state, letters: count() }).from(letters).groupBy(letters.state),
  ]);
  const totals: Partial<Record<LetterState, number>> = Object.fromEntries(
    counts.map((one) => [one.state, one.letters]),
  );
  return { ...pageOf(rows, page), totals };
}

/** @throws {AppError} `not_found`. */
export async function readLetter(db: Executor, id: string) {
  const [letter] = isUuid(id) ? await db.select().from(letters).where(eq(letters.id, id)) : [];
  if (!letter) throw noLetter();
  return letter;
}

/** Number of addresses that would get a letter now. */
export const countAudience = (db: Executor, letter: Parameters<typeof audienceOf>[0]): Promise<number> =>
  countRecipients(db, audienceOf(letter));

const repeatMs = 7 * dayMs;

/** The last letter to the same list in the past week that has the subject or the text of this one, e.g. because it is a copy. */
export async function findSentBefore(
  db: Executor,
  { id, list, subject, body }: Pick<typeof letters.$inferSelect, "id" | "list" | "subject" | "body">,
  now: Date,
) {
  const { startedAt, recipientsMax } = letters;
  const isSame = or(eq(letters.subject, subject), eq(letters.body, body));
  const isRecent = gt(startedAt, new Date(now.getTime() - repeatMs));
  const [before] = await db
    .select({ startedAt, recipientsMax, hasSubject: sql<boolean>`${eq(letters.subject, subject)}` })
    .from(letters)
    .where(and(eq(letters.list, list), ne(letters.id, id), isSame, isRecent))
    .orderBy(desc(startedAt))
    .limit(1);
  return before;
}

/** Results of a letter so far, and how many of those who were taken wait. */
export async function readProgress(db: Executor, id: string): Promise<Results & { readonly waiting: number }> {
  const rows = await db
    .select({ state: letterRecipients.state, recipients: count() })
    .from(letterRecipients)
    .where(eq(letterRecipients.letterId, id))
    .groupBy(letterRecipients.state);
  const known = new Map<string, number>(rows.map(({ state, recipients }) => [state, recipients]));
  const results = Object.keys(noResults).map((result) => [result, known.get(result) ?? 0]);
  return {
    ...(Object.fromEntries(results) as Record<Result, number>),
    waiting: (known.get("waiting") ?? 0) + (known.get("sending") ?? 0),
  };
}

/** The same for a letter that ends now: mails under way count as unknown. */
export async function countResults(db: Executor, id: string): Promise<Results> {
  const { waiting: _, ...results } = await readProgress(db, id);
  const underWay = await db.$count(
    letterRecipients,
    and(eq(letterRecipients.letterId, id), eq(letterRecipients.state, "sending")),
  );
  return { ...results, unknown: results.unknown + underWay };
}

/** Recipients whose mail did not go out, for the operator. */
export async function listTrouble(db: Executor, id: string, page: number) {
  const { email, state, tries, triedAt } = letterRecipients;
  const rows = await db
    .select({ id: letterRecipients.id, email, state, tries, triedAt })
    .from(letterRecipients)
    .where(and(eq(letterRecipients.letterId, id), inArray(state, ["refused", "blocked", "failed", "unknown"])))
    .orderBy(asc(letterRecipients.id))
    .limit(pageWindow(page).limit)
    .offset(pageWindow(page).offset);
  return pageOf(rows, page);
}
