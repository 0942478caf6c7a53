import { creditsPath, type UsageSpan } from "#credits/rules.ts";

export interface HistoryPlace {
  readonly before?: number | undefined;
  readonly after?: number | undefined;
}

/** What the page's address chooses: a place in the history, and a span of the usage. Anything unknown counts as not given. */
export function readHistoryPlace(parameters: URLSearchParams): HistoryPlace {
  return { before: numberOf(parameters.get("before")), after: numberOf(parameters.get("after")) };
}

/** @returns the page's address, without what is usual; `part` is where the reader stays. */
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

/** Numbers of the journal begin at 1. */
const numberOf = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
