import { and, eq } from "drizzle-orm";
import { isUuid } from "#platform/db/columns.ts";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { sendMail } from "#platform/mail/mail.ts";
import type { Services } from "#platform/services.ts";
import type { MailingList, Segment } from "#site/rules.ts";
import { composeLetter, drawInWorker } from "./compose-letter.ts";
import { type LetterWords, missingIn } from "./rules.ts";
import { letters } from "./schema.ts";

/** Drafts that an operator may have at once. */
const draftsMax = 200;

export const noLetter = () => new AppError("not_found", { userMessage: "There is no such letter." });

/** Locks a letter until the end of the transaction. @throws {AppError} `not_found`. */
export async function lockLetter(db: Executor, id: string) {
  const [letter] = isUuid(id) ? await db.select().from(letters).where(eq(letters.id, id)).for("update") : [];
  if (!letter) throw noLetter();
  return letter;
}

const emptyWords: LetterWords = {
  list: "newsletter",
  segment: "all",
  joinedSince: "",
  joinedBefore: "",
  subject: "",
  preheader: "",
  body: "",
};

/** Begins a draft. @returns its id. @throws {AppError} `conflict` if there are too many. */
export async function createLetter(db: Executor, at: Date, words: LetterWords = emptyWords): Promise<string> {
  if ((await db.$count(letters, eq(letters.state, "draft"))) >= draftsMax)
    throw new AppError("conflict", { userMessage: `There are ${draftsMax} drafts. Please delete some first.` });
  const [row] = await db
    .insert(letters)
    .values({ ...columnsOf(words), state: "draft", revision: 1, createdAt: at, changedAt: at })
    .returning({ id: letters.id });
  if (!row) throw new Error("the letter was not written");
  return row.id;
}

/** Begins a draft with the words of another letter. */
export async function copyLetter(db: Executor, id: string, at: Date): Promise<string> {
  const { list, segment, subject, preheader, body } = await lockLetter(db, id);
  return createLetter(db, at, { ...emptyWords, list, segment, subject, preheader, body });
}

/**
 * Saves a draft.
 * @param words that `checkLetter` found right. @param revision the one that they were written on.
 * @returns the new revision.
 * @throws {AppError} `conflict` if the letter has been saved elsewhere meanwhile, or sent.
 */
export async function saveLetter(
  db: Executor,
  id: string,
  { words, revision, at }: { readonly words: LetterWords; readonly revision: number; readonly at: Date },
): Promise<number> {
  return db.transaction(async (transaction) => {
    const letter = await lockLetter(transaction, id);
    requireDraft(letter.state);
    if (letter.revision !== revision) throw savedElsewhere();
    const columns = columnsOf(words);
    const isSame = Object.entries(columns).every(([name, value]) => letter[name as keyof typeof columns] === value);
    if (isSame) return revision;
    await transaction
      .update(letters)
      .set({ ...columns, revision: revision + 1, changedAt: at })
      .where(eq(letters.id, id));
    return revision + 1;
  });
}

export const savedElsewhere = () =>
  new AppError("conflict", {
    userMessage: "This letter was changed in another window. Reload the page to see the newer text.",
  });

export function requireDraft(state: string): void {
  if (state !== "draft")
    throw new AppError("conflict", { userMessage: "This letter has been sent, so it can’t be changed any more." });
}

/** @throws {AppError} `invalid_input` for a letter that lacks something, or has a field that can't be filled in. */
export function requireFinished(letter: Parameters<typeof missingIn>[0]): void {
  const missing = missingIn(letter);
  if (missing) throw new AppError("invalid_input", { userMessage: missing });
}

/** Deletes a draft. @throws {AppError} `conflict` for a letter that has been sent. */
export async function deleteLetter(db: Executor, id: string): Promise<void> {
  const { state } = await lockLetter(db, id);
  requireDraft(state);
  await db.delete(letters).where(and(eq(letters.id, id), eq(letters.state, "draft")));
}

const columnsOf = (words: LetterWords) => ({
  list: words.list as MailingList,
  segment: words.segment as Segment,
  joinedSince: words.joinedSince || null,
  joinedBefore: words.joinedBefore || null,
  subject: words.subject,
  preheader: words.preheader,
  body: words.body,
});

const tests = { name: "letter-tests", attemptsMax: 30, windowSeconds: 60 * 60 };

/**
 * Emails a letter to an operator, as its recipients would get it, with made-up values.
 * @throws {AppError} `not_found`, `rate_limited`, and `invalid_input` for an unfinished letter.
 */
export async function mailTest(
  services: Pick<Services, "db" | "jobs" | "config" | "workers" | "rateLimits">,
  id: string,
  { to, firstName, userId }: { readonly to: string; readonly firstName: string; readonly userId: string },
): Promise<void> {
  const { db, jobs, config, rateLimits } = services;
  const [letter] = isUuid(id) ? await db.select().from(letters).where(eq(letters.id, id)) : [];
  if (!letter) throw noLetter();
  requireFinished(letter);
  await rateLimits.consume(tests, userId);
  const drawn = await drawInWorker(services, letter.body);
  const [problem] = drawn.problems;
  if (problem !== undefined) throw new AppError("invalid_input", { userMessage: problem });
  const mail = composeLetter({ ...letter, drawn }, { to, values: exampleValues(firstName) }, config);
  // The operator waits for it.
  await sendMail(db, jobs, { ...mail, isBulk: false, subject: `[Test] ${mail.subject}` });
}

/** Values for tests and previews. */
export const exampleValues = (firstName: string) => ({
  "first name": firstName,
  code: "EXAMPLE-CODE",
  discount: "30%",
});
