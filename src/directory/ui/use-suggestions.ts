import { useEffect, useState } from "react";
import { type FoundEntry, suggestionsPath } from "../found-entry-rules.ts";
import { normalizeQuery } from "../rules.ts";

/** After this pause in typing. */
const delayMs = 150;
/** A single letter fits almost everything. */
const lengthMin = 2;
const none: readonly FoundEntry[] = [];

/**
 * The first entries of the directory that a text finds. Those of the text before stay until others are there; an answer that doesn't come,
 * or comes too late, changes nothing.
 * @param isWanted nothing is fetched otherwise.
 */
export function useSuggestions(text: string, isWanted: boolean): readonly FoundEntry[] {
  const query = normalizeQuery(text);
  const isLong = query.length >= lengthMin;
  const [entries, setEntries] = useState(none);
  useEffect(() => {
    if (!isWanted || !isLong) return setEntries(none);
    const gone = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const response = await fetch(`${suggestionsPath}?${new URLSearchParams({ q: query })}`, gone);
        setEntries(response.ok ? ((await response.json()) as readonly FoundEntry[]) : none);
      } catch {
        if (!gone.signal.aborted) setEntries(none);
      }
    }, delayMs);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [query, isWanted, isLong]);
  return entries;
}
