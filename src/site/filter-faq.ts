import { matchesQuery, normalizeQuery } from "#directory/rules.ts";
import type { FaqCategory } from "./content/faq.ts";

/** Keeps the questions whose question or answer contains the text, case-insensitive, and drops categories without a match. */
export function filterFaq(categories: readonly FaqCategory[], query: string): readonly FaqCategory[] {
  const wanted = normalizeQuery(query);
  if (wanted === "") return categories;
  return categories
    .map((category) => ({
      ...category,
      questions: category.questions.filter(({ question, answer }) => matchesQuery(wanted, question, answer, [])),
    }))
    .filter(({ questions }) => questions.length > 0);
}

export function countQuestions(categories: readonly FaqCategory[]): number {
  return categories.reduce((sum, { questions }) => sum + questions.length, 0);
}
