import { and, eq, gt, lte, sql } from "drizzle-orm";
import { SealError } from "#platform/seal.ts";
import type { Services } from "#platform/services.ts";
import { keptAnswers } from "../schema.ts";
import type { AlongWith } from "../settle/settle-run.ts";
import type { StartedRun } from "../start/start-run.ts";

/** Maximum bytes of an answer as JSON: longer than any text. Sealed, it is 2 MB. A longer answer isn’t kept. */
export const keptBytesMax = 1_500_000;
/** Limits for one user. Beyond them, the oldest answers are forgotten. */
const userMax = { bytes: 128 * 1_024 * 1_024, answers: 10_000 };

const sealedFor = (runId: string) => ({ purpose: "answer kept for repeats", owner: runId });

/**
 * Seals what a run brought, to be kept in the transaction that settles it. A user’s oldest beyond their bounds go in the same statement:
 * otherwise anyone could fill the disk.
 * @param answer JSON. @param keptMs how long. @returns undefined if it is too long to be kept.
 */
export function sealAnswer(
  { secrets, clock }: Pick<Services, "secrets" | "clock">,
  run: StartedRun,
  { answer, keptMs }: { readonly answer: unknown; readonly keptMs: number },
): AlongWith | undefined {
  const text = JSON.stringify(answer);
  if (Buffer.byteLength(text) > keptBytesMax) return undefined;
  const sealed = secrets.seal(sealedFor(run.id), text);
  const expiresAt = new Date(clock.now().getTime() + keptMs).toISOString();
  return async (tx) => {
    // Another transaction that removes the same rows is not waited for, since it may wait for this one.
    await tx.execute(sql`
      with beyond as (
        select run_id from (
          select run_id, sum(bytes) over newest_first as bytes, row_number() over newest_first as number
          from kept_answers where user_id = ${run.userId}
          window newest_first as (order by expires_at desc, run_id)) counted
        where counted.bytes > ${userMax.bytes - sealed.length} or counted.number > ${userMax.answers - 1}),
      locked as (
        select run_id from kept_answers where run_id in (select run_id from beyond) for update skip locked),
      removed as (delete from kept_answers where run_id in (select run_id from locked))
      insert into kept_answers (run_id, user_id, sealed, bytes, expires_at)
      values (${run.id}, ${run.userId}, ${sealed}, ${sealed.length}, ${expiresAt})`);
  };
}

/** @returns what `sealAnswer` kept; undefined if there is nothing, or not anymore. */
export async function openAnswer<Answer>(
  { db, secrets, clock, log }: Pick<Services, "db" | "secrets" | "clock" | "log">,
  runId: string,
): Promise<Answer | undefined> {
  const isKept = and(eq(keptAnswers.runId, runId), gt(keptAnswers.expiresAt, clock.now()));
  const [kept] = await db.select({ sealed: keptAnswers.sealed }).from(keptAnswers).where(isKept);
  if (!kept) return undefined;
  try {
    return JSON.parse(secrets.open(sealedFor(runId), kept.sealed)) as Answer;
  } catch (error) {
    // The application's secret has changed since.
    if (!(error instanceof SealError)) throw error;
    log.warn({ err: error, runId }, "a kept answer does not open");
    return undefined;
  }
}

/** Deletes kept answers whose time is over, and a user’s oldest beyond their bounds. @returns how many. */
export async function removeKeptAnswers({ db, clock }: Pick<Services, "db" | "clock">): Promise<number> {
  const expired = await db.delete(keptAnswers).where(lte(keptAnswers.expiresAt, clock.now()));
  const beyond = await db.execute(sql`
    delete from kept_answers where run_id in (
      select run_id from (
        select run_id, sum(bytes) over newest_first as bytes, row_number() over newest_first as number
        from kept_answers where user_id in (
          select user_id from kept_answers group by user_id
          having sum(bytes) > ${userMax.bytes} or count(*) > ${userMax.answers})
        window newest_first as (partition by user_id order by expires_at desc, run_id)) counted
      where counted.bytes > ${userMax.bytes} or counted.number > ${userMax.answers})`);
  return (expired.rowCount ?? 0) + (beyond.rowCount ?? 0);
}
