import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { normalizeQuery } from "../rules.ts";

const urlDelayMs = 150;

/**
 * What is being searched for. The page follows each keystroke; the address (`?q=`) follows a moment later, so that reload and back find
 * it again. One search is one step back, however many letters it has.
 */
export function useDirectorySearch() {
  const [parameters, setParameters] = useSearchParams();
  const inAddress = parameters.get("q") ?? "";
  const [text, setText] = useState(inAddress);
  const written = useRef(inAddress);

  useEffect(() => {
    // Back, forward or a link changed the address: the boxes follow.
    if (inAddress !== written.current) {
      written.current = inAddress;
      setText(inAddress);
    }
  }, [inAddress]);

  useEffect(() => {
    if (text === written.current) return;
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
  }, [text, setParameters]);

  return { text, setText, query: normalizeQuery(text) };
}
