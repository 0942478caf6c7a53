import { textGeneratorPath } from "./text-settings.ts";

/** Part of the history that the page shows. */
export interface HistoryQuery {
  readonly savedOnly: boolean;
  /** Empty for all. */
  readonly search: string;
  readonly shown: number;
}

export const historyStep = 20;
/** Older ones are in the library. */
export const historyShownMax = 200;

/** The page with another part of the history. */
export function historyPath({ savedOnly, search, shown }: HistoryQuery): string {
  const query = new URLSearchParams({
    ...(savedOnly && { history: "saved" }),
    ...(search !== "" && { q: search }),
    ...(shown > historyStep && { show: String(shown) }),
  });
  return query.size > 0 ? `${textGeneratorPath}?${query}` : textGeneratorPath;
}
