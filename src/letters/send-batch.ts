import { and, asc, eq, inArray, lt, lte, sql } from "drizzle-orm";
import { listFirstNames } from "#accounts/index.ts";
import type { Executor } from "#platform/db/database.ts";
import type { JobKind } from "#platform/jobs.ts";
import { type MailCarrier, MaybeDelivered } from "#platform/mail/deliver-mail.ts";
import type { Services } from "#platform/services.ts";
import { findRecipient, listRecipients, markBounced, type Recipient, unsubscribeLink } from "#site/index.ts";
import { audienceOf } from "./audience.ts";
import { composeLetter, drawInWorker, type ReadyLetter } from "./compose-letter.ts";
import { countResults } from "./read-letters.ts";
import type { Result } from "./rules.ts";
import { letterRecipients, letters } from "./schema.ts";

export interface SendBatch {
  readonly letterId: string;
  readonly batch: number;
}

/** One batch of a letter; it enqueues the next. What a process leaves when it is killed, the job's next try goes on with. */
export const sendBatchJob: JobKind<SendBatch> = {
  name: "send-letter-batch",
  retryLimit: 20,
  // A hundred mails, four at once, and a mail server that takes the longest time for each.
  expireInSeconds: 30 * 60,
};

/** Recipients of a batch, and what is taken and tried at most before the state of the letter is read again. */
const batchSizeMax = 100;
/** Mails that are handed over at once. */
const concurrency = 4;
const triesMax = 6;
/** Each further pause is four times as long: a mail server that is away for a day loses no mail. */
const firstPauseMs = 5 * 60_000;
/** A mail that was begun so long ago belonged to a process that ended: handing it over takes a minute at most. */
const abandonedMs = 5 * 60_000;

type Needs = Pick<Services, "db" | "jobs" | "config" | "workers" | "secrets" | "clock" | "log">;
type LetterRow = typeof letters.$inferSelect;
type RecipientRow = typeof letterRecipients.$inferSelect;

/** @param signal aborted when the process stops: the mails under way are finished, and no other is begun. */
export async function sendBatch(
  services: Needs,
  carrier: MailCarrier,
  { letterId, batch }: SendBatch,
  signal?: AbortSignal,
): Promise<void> {
  const { db, config, clock } = services;
  const size = Math.min(batchSizeMax, config.mail.lettersPerMinute);
  const since = clock.now();
  const letter = await takeRecipients(db, { letterId, batch, size, at: since });
  if (!letter) return;
  const waiting = await listWaiting(db, { letterId, size, at: clock.now() });
  if (waiting.length > 0) {
    const drawn = await drawInWorker(services, letter.body, signal);
    const ready: ReadyLetter = { ...letter, drawn };
    const names = await listFirstNames(
      db,
      waiting.map(({ email }) => email),
    );
    const queue = waiting.values();
    const work = async () => {
      for (const recipient of queue) {
        if (signal?.aborted) return;
        await deliver(services, carrier, { ready, recipient, batch, firstName: names.get(recipient.email) });
      }
    };
    await Promise.all(Array.from({ length: concurrency }, work));
  }
  signal?.throwIfAborted();
  await goOn(services, { letterId, batch, begun: waiting.length, since });
}

interface Turn {
  readonly letterId: string;
  readonly batch: number;
}

/** Locks a letter whose batch this is. @returns undefined if it is not to be sent now, or another batch is under way. */
async function lockBatch(db: Executor, { letterId, batch }: Turn): Promise<LetterRow | undefined> {
  const isThisOne = and(eq(letters.id, letterId), eq(letters.batch, batch), eq(letters.state, "sending"));
  const [letter] = await db.select().from(letters).where(isThisOne).for("update");
  return letter;
}

/** Writes down the next recipients of the list, so that there are as many as a batch has, and notes how far the list was read. */
function takeRecipients(db: Executor, { size, at, ...turn }: Turn & { readonly size: number; readonly at: Date }) {
  return db.transaction(async (transaction) => {
    const letter = await lockBatch(transaction, turn);
    if (!letter) return undefined;
    const { id, takeUpTo, takenUpTo } = letter;
    await endAbandoned(transaction, id, at);
    const countMax = size - (await countWaiting(transaction, id, at));
    if (takeUpTo !== null && takenUpTo < takeUpTo && countMax > 0) {
      const range = { after: takenUpTo, upTo: takeUpTo, countMax };
      const found = await listRecipients(transaction, audienceOf(letter), range);
      if (found.length > 0) {
        const rows = found.map(({ memberId, email }) => ({
          letterId: id,
          memberId,
          email,
          state: "waiting" as const,
          dueAt: at,
        }));
        await transaction.insert(letterRecipients).values(rows).onConflictDoNothing();
      }
      const last = found.length < countMax ? takeUpTo : (found.at(-1)?.memberId ?? takeUpTo);
      await transaction.update(letters).set({ takenUpTo: last, progressAt: at }).where(eq(letters.id, id));
    }
    return letter;
  });
}

const isDue = (letterId: string, at: Date) =>
  and(eq(letterRecipients.letterId, letterId), eq(letterRecipients.state, "waiting"), lte(letterRecipients.dueAt, at));

const countWaiting = (db: Executor, letterId: string, at: Date) => db.$count(letterRecipients, isDue(letterId, at));

const listWaiting = (db: Executor, { letterId, size, at }: { letterId: string; size: number; at: Date }) =>
  db
    .select()
    .from(letterRecipients)
    .where(isDue(letterId, at))
    .orderBy(asc(letterRecipients.dueAt), asc(letterRecipients.id))
    .limit(size);

/** A process that ended while it handed a mail over leaves it `sending`: it may have arrived, so it is not sent again. */
async function endAbandoned(db: Executor, letterId: string, at: Date): Promise<void> {
  await db
    .update(letterRecipients)
    .set({ state: "unknown" })
    .where(
      and(
        eq(letterRecipients.letterId, letterId),
        eq(letterRecipients.state, "sending"),
        lt(letterRecipients.triedAt, new Date(at.getTime() - abandonedMs)),
      ),
    );
}

interface Delivery {
  readonly ready: ReadyLetter;
  readonly recipient: RecipientRow;
  readonly batch: number;
  readonly firstName: string | undefined;
}

/**
 * Hands one mail over. The claim is committed before, so no other process hands it over, too; and only if the letter is still being sent, so
 * a pause counts from the next mail on.
 */
async function deliver(services: Needs, carrier: MailCarrier, { ready, recipient, batch, firstName }: Delivery) {
  const { db, clock, secrets, config, log } = services;
  const { id, letterId, memberId } = recipient;
  const isThisOne = eq(letterRecipients.id, id);
  const [claimed] = await db
    .update(letterRecipients)
    .set({ state: "sending", triedAt: clock.now(), tries: sql`${letterRecipients.tries} + 1` })
    .where(and(isThisOne, eq(letterRecipients.state, "waiting"), isBeingSent(letterId, batch)))
    .returning({ tries: letterRecipients.tries });
  if (!claimed) return;
  const end = (state: Result) => db.update(letterRecipients).set({ state }).where(isThisOne);
  const member = await findRecipient(db, ready.list, memberId);
  if (!member || member.email !== recipient.email) {
    await end("skipped");
    return;
  }
  const unsubscribe = unsubscribeLink(secrets, config, { list: ready.list, memberId });
  const mail = composeLetter(ready, { to: member.email, values: valuesOf(member, firstName), unsubscribe }, config);
  try {
    const outcome = await carrier.handOver(mail, `letter-${letterId}-${id}`);
    await end(outcome);
    if (outcome === "refused") await markBounced(db, [member.email], clock.now());
  } catch (error) {
    log.warn({ err: error, letterId }, "a letter's mail was not taken");
    if (error instanceof MaybeDelivered) await end("unknown");
    else if (claimed.tries >= triesMax) await end("failed");
    else {
      const dueAt = new Date(clock.now().getTime() + firstPauseMs * 4 ** (claimed.tries - 1));
      await db.update(letterRecipients).set({ state: "waiting", dueAt }).where(isThisOne);
    }
  }
}

const isBeingSent = (letterId: string, batch: number) =>
  sql`exists (select from ${letters} where ${letters.id} = ${letterId} and ${letters.state} = 'sending' and ${letters.batch} = ${batch})`;

const valuesOf = ({ code, discountPercent }: Recipient, firstName: string | undefined) => ({
  "first name": firstName,
  code: code ?? undefined,
  discount: discountPercent === null ? undefined : `${discountPercent}%`,
});

/** Enqueues the next batch, at the rate that is set, or ends the letter if nothing is left. */
async function goOn(
  { db, jobs, clock, config }: Needs,
  { begun, since, ...turn }: Turn & { readonly begun: number; readonly since: Date },
) {
  await db.transaction(async (transaction) => {
    const letter = await lockBatch(transaction, turn);
    if (!letter) return;
    const { id, batch, takenUpTo, takeUpTo } = letter;
    const at = clock.now();
    const isAllTaken = takeUpTo === null || takenUpTo >= takeUpTo;
    const next = isAllTaken ? await nextMoment(transaction, id) : at;
    if (next === undefined) {
      const results = await countResults(transaction, id);
      const ended = { state: "sent", endedAt: at, changedAt: at, progressAt: at, results } as const;
      await transaction.update(letters).set(ended).where(eq(letters.id, id));
      return;
    }
    const byRate = since.getTime() + (begun * 60_000) / config.mail.lettersPerMinute;
    const startAfterSeconds = Math.max(0, Math.ceil((Math.max(byRate, next.getTime()) - at.getTime()) / 1_000));
    await transaction
      .update(letters)
      .set({ batch: batch + 1, progressAt: at })
      .where(eq(letters.id, id));
    await jobs.enqueue(transaction, sendBatchJob, { letterId: id, batch: batch + 1 }, { startAfterSeconds });
  });
}

/** @returns when there is something to do for the recipients who were taken; undefined if all is done. */
async function nextMoment(db: Executor, letterId: string): Promise<Date | undefined> {
  const { state, dueAt, triedAt } = letterRecipients;
  const at = sql<Date | null>`min(case when ${state} = 'waiting' then ${dueAt} else ${triedAt} + ${abandonedMs + 1_000} * interval '1 millisecond' end)`;
  const [row] = await db
    .select({ at: at.mapWith(dueAt) })
    .from(letterRecipients)
    .where(and(eq(letterRecipients.letterId, letterId), inArray(state, ["waiting", "sending"])));
  return row?.at ?? undefined;
}

/** A letter whose batch has not moved for so long has lost its job: longer than a batch may take. */
const stuckMs = 45 * 60_000;

export const resumeStuckJob: JobKind<object> = {
  name: "resume-stuck-letters",
  retryLimit: 3,
  expireInSeconds: 60,
  cron: "*/15 * * * *",
};

/** Enqueues the batch again of letters that lost their job, e.g. because it failed too often. */
export async function resumeStuckLetters({ db, jobs, clock }: Pick<Services, "db" | "jobs" | "clock">): Promise<void> {
  const at = clock.now();
  await db.transaction(async (transaction) => {
    const stuck = await transaction
      .update(letters)
      .set({ batch: sql`${letters.batch} + 1`, progressAt: at })
      .where(and(eq(letters.state, "sending"), lt(letters.progressAt, new Date(at.getTime() - stuckMs))))
      .returning({ id: letters.id, batch: letters.batch });
    for (const { id, batch } of stuck) await jobs.enqueue(transaction, sendBatchJob, { letterId: id, batch });
  });
}

/** Time for which it is known who got a letter. */
const recipientsKeptMs = 180 * 24 * 60 * 60 * 1_000;

export const forgetRecipientsJob: JobKind<object> = {
  name: "forget-letter-recipients",
  retryLimit: 3,
  expireInSeconds: 300,
  cron: "41 3 * * *",
};

/** Deletes the recipients of letters that ended long ago. Their numbers stay with the letter. */
export async function forgetRecipients(db: Executor, now: Date): Promise<void> {
  const isOld = lt(letters.endedAt, new Date(now.getTime() - recipientsKeptMs));
  const old = db.select({ id: letters.id }).from(letters).where(isOld);
  await db.delete(letterRecipients).where(inArray(letterRecipients.letterId, old));
}
