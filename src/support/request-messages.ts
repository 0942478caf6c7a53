import { and, asc, desc, eq, gt, ne } from "drizzle-orm";
import { isUuid } from "#platform/db/columns.ts";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { messagesMax, type SupportSubject } from "./rules.ts";
import { supportMessages, supportRequests } from "./schema.ts";

/** The same words within so long are one message: a form that was sent twice. */
const repeatMs = 10 * 60_000;

/**
 * Locks a request until the end of the transaction.
 * @param userId its owner; anyone’s, if left out.
 * @throws {AppError} `not_found`.
 */
export async function lockRequest(db: Executor, id: string, { userId }: { readonly userId?: string | undefined } = {}) {
  const isOwn = userId === undefined ? undefined : eq(supportRequests.userId, userId);
  const [request] = isUuid(id)
    ? await db
        .select()
        .from(supportRequests)
        .where(and(eq(supportRequests.id, id), isOwn))
        .for("update")
    : [];
  if (!request) throw new AppError("not_found", { userMessage: "There is no such request." });
  return request;
}

export interface Seen {
  /** Number of messages that were read: the operator’s of a request’s owner, all of an operator, who may not be the only one. */
  readonly seen: number;
  /** The owner who has read them; an operator, if left out. */
  readonly userId?: string | undefined;
}

/** @throws {AppError} `conflict` if more has been written in a locked request than was read. */
export async function requireSeen(db: Executor, id: string, { seen, userId }: Seen): Promise<void> {
  const newer = await db
    .select({ isFromOperator: supportMessages.isFromOperator })
    .from(supportMessages)
    .where(and(eq(supportMessages.requestId, id), userId ? eq(supportMessages.isFromOperator, true) : undefined))
    .orderBy(asc(supportMessages.id))
    .offset(seen)
    .limit(messagesMax);
  if (newer.length === 0) return;
  throw new AppError("conflict", {
    userMessage:
      userId || newer.some(({ isFromOperator }) => !isFromOperator)
        ? "There is a new message in this request. Read it, and then send yours again."
        : "It has been answered meanwhile. Reload to see it.",
  });
}

interface Message {
  readonly id: string;
  readonly isFromOperator: boolean;
  readonly text: string;
  readonly at: Date;
  /** Number of messages that the operator has read. */
  readonly seen?: number;
}

/**
 * Adds a message to a locked request.
 * @returns false if it is the newest one again, which was sent twice.
 * @throws {AppError} `conflict` if the user has written too many, and as `requireSeen`.
 */
export async function addMessage(db: Executor, message: Message): Promise<boolean> {
  const { id, isFromOperator, text, at, seen } = message;
  const [newest] = await db
    .select()
    .from(supportMessages)
    .where(eq(supportMessages.requestId, id))
    .orderBy(desc(supportMessages.id))
    .limit(1);
  const isRepeat =
    newest?.text === text &&
    newest.isFromOperator === isFromOperator &&
    at.getTime() - newest.sentAt.getTime() < repeatMs;
  if (isRepeat) return false;
  if (seen !== undefined) await requireSeen(db, id, { seen });
  const isTheirs = and(eq(supportMessages.requestId, id), eq(supportMessages.isFromOperator, false));
  if (!isFromOperator && (await db.$count(supportMessages, isTheirs)) >= messagesMax)
    throw new AppError("conflict", {
      userMessage: `You have written ${messagesMax} messages in this request. Please open a new one.`,
    });
  await db.insert(supportMessages).values({ requestId: id, isFromOperator, text, sentAt: at });
  return true;
}

/** @returns the id of a request that is not closed and began with the same words a moment ago. */
export async function findRepeated(
  db: Executor,
  asked: { readonly userId: string; readonly subject: SupportSubject; readonly text: string; readonly at: Date },
): Promise<string | undefined> {
  const { userId, subject, text, at } = asked;
  const [request] = await db
    .select({ id: supportRequests.id })
    .from(supportRequests)
    .innerJoin(supportMessages, eq(supportMessages.requestId, supportRequests.id))
    .where(
      and(
        eq(supportRequests.userId, userId),
        eq(supportRequests.subject, subject),
        ne(supportRequests.state, "closed"),
        gt(supportRequests.createdAt, new Date(at.getTime() - repeatMs)),
        eq(supportMessages.text, text),
        eq(supportMessages.isFromOperator, false),
      ),
    )
    .limit(1);
  return request?.id;
}
