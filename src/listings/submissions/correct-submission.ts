import { listCategories } from "#directory/index.ts";
import type { Executor } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { changedFacts } from "../changed-facts.ts";
import { factNames, factText, type ListingFacts } from "../listing-rules.ts";
import { requireCategory } from "../require-category.ts";
import { readTags } from "../rules.ts";
import type { toolSubmissions } from "../schema.ts";
import { requireWebsite } from "../website/parse-website.ts";
import { readSubmission } from "./read-submissions.ts";

type Submission = typeof toolSubmissions.$inferSelect;

/** A correction, in words for the user and for the audit log. */
export interface Correction {
  /** The fact that it is of. */
  readonly name: string;
  readonly value: string;
}

/** The facts of a submission as its user wrote them. */
export const factsOf = ({ name, website, description, tags, categoryId, price }: Submission): ListingFacts => ({
  name,
  website,
  description,
  tags: readTags(tags),
  categoryId,
  isPaid: price === "paid",
});

/**
 * Checks facts that an operator has corrected.
 * @throws {AppError} `invalid_input` at a field, also for a website of another domain: what was checked, and may be claimed, is this one.
 */
export async function requireCorrected(
  db: Executor,
  submission: Submission,
  facts: ListingFacts,
): Promise<ListingFacts> {
  const { address, domain } = requireWebsite(facts.website);
  if (domain !== submission.domain)
    throw new AppError("invalid_input", {
      userMessage: `The submission is of ${submission.domain ?? "another website"}. Ask back if that has moved.`,
      field: "website",
    });
  await requireCategory(db, facts.categoryId);
  return { ...facts, website: address };
}

/** Says what an operator has corrected, fact by fact. */
export async function describeCorrections(
  db: Executor,
  before: ListingFacts,
  after: ListingFacts,
): Promise<readonly Correction[]> {
  const keys = Object.keys(changedFacts(before, after)) as (keyof ListingFacts)[];
  if (keys.length === 0) return [];
  const categories = await listCategories(db);
  return keys.map((key) => ({
    name: factNames[key],
    value: `“${factText(after, key, categories)}”, before “${factText(before, key, categories)}”`,
  }));
}

/**
 * Reads what the audit log says of publishing a submission.
 * @param facts as the operator corrected them; undefined if they did not.
 * @throws {AppError} `not_found`, and as `requireCorrected`.
 */
export async function readCorrections(
  db: Executor,
  id: string,
  facts: ListingFacts | undefined,
): Promise<readonly Correction[]> {
  const submission = await readSubmission(db, id);
  if (!facts) return [];
  return describeCorrections(db, factsOf(submission), await requireCorrected(db, submission, facts));
}
