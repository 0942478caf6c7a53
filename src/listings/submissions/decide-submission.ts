import { eq } from "drizzle-orm";
import { publishTool } from "#directory/index.ts";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { type MailNeeds, tellUser } from "../listing-mails.ts";
import { claimPath, type ListingFacts, submissionPath } from "../rules.ts";
import { toolSubmissions } from "../schema.ts";
import { describeCorrections, factsOf, requireCorrected } from "./correct-submission.ts";
import { lockSubmission } from "./save-submission.ts";

/** An operator's decision. */
export interface Decided {
  readonly id: string;
  /** Revision that the operator has read. */
  readonly revision: number;
  readonly at: Date;
}

/**
 * Publishes a submission: it is a listing from then on, in the caller's transaction. Its user is told what was corrected in it.
 * @param decided with the facts as the operator corrected them, if they did.
 * @returns the slug of the listing.
 * @throws {AppError} `not_found`, `conflict` if it is not in review, or was changed meanwhile, and `invalid_input` at a corrected field.
 */
export async function publishSubmission(
  db: Executor,
  needs: MailNeeds,
  decided: Decided & { readonly facts?: ListingFacts | undefined },
): Promise<string> {
  const submission = await lockInReview(db, decided);
  const { domain } = submission;
  const own = factsOf(submission);
  const facts = decided.facts ? await requireCorrected(db, submission, decided.facts) : own;
  const corrections = await describeCorrections(db, own, facts);
  const slug = await publishTool(db, { facts, fallback: domain ?? "", at: decided.at });
  const { name, description, categoryId, website, tags, isPaid } = facts;
  const columns = {
    name,
    description,
    categoryId,
    website,
    tags: tags.join(", "),
    price: isPaid ? "paid" : "free",
  } as const;
  await decide(db, decided, {
    state: "published",
    toolSlug: slug,
    answer: null,
    ...(corrections.length > 0 && columns),
  });
  await tellUser(db, needs, submission.userId, {
    subject: "Your tool is listed",
    title: "Your tool is in the directory",
    paragraphs: [
      `We’ve published your submission for ${domain ?? "your tool"}.${corrections.length > 0 ? " We corrected this in it:" : ""}`,
    ],
    facts: corrections.length > 0 ? corrections : undefined,
    paragraphsAfter: ["If you make it, verify that: your listing then has a badge, and you can propose changes to it."],
    action: { label: "Verify that you make it", path: claimPath(slug) },
  });
  return slug;
}

/** Refuses a submission. @throws as `publishSubmission`. */
export async function refuseSubmission(
  db: Executor,
  needs: MailNeeds,
  decided: Decided & { readonly reason: string },
): Promise<void> {
  const { userId, domain } = await lockInReview(db, decided);
  await decide(db, decided, { state: "refused", answer: decided.reason });
  await tellUser(db, needs, userId, {
    subject: "Your submission was not published",
    title: "We haven’t published your tool",
    paragraphs: [`We’ve read your submission for ${domain ?? "your tool"}, and decided against it. The reason:`],
    quote: decided.reason,
    action: { label: "See your submission", path: submissionPath(decided.id) },
  });
}

/** Asks the user something before deciding; they edit the submission and send it again. Their answer to an earlier question goes with that question. @throws as `publishSubmission`. */
export async function askBack(
  db: Executor,
  needs: MailNeeds,
  decided: Decided & { readonly reason: string },
): Promise<void> {
  const { userId, domain } = await lockInReview(db, decided);
  await decide(db, decided, { state: "asked_back", answer: decided.reason, reply: "" });
  await tellUser(db, needs, userId, {
    subject: "A question about your submission",
    title: "We have a question about your tool",
    paragraphs: [`Before we decide on your submission for ${domain ?? "your tool"}, please help us with this:`],
    quote: decided.reason,
    action: { label: "Edit and send it again", path: submissionPath(decided.id) },
  });
}

async function lockInReview(db: Executor, { id, revision }: Decided) {
  const submission = await lockSubmission(db, { id });
  if (submission.state === "in_review" && submission.revision === revision) return submission;
  throw new AppError("conflict", {
    userMessage: "This submission was changed or decided meanwhile. Read it again before you decide.",
  });
}

const decide = (db: Executor, { id, at }: Decided, set: Partial<typeof toolSubmissions.$inferInsert>) =>
  db
    .update(toolSubmissions)
    .set({ ...set, decidedAt: at, changedAt: at })
    .where(eq(toolSubmissions.id, id));
