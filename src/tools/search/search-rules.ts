import { tidyLine } from "#platform/forms/rules.ts";
import { payloadObject, promptOf } from "../run-screens/payload.ts";

/** Rules that the directory's search page and the server agree on. Pure: the browser uses them, too. */
export const directorySearchPath = "/home/search";
export const searchPath = (id: string): string => `${directorySearchPath}/${id}`;
/** Name of its runs. */
export const directorySearchId = "search";

export const searchLimits = {
  /** Characters. */
  question: 500,
  term: 40,
  /** For each question, and questions that follow each other. */
  terms: 8,
  steps: 30,
  /** Tools in an answer. */
  shown: 6,
} as const;

/**
 * Question of `/home/search?payload={"prompt":"…"}`, as one line.
 * @throws {SyntaxError} for a payload that isn’t a JSON object.
 */
export const readQuestionPayload = (text: string): string | undefined =>
  promptOf(tidied(payloadObject(text).prompt), searchLimits.question);

const tidied = (prompt: unknown): unknown => (typeof prompt === "string" ? tidyLine(prompt) : prompt);

/** Wish that a question expresses. */
export interface Wish {
  /** Words for what a tool should do or be about, as the user wrote them. */
  readonly terms: readonly string[];
  /** Id of a category; empty for any. */
  readonly categoryId: string;
  readonly price: "" | "free" | "paid";
  /** Product that it should work with, e.g. `Shopify`; empty for anything. */
  readonly platform: string;
  readonly onlyNew: boolean;
  /** The name of a tool that it should be like, as the user wrote it; empty for none. */
  readonly like: string;
}

export const noWish: Wish = { terms: [], categoryId: "", price: "", platform: "", onlyNew: false, like: "" };

/** Tells whether a wish says nothing that a search could use. */
export const isEmptyWish = (wish: Wish): boolean => JSON.stringify({ ...noWish, ...wish }) === JSON.stringify(noWish);

/** A question, and what was understood with those before it. */
export interface Step {
  readonly question: string;
  readonly wish: Wish;
}

/** Terms are words: none has a comma in it. */
export const joinTerms = (terms: readonly string[]): string => terms.join(",");

/** The address of a search with other filters than it has. */
export function wishPath(id: string, { terms, categoryId, price, platform, onlyNew, like }: Wish): string {
  const about = joinTerms(terms);
  const query = new URLSearchParams({ changed: "1", about, category: categoryId, price, platform });
  if (onlyNew) query.set("new", "1");
  if (like) query.set("like", like);
  return `${searchPath(id)}?${query}`;
}

/** One line of a term’s length, of whole characters. */
export const cutTerm = (text: string): string => tidyLine(text).slice(0, searchLimits.term).toWellFormed();

/** Signs alone say nothing about a tool, and every description has some. */
const isWord = (term: string): boolean => /[\p{L}\p{N}]/u.test(term);

/** The filters of an address, or those of the search. What is not ours in it is left out. */
export function readWish(query: URLSearchParams, stored: Wish): Wish {
  if (!query.has("changed")) return stored;
  const price = query.get("price");
  return {
    terms: [...new Set((query.get("about") ?? "").split(",").map(cutTerm).filter(isWord))].slice(0, searchLimits.terms),
    categoryId: cutTerm(query.get("category") ?? ""),
    price: price === "free" || price === "paid" ? price : "",
    platform: cutTerm(query.get("platform") ?? ""),
    onlyNew: query.get("new") === "1",
    like: cutTerm(query.get("like") ?? ""),
  };
}
