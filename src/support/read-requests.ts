import { and, asc, count, desc, eq, lt, sql } from "drizzle-orm";
import { findPerson, listPeople } from "#accounts/index.ts";
import { isUuid } from "#platform/db/columns.ts";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { readOpenPromises, readPromises } from "./current-promises.ts";
import type { RequestState } from "./rules.ts";
import { supportMessages, supportRequests } from "./schema.ts";

const pageSize = 20;

/** The first words of a request, as lists show them. */
const beginning = sql<string>`(
  select left(first.text, 160) from ${supportMessages} first
  where first.request_id = support_requests.id order by first.id limit 1
)`;

const { id, subject, state, createdAt, changedAt } = supportRequests;
const listed = { id, subject, state, createdAt, changedAt, beginning };

/** A user's requests, the one that changed last first. @param page from 1. */
export async function listOwnRequests(db: Executor, userId: string, page: number) {
  const own = eq(supportRequests.userId, userId);
  const [rows, total] = await Promise.all([
    db
      .select(listed)
      .from(supportRequests)
      .where(own)
      .orderBy(desc(changedAt), asc(id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db.$count(supportRequests, own),
  ]);
  return { requests: rows, pages: Math.max(1, Math.ceil(total / pageSize)) };
}

/**
 * All users' requests of one state, for the operator, in the order in which they are to be answered: Business comes first, then Pro, then
 * Free; of one plan, the nearest due time. Each has today's plan, and the plan of its order.
 * @param page from 1.
 */
export async function listInbox(
  db: Executor,
  { state: wanted, page, now }: { readonly state: RequestState; readonly page: number; readonly now: Date },
) {
  const { bestPlan, dueAt } = await readOpenPromises(db, now);
  const byPlan = sql`case ${bestPlan} when 'business' then 0 when 'pro' then 1 else 2 end`;
  const order = wanted === "open" ? [byPlan, asc(dueAt), asc(id)] : [desc(changedAt), asc(id)];
  const [rows, counts] = await Promise.all([
    db
      .select({ ...listed, userId: supportRequests.userId, bestPlan, dueAt })
      .from(supportRequests)
      .where(eq(state, wanted))
      .orderBy(...order)
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db.select({ state, requests: count() }).from(supportRequests).groupBy(state),
  ]);
  const userIds = rows.map(({ userId }) => userId);
  const [people, { planOf }] = await Promise.all([listPeople(db, userIds), readPromises(db, userIds, now)]);
  const totals: Partial<Record<RequestState, number>> = Object.fromEntries(
    counts.map((one) => [one.state, one.requests]),
  );
  return {
    requests: rows.map(({ userId, ...row }) => ({
      ...row,
      planId: planOf(userId),
      email: people.get(userId)?.email ?? "",
    })),
    totals,
    pages: Math.max(1, Math.ceil((totals[wanted] ?? 0) / pageSize)),
  };
}

/** Requests that wait for an answer. @returns also how many are late. */
export async function countWaiting(db: Executor, now: Date): Promise<{ readonly open: number; readonly late: number }> {
  const isOpen = eq(state, "open");
  const { dueAt } = await readOpenPromises(db, now);
  const [open, late] = await Promise.all([
    db.$count(supportRequests, isOpen),
    db.$count(supportRequests, and(isOpen, lt(dueAt, now))),
  ]);
  return { open, late };
}

/**
 * One request with all its messages, and its user's plan of today.
 * @param userId its owner; anyone's, if left out.
 * @throws {AppError} `not_found`, the same for another user's.
 */
export async function readRequest(
  db: Executor,
  requestId: string,
  { userId, now }: { readonly userId?: string; readonly now: Date },
) {
  const [request] = isUuid(requestId)
    ? await db
        .select({ ...listed, userId: supportRequests.userId })
        .from(supportRequests)
        .where(and(eq(id, requestId), userId === undefined ? undefined : eq(supportRequests.userId, userId)))
    : [];
  if (!request) throw new AppError("not_found", { userMessage: "There is no such request." });
  const { id: number, isFromOperator, text, sentAt } = supportMessages;
  const { planOf, dueAt } = await readPromises(db, [request.userId], now);
  const [messages, person, [promised]] = await Promise.all([
    db
      .select({ id: number, isFromOperator, text, sentAt })
      .from(supportMessages)
      .where(eq(supportMessages.requestId, requestId))
      .orderBy(asc(number)),
    findPerson(db, request.userId),
    db.select({ dueAt }).from(supportRequests).where(eq(id, requestId)),
  ]);
  return { ...request, planId: planOf(request.userId), dueAt: promised?.dueAt ?? null, messages, person };
}
