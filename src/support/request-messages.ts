import { and, desc, eq, gt, ne } from "drizzle-orm";
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
 * @param seen number of messages of the other side that who acts on it has read.
 * @throws {AppError} `not_found`, and `conflict` if the other side has written more than that.
 */
export async function lockRequest(
  db: Executor,
  id: string,
  { userId, seen }: { readonly userId?: string | undefined; readonly seen?: number } = {},
) {
  const isOwn = userId === undefined ? undefined : eq(supportRequests.userId, userId);
  const [request] = isUuid(id)
    ? await db
        .select()
        .from(supportRequests)
        .where(and(eq(supportRequests.id, id), isOwn))
        .for("update")
    : [];
  if (!request) throw new AppError("not_found", { userMessage: "There is no such request." });
  const isFromOther = and(eq(supportMessages.requestId, id), eq(supportMessages.isFromOperator, userId !== undefined));
  if (seen !== undefined && (await db.$count(supportMessages, isFromOther)) > seen)
    throw new AppError("conflict", {
      userMessage: "There is a new message in this request. Read it, and then send yours again.",
    });
  return request;
}

/**
 * Adds a message to a locked request.
 * @returns false if it is the newest one again, which was sent twice.
 * @throws {AppError} `conflict` if the user has written too many.
 */
export async function addMessage(
  db: Executor,
  message: { readonly id: string; readonly isFromOperator: boolean; readonly text: string; readonly at: Date },
): Promise<boolean> {
  const { id, isFromOperator, text, at } = message;
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
