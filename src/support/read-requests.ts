import { and, asc, count, desc, eq, lt, sql } from "drizzle-orm";
import { findPerson, listPeople } from "#accounts/index.ts";
import { isUuid } from "#platform/db/columns.ts";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { RequestState } from "./rules.ts";
import { supportMessages, supportRequests } from "./schema.ts";

const pageSize = 20;

/** The first words of a request, as lists show them. */
const beginning = sql<string>`(
  select left(first.text, 160) from ${supportMessages} first
  where first.request_id = support_requests.id order by first.id limit 1
)`;

const { id, subject, state, planId, createdAt, changedAt, dueAt } = supportRequests;
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

/** Business comes first, then Pro, then Free; of one plan, the nearest due time. */
const byPlan = sql`case ${planId} when 'business' then 0 when 'pro' then 1 else 2 end`;

/** All users' requests of one state, for the operator, in the order in which they are to be answered. @param page from 1. */
export async function listInbox(
  db: Executor,
  { state: wanted, page }: { readonly state: RequestState; readonly page: number },
) {
  const order = wanted === "open" ? [byPlan, asc(dueAt), asc(id)] : [desc(changedAt), asc(id)];
  const [rows, counts] = await Promise.all([
    db
      .select({ ...listed, userId: supportRequests.userId, planId, dueAt })
      .from(supportRequests)
      .where(eq(state, wanted))
      .orderBy(...order)
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db.select({ state, requests: count() }).from(supportRequests).groupBy(state),
  ]);
  const people = await listPeople(
    db,
    rows.map(({ userId }) => userId),
  );
  const totals: Partial<Record<RequestState, number>> = Object.fromEntries(
    counts.map((one) => [one.state, one.requests]),
  );
  return {
    requests: rows.map(({ userId, ...row }) => ({ ...row, email: people.get(userId)?.email ?? "" })),
    totals,
    pages: Math.max(1, Math.ceil((totals[wanted] ?? 0) / pageSize)),
  };
}

/** Requests that wait for an answer. @returns also how many are late. */
export async function countWaiting(db: Executor, now: Date): Promise<{ readonly open: number; readonly late: number }> {
  const isOpen = eq(state, "open");
  const [open, late] = await Promise.all([
    db.$count(supportRequests, isOpen),
    db.$count(supportRequests, and(isOpen, lt(dueAt, now))),
  ]);
  return { open, late };
}

/**
 * One request with all its messages.
 * @param userId its owner; anyone's, if left out.
 * @throws {AppError} `not_found`, the same for another user's.
 */
export async function readRequest(db: Executor, requestId: string, userId?: string) {
  const [request] = isUuid(requestId)
    ? await db
        .select({ ...listed, userId: supportRequests.userId, planId, dueAt })
        .from(supportRequests)
        .where(and(eq(id, requestId), userId === undefined ? undefined : eq(supportRequests.userId, userId)))
    : [];
  if (!request) throw new AppError("not_found", { userMessage: "There is no such request." });
  const { id: number, isFromOperator, text, sentAt } = supportMessages;
  const [messages, person] = await Promise.all([
    db
      .select({ id: number, isFromOperator, text, sentAt })
      .from(supportMessages)
      .where(eq(supportMessages.requestId, requestId))
      .orderBy(asc(number)),
    findPerson(db, request.userId),
  ]);
  return { ...request, messages, person };
}
