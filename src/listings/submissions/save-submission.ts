import { and, eq, inArray } from "drizzle-orm";
import { isUuid } from "#platform/db/columns.ts";
import type { Executor } from "#platform/db/database.ts";
import { lockName } from "#platform/db/lock-name.ts";
import { AppError } from "#platform/errors.ts";
import type { Services } from "#platform/services.ts";
import { limitByAge, requireContributor } from "../contributor.ts";
import type { SubmissionField } from "../rules.ts";
import { toolSubmissions } from "../schema.ts";
import { parseWebsite, requireWebsite } from "../website/parse-website.ts";

/** Drafts, and submissions that wait for a decision or an answer, of one user. */
export const openSubmissionsMax = 5;
const openStates = ["draft", "in_review", "asked_back"] as const;

type Needs = Pick<Services, "db" | "clock" | "rateLimits">;

/**
 * Begins a draft.
 * @returns its id; that of the user's own open one for the same address, if there is one.
 * @throws {AppError} `invalid_input` for what is no address, `forbidden`, `rate_limited`, and `conflict` with too many open ones.
 */
export async function startSubmission(services: Needs, userId: string, website: string): Promise<string> {
  const contributor = await requireContributor(services, userId);
  const { address, domain } = requireWebsite(website);
  await limitByAge(services, contributor, "draft");
  const at = services.clock.now();
  return services.db.transaction(async (transaction) => {
    await lockSubmissionsOf(transaction, userId);
    const open = await transaction
      .select({ id: toolSubmissions.id, website: toolSubmissions.website })
      .from(toolSubmissions)
      .where(and(eq(toolSubmissions.userId, userId), inArray(toolSubmissions.state, openStates)));
    const known = open.find((other) => other.website === address);
    if (known) return known.id;
    if (open.length >= openSubmissionsMax)
      throw new AppError("conflict", {
        userMessage: `You have ${openSubmissionsMax} submissions that are not decided. Finish or delete one first.`,
      });
    const [made] = await transaction
      .insert(toolSubmissions)
      .values({ userId, website: address, domain, createdAt: at, changedAt: at })
      .returning({ id: toolSubmissions.id });
    if (!made) throw new Error("the submission was not stored");
    return made.id;
  });
}

const priceOf = (text: string): "free" | "paid" | "" => (text === "free" || text === "paid" ? text : "");

export type SubmissionValues = Readonly<Record<SubmissionField, string>>;

/** Columns of what a form sends. */
export function columnsOf(values: SubmissionValues) {
  const { name, website, description, category, tags, price, note, reply, isAnotherProduct, isWebsiteRight } = values;
  const parsed = parseWebsite(website);
  return {
    name,
    website: parsed?.address ?? website,
    domain: parsed?.domain ?? null,
    description,
    categoryId: category,
    tags,
    price: priceOf(price),
    note,
    reply,
    isAnotherProduct: isAnotherProduct === "on",
    isWebsiteRight: isWebsiteRight === "on",
  };
}

export interface SavedSubmission {
  readonly id: string;
  readonly userId: string;
  /** Revision that the page has. */
  readonly revision: number;
  readonly values: SubmissionValues;
}

/**
 * Saves a draft as it is, or the answer to a question before it is sent.
 * @returns its revision, which rises only if something has changed.
 * @throws {AppError} `not_found` for another user's, and `conflict` if another tab has changed it, while it is in review, or once it is
 * decided.
 */
export async function saveSubmission(
  { db, clock }: Pick<Services, "db" | "clock">,
  { id, userId, revision, values }: SavedSubmission,
): Promise<number> {
  return db.transaction(async (transaction) => {
    const before = await lockEditable(transaction, { id, userId });
    const columns = columnsOf(values);
    const keys = Object.keys(columns) as (keyof typeof columns)[];
    if (keys.every((key) => before[key] === columns[key])) return before.revision;
    if (before.revision !== revision)
      throw new AppError("conflict", { userMessage: "This draft was changed in another tab. Reload to see it." });
    await transaction
      .update(toolSubmissions)
      .set({ ...columns, revision: revision + 1, changedAt: clock.now() })
      .where(eq(toolSubmissions.id, id));
    return revision + 1;
  });
}

/**
 * Deletes a submission of the user's own that is not published, also from the queue.
 * @throws {AppError} `not_found`, and `conflict` for a published one: the listing is the directory's.
 */
export async function deleteSubmission(db: Services["db"], { id, userId }: Owned): Promise<void> {
  await db.transaction(async (transaction) => {
    const { state } = await lockSubmission(transaction, { id, userId });
    if (state === "published")
      throw new AppError("conflict", {
        userMessage: "This tool is listed already. Write to support to have it removed.",
      });
    await transaction.delete(toolSubmissions).where(eq(toolSubmissions.id, id));
  });
}

interface Owned {
  readonly id: string;
  /** Left out for operators. */
  readonly userId?: string;
}

/** Locks a submission until the end of the transaction. @throws {AppError} `not_found`, also for another user's. */
export async function lockSubmission(db: Executor, { id, userId }: Owned) {
  const isOwn = userId === undefined ? undefined : eq(toolSubmissions.userId, userId);
  const [submission] = isUuid(id)
    ? await db
        .select()
        .from(toolSubmissions)
        .where(and(eq(toolSubmissions.id, id), isOwn))
        .for("update")
    : [];
  if (!submission) throw new AppError("not_found", { userMessage: "This submission was deleted." });
  return submission;
}

/** Does what `lockSubmission` does. @throws {AppError} `conflict` unless the next step is the user's. */
export async function lockEditable(db: Executor, owned: Owned) {
  const submission = await lockSubmission(db, owned);
  if (submission.state === "draft" || submission.state === "asked_back") return submission;
  throw new AppError("conflict", {
    userMessage:
      submission.state === "in_review"
        ? "This submission is in review, so it can’t be changed now."
        : "This submission is decided, so it can’t be changed.",
  });
}

/** Two presses at once count each other. */
export const lockSubmissionsOf = (db: Executor, userId: string): Promise<void> => lockName(db, `submissions:${userId}`);
