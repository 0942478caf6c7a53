import { eq } from "drizzle-orm";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { countRecipients, lastMemberId } from "#site/index.ts";
import { audienceOf } from "./audience.ts";
import { drawInWorker } from "./compose-letter.ts";
import { countResults, findSentBefore } from "./read-letters.ts";
import { letters } from "./schema.ts";
import { sendBatchJob } from "./send-batch.ts";
import { lockLetter, requireDraft, requireFinished, savedElsewhere } from "./write-letter.ts";

type Tools = Pick<Services, "jobs" | "clock">;

/** @throws {AppError} `invalid_input` for what can't be sent, such as HTML or a link without https. */
export async function requireDrawable(services: Pick<Services, "workers" | "config">, body: string): Promise<void> {
  const { problems } = await drawInWorker(services, body);
  const [problem] = problems;
  if (problem !== undefined) throw new AppError("invalid_input", { userMessage: problem });
}

/**
 * Starts sending a letter. Who joins the list from now on does not get it.
 * @param confirmed what the operator read before the last button: the revision, the number of recipients, and whether the list has had such a
 * letter this week.
 * @throws {AppError} `conflict` if one of them has changed since, or no one would get it; `invalid_input` for an unfinished letter.
 */
export async function startLetter(
  db: Executor,
  { jobs, clock }: Tools,
  id: string,
  confirmed: { readonly revision: number; readonly recipients: number; readonly isAgain?: boolean },
): Promise<void> {
  const letter = await lockLetter(db, id);
  requireDraft(letter.state);
  if (letter.revision !== confirmed.revision) throw savedElsewhere();
  requireFinished(letter);
  const at = clock.now();
  if (!confirmed.isAgain && (await findSentBefore(db, letter, at)))
    throw new AppError("conflict", {
      userMessage: "A letter like this one went to this list in the past week. Tick the box to send this one, too.",
    });
  const recipientsMax = await countRecipients(db, audienceOf(letter));
  if (recipientsMax !== confirmed.recipients)
    throw new AppError("conflict", {
      userMessage: "The number of recipients has changed meanwhile. Check it, and then send the letter again.",
    });
  if (recipientsMax === 0) throw new AppError("conflict", { userMessage: "No one on this list would get the letter." });
  const takeUpTo = await lastMemberId(db, letter.list);
  await db
    .update(letters)
    .set({ state: "sending", startedAt: at, changedAt: at, progressAt: at, takeUpTo, recipientsMax, batch: 1 })
    .where(eq(letters.id, id));
  await jobs.enqueue(db, sendBatchJob, { letterId: id, batch: 1 });
}

/** Stops sending until it is resumed. Mails that the mail server is taking at this moment still go out. @returns false if it was so already. */
export async function pauseLetter(db: Executor, { clock }: Tools, id: string): Promise<boolean> {
  const { state } = await lockLetter(db, id);
  if (state === "paused") return false;
  if (state !== "sending") throw notNow("paused");
  await db.update(letters).set({ state: "paused", changedAt: clock.now() }).where(eq(letters.id, id));
  return true;
}

/** Continues with the recipients who have not had it. @returns false if it was so already. */
export async function resumeLetter(db: Executor, { jobs, clock }: Tools, id: string): Promise<boolean> {
  const { state, batch } = await lockLetter(db, id);
  if (state === "sending") return false;
  if (state !== "paused") throw notNow("resumed");
  const at = clock.now();
  await db
    .update(letters)
    // A job of the time before may still be waiting: it has the old number, and does nothing.
    .set({ state: "sending", changedAt: at, progressAt: at, batch: batch + 1 })
    .where(eq(letters.id, id));
  await jobs.enqueue(db, sendBatchJob, { letterId: id, batch: batch + 1 });
  return true;
}

/** Ends sending for good: recipients who have not had it by now don't get it. @returns false if it was so already. */
export async function cancelLetter(db: Executor, { clock }: Tools, id: string): Promise<boolean> {
  const { state } = await lockLetter(db, id);
  if (state === "cancelled") return false;
  if (state !== "sending" && state !== "paused") throw notNow("cancelled");
  const at = clock.now();
  await db
    .update(letters)
    .set({ state: "cancelled", endedAt: at, changedAt: at, results: await countResults(db, id) })
    .where(eq(letters.id, id));
  return true;
}

const notNow = (done: string) =>
  new AppError("conflict", { userMessage: `This letter isn’t being sent, so it can’t be ${done}.` });
