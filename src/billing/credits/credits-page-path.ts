import { creditsPath, type UsageSpan } from "#credits/rules.ts";
import { checkoutFailure } from "../rules.ts";

export type CreditsForm = "purchase" | "limit" | "low-balance";

/** URL that a form posts to, with an anchor that shows the same part of the page again. */
export const formPath = (form: CreditsForm): string => `${creditsPath}?form=${form}#${form}`;

export const failureOf = (form: string | null): string => (form === "purchase" ? checkoutFailure : saveFailure);

const saveFailure = "This could not be saved. Please try again in a moment.";

export interface HistoryPlace {
  readonly before?: number | undefined;
  readonly after?: number | undefined;
}

/** Reads the place in the history from the page's URL. Invalid values are ignored. */
export function readHistoryPlace(parameters: URLSearchParams): HistoryPlace {
  return { before: numberOf(parameters.get("before")), after: numberOf(parameters.get("after")) };
}

/** @returns the page's URL without defaults; `part` is the anchor to stay at. */
export function creditsPagePath(
  { before, after, span }: HistoryPlace & { readonly span: UsageSpan },
  part: "history" | "usage",
): string {
  const parameters = new URLSearchParams();
  if (span !== "days") parameters.set("usage", span);
  if (before !== undefined) parameters.set("before", String(before));
  if (after !== undefined) parameters.set("after", String(after));
  const query = parameters.toString();
  return `${creditsPath}${query && `?${query}`}#${part}`;
}

/** Journal numbers start at 1. */
const numberOf = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
