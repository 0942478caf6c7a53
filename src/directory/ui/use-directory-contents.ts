import { useCallback, useEffect, useRef, useState } from "react";
import { directoryContentsPath, type SectionContents } from "../rules.ts";

/** How long after the page stands the rest of the directory is fetched (specification §4 and §9). */
const prefetchDelayMs = { wide: 1_000, phone: 300 };

export type ContentsStatus = "waiting" | "complete" | "failed";

/**
 * The content of all sections: those that came with the page, and the rest as soon as it is here. It is fetched a moment after the page
 * stands, or at once when a section is opened or a search begins.
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
