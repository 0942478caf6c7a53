import { and, asc, desc, eq } from "drizzle-orm";
import { isUuid } from "#platform/db/columns.ts";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { firstOf, queuePage, queuePageSize, queueWindow } from "../queue-pages.ts";
import type { queuedStates } from "../rules.ts";
import { toolSubmissions } from "../schema.ts";

const { id, userId, state, name, website, answer, toolSlug, changedAt, sentAt } = toolSubmissions;
const listed = { id, state, name, website, answer, toolSlug, changedAt };

/** A user's submissions, the one that changed last first. @param page from 1. */
export async function listOwnSubmissions(db: Executor, ownerId: string, page: number) {
  const own = eq(userId, ownerId);
  const [submissions, total] = await Promise.all([
    db
      .select(listed)
      .from(toolSubmissions)
      .where(own)
      .orderBy(desc(changedAt), asc(id))
      .limit(queuePageSize)
      .offset(firstOf(page)),
    db.$count(toolSubmissions, own),
  ]);
  return { submissions, pages: Math.max(1, Math.ceil(total / queuePageSize)) };
}

/**
 * One submission.
 * @param ownerId its user; anyone’s, if left out.
 * @throws {AppError} `not_found`, the same for another user's.
 */
export async function readSubmission(db: Executor, submissionId: string, ownerId?: string) {
  const isOwn = ownerId === undefined ? undefined : eq(userId, ownerId);
  const [submission] = isUuid(submissionId)
    ? await db
        .select()
        .from(toolSubmissions)
        .where(and(eq(id, submissionId), isOwn))
    : [];
  if (!submission) throw new AppError("not_found", { userMessage: "There is no such submission." });
  return submission;
}

/** All users' submissions of one state, for the operator: what waits in the order in which it was sent, the rest the latest first. */
export async function listSubmissions(
  db: Executor,
  { state: wanted, page }: { readonly state: (typeof queuedStates)[number]; readonly page: number },
) {
  const isWanted = eq(state, wanted);
  const order = wanted === "in_review" ? [asc(sentAt), asc(id)] : [desc(changedAt), asc(id)];
  const { limit, offset } = queueWindow(page);
  const rows = await db
    .select()
    .from(toolSubmissions)
    .where(isWanted)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return queuePage(rows, page);
}

/** @returns the name of a submission, or its website without one, for the audit log. @throws {AppError} `not_found`. */
export async function getSubmissionName(db: Executor, submissionId: string): Promise<string> {
  const submission = await readSubmission(db, submissionId);
  return submission.name || submission.website;
}
