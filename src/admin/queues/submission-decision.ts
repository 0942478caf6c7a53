/** The form of a submission in the queue: a decision, and the texts as the operator corrected them. */
import { checkProposal, type FactsField, type ListingFacts, toFacts } from "#listings/rules.ts";
import { checkDecision, type QueueIntent } from "../queue-rules.ts";

/** Texts count only if the submission is published. */
const isCorrecting = (form: FormData): boolean => form.get("intent") === "publish" && form.has("name");

export function checkSubmissionDecision(
  form: FormData,
  intents: readonly QueueIntent[] = ["publish", "refuse", "ask-back"],
): ReturnType<typeof checkDecision> {
  const decision = checkDecision(form, intents);
  if (!isCorrecting(form)) return decision;
  const facts = checkProposal(form);
  return { values: { ...facts.values, ...decision.values }, errors: { ...facts.errors, ...decision.errors } };
}

/** @param form that was checked. @returns undefined if it has no texts. */
export const correctedFacts = (form: FormData): ListingFacts | undefined =>
  isCorrecting(form) ? toFacts(checkProposal(form).values) : undefined;

/** The texts of a submission as the form has them. */
export const formFacts = (submission: {
  readonly name: string;
  readonly website: string;
  readonly description: string;
  readonly categoryId: string;
  readonly tags: string;
  readonly price: string;
}): Readonly<Record<FactsField, string>> => {
  const { name, website, description, categoryId: category, tags, price } = submission;
  return { name, website, description, category, tags, price };
};
