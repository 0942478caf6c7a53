import { useCallback, useEffect, useRef, useState } from "react";
import { useNavigation, useSearchParams } from "react-router";
import {
  directoryContentsPath,
  type FoundSections,
  foundSectionsPath,
  narrowContents,
  normalizeQuery,
  type SectionContents,
} from "../rules.ts";

/** Milliseconds from rendering the page to loading the rest of the directory (A5). */
const prefetchDelayMs = { wide: 1_000, phone: 300 };

export type ContentsStatus = "waiting" | "complete" | "failed";

/**
 * The content of all sections: those that came with the page, and the rest once it is loaded. It loads shortly after the page has rendered,
 * or at once when the user opens a section or starts a search.
 */
export function useDirectoryContents(initial: SectionContents, isPhone: boolean) {
  const [contents, setContents] = useState(initial);
  const [status, setStatus] = useState<ContentsStatus>("waiting");
  const isUnderWay = useRef(false);

  const load = useCallback(async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      const response = await fetch(directoryContentsPath);
      if (!response.ok) throw new Error(`${directoryContentsPath} answered ${response.status}`);
      setContents((await response.json()) as SectionContents);
      setStatus("complete");
    } catch {
      isUnderWay.current = false;
      setStatus("failed");
    }
  }, []);

  useEffect(() => {
    const timer = setTimeout(load, isPhone ? prefetchDelayMs.phone : prefetchDelayMs.wide);
    return () => clearTimeout(timer);
  }, [load, isPhone]);

  return { contents, status, load };
}

const foundDelayMs = 200;

interface Found extends FoundSections {
  readonly query: string;
}

/**
 * Finds the results of a search: at once what has the text, and a moment later what the server finds by its meaning, too.
 * @param query normalized.
 * @param initial what came with the page, and the search that it was found by.
 */
export function useFoundSections(contents: SectionContents, query: string, initial: Found): FoundSections {
  const [found, setFound] = useState<Found>(initial);
  const isFound = found.query === query;
  useEffect(() => {
    if (query === "" || isFound) return;
    const gone = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const response = await fetch(`${foundSectionsPath}?${new URLSearchParams({ q: query })}`, gone);
        if (response.ok) setFound({ query, ...((await response.json()) as FoundSections) });
      } catch {
        // Offline, or the user typed on: what has the text is shown already.
      }
    }, foundDelayMs);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [query, isFound]);
  return isFound && query !== "" ? found : { contents: narrowContents(contents, query) };
}

const urlDelayMs = 150;

/**
 * The search text. The page follows each keystroke; the address (`?q=`) follows a moment later, so that reload and back restore the search.
 * One search is one history entry, however many letters it has.
 */
export function useDirectorySearch() {
  const [parameters, setParameters] = useSearchParams();
  const inAddress = parameters.get("q") ?? "";
  const [text, setText] = useState(inAddress);
  const written = useRef(inAddress);
  const isLeaving = useNavigation().state === "loading";

  useEffect(() => {
    // Back, forward or a link changed the address, so update the search boxes.
    if (inAddress !== written.current) {
      written.current = inAddress;
      setText(inAddress);
    }
  }, [inAddress]);

  useEffect(() => {
    // A suggestion that was chosen while typing would not open.
    if (text === written.current || isLeaving) return;
    const timer = setTimeout(() => {
      const isFirst = written.current === "";
      written.current = text;
      setParameters(
        (current) => {
          const next = new URLSearchParams(current);
          if (text.trim() === "") next.delete("q");
          else next.set("q", text);
          return next;
        },
        { replace: !isFirst, preventScrollReset: true },
      );
    }, urlDelayMs);
    return () => clearTimeout(timer);
  }, [text, setParameters, isLeaving]);

  return { text, setText, query: normalizeQuery(text) };
}
